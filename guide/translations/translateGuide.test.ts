import { isTagged } from '@/lib/locale/taggedText'
import { readProject } from '@/guide/files/readProject'
import type { ValidElection } from '@/guide/read/electionFiles'
import { readElection } from '@/guide/read/readElection'
import { translateGuide } from './translateGuide'

const { valid } = readElection(readProject(process.cwd()), 'fixtures/upcoming')
const files = valid as ValidElection
const original = translateGuide(files)
const guide = translateGuide({ ...files, election: { ...files.election, languages: ['en', 'ar'] } }, 'ar')

const said = (race: string) =>
  guide.candidates
    .filter((candidate) => candidate.race === race)
    .flatMap(({ experience, stances }) => [experience ?? [], stances.map(({ title, text }) => [title, text])])
    .flat(3)

it('shows what candidates said in a race that is translated, and nobody’s in one with an older translation', () => {
  expect(said('moderator').filter(isTagged)).toEqual([])
  expect(said('selectBoard').filter((text) => !isTagged(text))).toEqual([])
  expect(guide.translation?.candidates).toEqual({
    dorn: { translators: ['machine'], reviewers: ['Layla Haddad'] },
    elm: { translators: ['Omar Nasser'], reviewers: [] },
  })
})

it('keeps the original of each translated statement, which names the ticks of readers', () => {
  const find = ({ candidates }: typeof guide) => candidates.find(({ id }) => id === 'dorn')?.stances[0]
  expect(find(guide)?.original).toBe(find(original)?.text)
})

it('is the guide itself in its own language, and in one that it does not have', () => {
  expect(original.translation).toBeUndefined()
  expect(translateGuide(files, 'pt')).toEqual(original)
})

import { candidateFile } from '@/guide/fields/candidateFile'
import type { Translation } from '@/guide/fields/translationsFile'
import { readProject } from '@/guide/files/readProject'
import { buildGuide } from './publishedGuide'
import type { ValidElection } from './electionFiles'
import { readElection } from './election'
import { isTagged, tagText, untagText } from '@/lib/locale/taggedText'
import { compareTranslations } from '@/guide/translations/comparedTexts'
import { findTranslatedCandidates, translateElection } from '@/guide/translations/translatedElection'
import { listGuideTexts, listTexts } from '@/guide/translations/texts'
import { translateGuide } from './guide'

const place = (text: string, path = '') => ({ text, path })
const translate = (...originals: readonly string[]) => originals.map((original) => ({ original }))
const summarize = ({ texts, unused }: ReturnType<typeof compareTranslations>) => [
  texts.map(({ original, index, state }) => [original, state, index]),
  unused,
]

it('finds the translation of each passage, and what has none', () => {
  const compared = compareTranslations([place('Mayor'), place('City Council')], translate('City Council'))
  expect(summarize(compared)).toEqual([
    [
      ['Mayor', 'missing', undefined],
      ['City Council', 'current', 0],
    ],
    [],
  ])
})

it('lists a passage once, with all of its places', () => {
  const { texts } = compareTranslations([place('Mayor', 'a'), place('Clerk', 'b'), place('Mayor', 'c')], [])
  expect(texts.map(({ places }) => places.map(({ path }) => path))).toEqual([['a', 'c'], ['b']])
})

it('gives the translation of an older passage to the most similar one that has none', () => {
  const compared = compareTranslations(
    [place('The polls open at 8 am on Tuesday.'), place('The polls close at 8 pm on Tuesday.'), place('Mayor')],
    translate('Mayor', 'The polls close at 7 pm on Tuesday.', 'Nothing like it'),
  )
  expect(summarize(compared)).toEqual([
    [
      ['The polls open at 8 am on Tuesday.', 'missing', undefined],
      ['The polls close at 8 pm on Tuesday.', 'older', 1],
      ['Mayor', 'current', 0],
    ],
    [2],
  ])
})

const root = process.cwd()
const read = (name: string) => readElection(readProject(root), name).valid as ValidElection
const region = read('fixtures/region')

/** A copy of a value with other text. */
function mapStrings(value: unknown, change: (text: string) => string): unknown {
  return JSON.parse(JSON.stringify(value), (key, inner: unknown) => {
    // A tag replaces the field.
    if (key === 'language') return undefined
    return typeof inner === 'string' ? change(inner) : inner
  })
}

/** Translations of the words of the candidates, like `⟨text⟩`, each with further fields. */
function translateWords(files: ValidElection, fields: Partial<Translation>): readonly Translation[] {
  const texts = listGuideTexts(files).filter(({ candidate }) => candidate !== undefined)
  return [...new Set(texts.map(({ text }) => text))].map((original) => ({ original, text: `⟨${original}⟩`, ...fields }))
}

const byMachine = (texts: readonly Translation[]) => ({ by: 'machine', texts: [...texts] })
const textOf = (files: ValidElection, id: string) =>
  files.candidates.find((candidate) => candidate.id === id)?.file.stances?.[0]?.text

it.each(['anytown', 'region', 'showcase', 'upcoming'])('only tags the text of %s if nothing is translated', (name) => {
  const files = read(`fixtures/${name}`)
  const guide = buildGuide(translateElection(files, 'en', 'es'))
  const original = buildGuide(files)
  // Text in Spanish has no tag, and stays in the same place.
  expect(mapStrings(guide, untagText)).toEqual(mapStrings(original, (text) => text))
  expect(guide.candidates.map(({ name: person }) => person)).toEqual(original.candidates.map((each) => each.name))
  expect(JSON.stringify(guide)).toContain('\u{E0001}')
})

it('translates every place with the same text, and no name', () => {
  const [race] = region.election.races
  const [person] = region.candidates
  const texts = [race?.name, person?.file.name].map((original = '') => ({ original, text: `⟨${original}⟩` }))
  const translated = translateElection(region, 'en', 'es', byMachine(texts))
  expect(translated.election.races[0]?.name).toBe(`⟨${race?.name}⟩`)
  expect(translated.candidates[0]?.file.name).toBe(person?.file.name)
})

it('translates a party, and leaves N/A in place of an unknown one', () => {
  const [first] = region.candidates as [ValidElection['candidates'][number]]
  const parties = ['Democrat', 'Unenrolled', 'N/A']
  const candidates = parties.map((party) => ({ ...first, file: { ...first.file, party } }))
  const texts = ['Democrat', 'N/A'].map((original) => ({ original, text: `⟨${original}⟩` }))
  const translated = translateElection({ ...region, candidates }, 'en', 'es', byMachine(texts))
  const expected = ['⟨Democrat⟩', tagText('Unenrolled', 'en'), 'N/A']
  expect(translated.candidates.map(({ file }) => file.party)).toEqual(expected)
})

describe("a candidate's words", () => {
  const people = region.candidates.filter(({ file }) => (file.stances ?? []).length > 0)
  const [{ id, file }] = people as [(typeof people)[number]]
  const words = translateWords(region, { reviewedBy: 'Ana Silva' })

  it('are shown once a person has reviewed all of the race', () => {
    const translated = translateElection(region, 'en', 'es', byMachine(words))
    expect(textOf(translated, id)).toBe(`⟨${file.stances?.[0]?.text}⟩`)
  })

  it.each(region.candidates.map((candidate) => candidate.id))(
    'stay in the original for everyone in the race if one passage of %s has no translation',
    (other) => {
      const candidate = region.candidates.find((each) => each.id === other)
      const own = listTexts(candidateFile, candidate?.file).filter(({ wording }) => wording === 'candidate')
      const race = candidate?.file.race
      const rivals = region.candidates.filter((each) => each.file.race === race).map((each) => each.id)
      for (const { text } of own.slice(0, 2)) {
        const some = byMachine(words.filter(({ original }) => original !== text))
        const { candidates, questionnaires } = translateElection(region, 'en', 'es', some)
        const answers = questionnaires.flatMap((each) =>
          (each.file.questions ?? []).map((asked) => asked.answers ?? {}),
        )
        const shown = rivals.map((rival) => [
          candidates.find((each) => each.id === rival),
          answers.map((by) => by[rival]),
        ])
        expect(JSON.stringify(shown)).not.toContain('⟨')
      }
    },
  )

  it('need a person who translated or reviewed them', () => {
    const all = region.candidates.length
    const count = (texts: readonly Translation[]) => findTranslatedCandidates(region, 'es', byMachine(texts)).size
    expect(count(translateWords(region, { by: 'Ana Silva' }))).toBe(all)
    expect(count(translateWords(region, {}))).toBe(0)
    const [first, ...others] = words
    expect(count([...others, { ...first!, reviewedBy: undefined }])).toBeLessThan(all)
  })
})

describe('translateGuide', () => {
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
})

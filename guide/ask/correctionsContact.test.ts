import { getCorrectionsContact } from './guide'
import { anElection, aGuide } from '@/guide/testing/factories'
import { loadEdited } from '@/guide/testing/copyElection'

const files = { election: 'data/a/election.yaml', candidates: { ada: 'data/a/candidates/ada.yml' } }
const guideWith = (corrections: string) => aGuide({ files, election: { ...anElection, publisher: { corrections } } })

it.each([
  'editors@guide.example',
  'https://guide.example/correct',
  'https://github.com/ada/guide/issues/new?template=correction.yml',
  'https://github.com/ada',
  'https://github.com.example/ada/guide',
])('is %s itself', (corrections) => {
  expect(getCorrectionsContact(guideWith(corrections), 'ada')).toBe(corrections)
})

it.each(['https://github.com/ada/guide', 'https://github.com/ada/guide/', 'https://github.com/ada/guide.git'])(
  'is the file of the page in the repository %s',
  (corrections) => {
    const guide = guideWith(corrections)
    const branch = 'https://github.com/ada/guide/blob/HEAD'
    expect(getCorrectionsContact(guide, 'ada')).toBe(`${branch}/data/a/candidates/ada.yml`)
    expect(getCorrectionsContact(guide)).toBe(`${branch}/data/a/election.yaml`)
    expect(getCorrectionsContact(guide, 'constructor')).toBe(`${branch}/data/a/election.yaml`)
  },
)

it('is undefined without an address for corrections', () => {
  expect(getCorrectionsContact(aGuide({ files }))).toBeUndefined()
})

it('uses the paths of the files that the guide was loaded from', () => {
  const guide = loadEdited(({ replace }) =>
    replace('election.yaml', 'races:', 'publisher:\n  corrections: https://github.com/ada/guide\nraces:'),
  )
  expect(getCorrectionsContact(guide, 'ada')).toMatch(/\/blob\/HEAD\/data\/anytown-2017\/candidates\/ada\.yaml$/)
  expect(getCorrectionsContact(guide)).toMatch(/\/blob\/HEAD\/data\/anytown-2017\/election\.yaml$/)
})

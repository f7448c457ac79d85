/** @jest-environment node */
import { copyElection, loadEdited, reportEdited, removeCopies } from '@/guide/testing/copyElection'
import { loadGuide } from './loadGuide'

afterAll(removeCopies)

it('reports every problem in every file at once', () => {
  const message = reportEdited(({ replace }) => {
    replace('candidates/ada.yaml', 'party: N/A', 'party: [Whig]')
    replace('candidates/ada.yaml', 'race: cityCouncil', 'race: dogCatcher')
    replace('candidates/bob.yaml', 'incumbent: false', 'incumbent: 7')
    replace('candidates/cy.yaml', '- minutes', '- memory')
    replace('election.yaml', 'voteFor: 7', 'voteFor: seven')
  })
  expect(message).toContain('5 problems')
  for (const found of ['a list', 'dogCatcher', 'the number 7', 'memory', 'the text "seven"'])
    expect(message).toContain(found)
})

it('reports problems between files even if each has problems of its own', () => {
  const message = reportEdited(({ replace }) => {
    replace('election.yaml', 'voteFor: 7', 'voteFor: seven')
    replace('election.yaml', '"20:00"', '"06:00"')
    replace('sources.yaml', 'link: false', 'link: maybe')
    replace('candidates/ada.yaml', 'incumbent: true', 'incumbent: maybe')
    replace('candidates/ada.yaml', 'party: N/A', 'party: Democrat')
    replace('candidates/bob.yaml', '- minutes', '- memory')
  })
  expect(message).toContain('6 problems')
})

it('reports an error in the date of the election once', () => {
  const message = reportEdited(({ replace }) => replace('election.yaml', 'date: 2017-11-07', 'date: 2003-11-07'))
  expect(message).toMatch(/^1 problem\. .*\n\ndata.anytown-2017.election\.yaml, line 8, date\n/)
})

it('lists the elections if the chosen one does not exist', () => {
  const { root } = copyElection()
  expect(() => loadGuide(root, 'anytown-2032')).toThrow(
    'ELECTION\n  expected: one of anytown-2017\n  found: "anytown-2032"',
  )
})

it('freezes the guide', () => {
  const { candidates, election } = loadEdited(() => {})
  expect(() => Object.assign(candidates[0] ?? {}, { name: 'Nobody' })).toThrow(TypeError)
  expect(() => Object.assign(election.when, { hours: undefined })).toThrow(TypeError)
})

it('loads the only election, or the one with the given name', () => {
  const copy = copyElection()
  expect(loadGuide(copy.root).election.name).toBe('Anytown city election')
  copy.write('/data/anytown-2015/election.yaml', 'city: Anytown')
  expect(() => loadGuide(copy.root)).toThrow('data/site.yaml')
  expect(loadGuide(copy.root, 'anytown-2017').candidates).toHaveLength(4)
})

it('requires an election', () => {
  const copy = copyElection()
  copy.remove('election.yaml')
  expect(() => loadGuide(copy.root)).toThrow('expected: a folder with an election.yaml\n  found: none')
})

it('loads the showcase', () => {
  const { races, candidates } = loadGuide(process.cwd(), 'fixtures/showcase')
  expect(races).toHaveLength(4)
  expect(candidates.filter(({ withdrawn }) => withdrawn).map(({ id }) => id)).toEqual(['quill'])
})

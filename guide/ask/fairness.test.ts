/** @jest-environment node */
import { aCandidate, aGuide, anElection, aRace, aStance } from '@/guide/testing/factories'
import type { Candidate } from '@/guide/fields/published'
import { buildFairnessTables, listRaceOrders } from './fairness'

const election = { ...anElection, results: { winners: {}, sources: [] } }

/** The groupings of a race with results whose candidates have stances with these numbers of words. */
function groupCandidates(...candidates: readonly (Partial<Candidate> & { readonly words: number })[]) {
  const all = candidates.map(({ words, ...fields }, index) =>
    aCandidate({
      id: `candidate-${index}`,
      src: `candidate-${index}.svg`,
      stances: words > 0 ? [aStance(1, { text: 'word '.repeat(words) })] : [],
      ...fields,
    }),
  )
  return buildFairnessTables(aGuide({ candidates: all, election })).flatMap(({ groupings }) => groupings)
}

it('compares nobody without several parties or results in the race', () => {
  expect(groupCandidates({ words: 1 }, { words: 9 })).toEqual([])
  expect(groupCandidates({ words: 1, party: 'Whig', result: 'elected' })).toEqual([])
  expect(groupCandidates()).toEqual([])
  const withdrawn = { sources: [] }
  expect(groupCandidates({ words: 1, result: 'elected' }, { words: 9, result: 'not elected', withdrawn })).toEqual([])
})

it('compares nobody by result before there are results, even if somebody is elected without a vote', () => {
  const candidates = [aCandidate({ result: 'acclaimed' }), aCandidate({ id: 'bob' })]
  expect(buildFairnessTables(aGuide({ candidates }))).toMatchObject([{ groupings: [] }])
  expect(buildFairnessTables(aGuide({ candidates, election }))).toMatchObject([
    { groupings: [{ groups: [{ label: 'Elected without a vote' }, { label: 'Not decided' }] }] },
  ])
})

it.each([
  [[120], [100], []],
  [[121], [100], ['words']],
  // In binary fractions, 3.6 is more than 1.2 times 3.
  [[3, 3, 4, 4, 4], [3], []],
  [[1], [0], ['stances', 'words']],
  [[0], [0], []],
])('names averages of which the highest is more than 20% above the lowest: %j and %j', (elected, others, expected) => {
  const [byResult] = groupCandidates(
    ...elected.map((words) => ({ words, result: 'elected' as const })),
    ...others.map((words) => ({ words, result: 'not elected' as const })),
  )
  expect(byResult?.gaps.map(({ measure, high, low }) => [measure, high.label, low.label])).toEqual(
    expected.map((measure) => [measure, 'Elected', 'Not elected']),
  )
})

it('compares all races together if there are many, each candidacy by the topics of its race', () => {
  const races = Array.from({ length: 6 }, (_, index) => ({ ...aRace, id: `race-${index}`, name: `Race ${index}` }))
  const onRoads = [aStance(1, { topics: ['roads'] })]
  const candidates = races.map(({ id }, index) =>
    aCandidate({ id: `in-${id}`, race: id, party: index < 2 ? 'Whig' : 'N/A', stances: onRoads }),
  )
  const roads = { id: 'roads', name: 'Roads', races: ['race-0', 'race-5'] }
  const [together, ...tables] = buildFairnessTables(aGuide({ races, candidates, topics: [roads] }))
  expect(together).toMatchObject({ title: 'All races together', path: '/candidates/', topicCount: 1, rows: [] })
  expect(together?.groupings).toMatchObject([
    {
      by: 'party',
      groups: [
        { label: 'Whig', size: 2, averages: { topics: 0.5 } },
        { label: 'Party not known', size: 4, averages: { topics: 0.25 } },
      ],
      gaps: [{ measure: 'topics' }],
    },
  ])
  expect(tables.map(({ race, groupings }) => [race?.id, groupings])).toEqual(races.map(({ id }) => [id, []]))
})

it('counts somebody who runs in several races once in a group', () => {
  const races = Array.from({ length: 6 }, (_, index) => ({ ...aRace, id: `race-${index}` }))
  const ran = (race: string, result: 'elected' | 'not elected') => ({ race, result, position: 'Candidate' })
  const candidacies = [ran('race-0', 'elected'), ran('race-1', 'not elected'), ran('race-2', 'not elected')]
  const [together] = buildFairnessTables(aGuide({ races, election, candidates: [aCandidate({ candidacies })] }))
  expect(together?.groupings).toMatchObject([
    {
      groups: [
        { label: 'Elected', size: 1 },
        { label: 'Not elected', size: 1 },
      ],
    },
  ])
})

it('has the order of every race', () => {
  const mayor = { ...aRace, id: 'mayor', name: 'Mayor' }
  const numbered = aCandidate({ id: 'cy', race: 'mayor', ballotOrder: 1 })
  expect(listRaceOrders(aGuide({ races: [aRace, mayor], candidates: [aCandidate(), numbered] }))).toEqual([
    { race: 'City Council', sentence: 'Candidates are listed by surname, A to Z.' },
    { race: 'Mayor', sentence: 'Candidates are listed in the order of the official ballot.' },
  ])
})

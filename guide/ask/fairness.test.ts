import { aCandidate, aGuide, anElection, aStance } from '@/guide/testing/factories'
import type { Candidate, Guide } from '@/guide/fields/published'
import { buildFairnessTables } from './fairness'

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
    { groupings: [{ groups: [{ label: 'Elected without a vote' }, { label: 'No result yet' }] }] },
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

it('lists parties and results in the order of the guide’s own language, and unknown ones last', () => {
  const parties = ['N/A', 'Whig', 'Federalist']
  const results = ['not elected', undefined, 'elected'] as const
  const build = (rename: (party: string) => string) =>
    aGuide({
      candidates: parties.map((party, index) =>
        aCandidate({
          id: `candidate-${index}`,
          party: rename(party),
          ...(results[index] ? { result: results[index] } : {}),
        }),
      ),
      election,
    })
  const original = build((party) => party)
  const translated = build((party) => (party === 'Federalist' ? 'Zentralist' : party))
  const listLabels = (guide: Guide) =>
    buildFairnessTables(guide).flatMap(({ groupings }) =>
      groupings.map(({ groups }) => groups.map(({ label }) => label)),
    )
  const byResult = ['Elected', 'Not elected', 'No result yet']
  expect(listLabels(original)).toEqual([['Federalist', 'Whig', 'Party not known'], byResult])
  expect(listLabels({ ...translated, translation: { from: 'en', candidates: {}, original } })).toEqual([
    ['Zentralist', 'Whig', 'Party not known'],
    byResult,
  ])
})

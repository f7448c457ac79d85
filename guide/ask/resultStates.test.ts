import { array, assert, nat, property } from 'fast-check'
import { createShareFormat } from '@/lib/locale/numbers'
import { countVotes, findRaceState } from './results'

const mayor = { id: 'mayor' }

it.each([
  [{}, 'not reported'],
  [{ winners: { mayor: [] } }, 'not reported'],
  [{ votes: { mayor: { candidates: {} } } }, 'not reported'],
  [{ votes: { mayor: { candidates: { ada: 0 } } } }, 'undecided'],
  [{ votes: { mayor: { candidates: {}, blanks: 1 } } }, 'undecided'],
  [{ winners: { mayor: ['ada'] } }, 'decided'],
  [{ advancing: { mayor: ['ada'] } }, 'decided'],
  [{ writeInWinners: { mayor: ['Al'] } }, 'decided'],
  [{ open: { mayor: { reason: 'vacant' } } }, 'decided'],
  [{ winners: { mayor: ['ada'] }, open: { mayor: { reason: 'undecided' } } }, 'undecided'],
] as const)('a race with %j is %s', (reports, state) => {
  expect(findRaceState(mayor, { winners: {}, ...reports })).toBe(state)
  expect(findRaceState({ ...mayor, noVote: { reason: 'canceled', sources: [] } }, { winners: {} })).toBeUndefined()
})

it.each([
  [[{ votes: 60 }, { votes: 40 }], {}, { counts: [60, 40], total: 100 }],
  [[{ votes: 60 }, { withdrawn: { sources: [] } }], { writeIns: 40 }, { counts: [60], total: 100 }],
  [[{ votes: 60 }, {}], {}, undefined],
  [[{ votes: 0 }], {}, undefined],
])('counts the votes that percentages are of: %j', (candidates, votes, counted) => {
  expect(countVotes(candidates, votes)).toEqual(counted)
})

it('shows equal percentages only for equal counts, and 0%, 50% and 100% only for nothing, half and all', () => {
  assert(
    property(array(nat(1_000_000), { minLength: 1, maxLength: 12 }), nat(10), (counts, writeIns) => {
      const total = counts.reduce((sum, count) => sum + count, writeIns) || 1
      const format = createShareFormat(counts, total)
      const different = [...new Set([0, total / 2, total, ...counts])]
      expect(new Set(different.map(format)).size).toBe(different.length)
    }),
  )
  expect(createShareFormat([2, 1], 3)(1)).toBe('33.3%')
  expect(createShareFormat([4999], 10_000)(4999)).toBe('49.99%')
})

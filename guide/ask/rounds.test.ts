import { aCandidate, aGuide, anElection, aRace, aSource } from '@/guide/testing/factories'
import { buildRounds } from './results'

const race = { ...aRace, voteFor: undefined, ranks: 3, seats: 2 }

/** The rows of each round, as the name, the votes, the change and what happened. */
function countVotes(rounds: Record<string, number[]>, winners: readonly string[], quota: number) {
  const candidates = Object.keys(rounds).map((id) =>
    aCandidate({ id, name: id, sortName: id, result: winners.includes(id) ? 'elected' : 'not elected' }),
  )
  const votes = { [race.id]: { candidates: {}, rounds, exhausted: [0, 3, 5], quota } }
  const results = { winners: { [race.id]: winners }, votes, sources: [aSource] }
  const count = buildRounds(aGuide({ races: [race], candidates, election: { ...anElection, results } }), race)
  return count?.rounds.map(({ rows, exhaustedChange }) => [
    ...rows.map(({ name, votes: own, change, status }) => [name, own, change, status]),
    exhaustedChange,
  ])
}

it('says in which round somebody was elected or eliminated, and who had votes in it', () => {
  const rounds = { ada: [50, 40, 40], bob: [10], cy: [20, 27, 0], dee: [15, 25, 50] }
  expect(countVotes(rounds, ['ada', 'dee'], 40)).toEqual([
    [
      ['ada', 50, undefined, 'elected'],
      ['bob', 10, undefined, 'eliminated'],
      ['cy', 20, undefined, undefined],
      ['dee', 15, undefined, undefined],
      undefined,
    ],
    [['ada', 40, -10, undefined], ['cy', 27, 7, 'eliminated'], ['dee', 25, 10, undefined], 3],
    [['ada', 40, 0, undefined], ['dee', 50, 25, 'elected'], 2],
  ])
})

it('subtracts fractions of a vote exactly', () => {
  const last = countVotes({ ada: [50, 40], bob: [10, 18.1], cy: [15, 16.7333] }, ['ada'], 40)?.at(-1)
  expect(last).toEqual([
    ['ada', 40, -10, undefined],
    ['bob', 18.1, 8.1, undefined],
    ['cy', 16.7333, 1.7333, undefined],
    3,
  ])
})

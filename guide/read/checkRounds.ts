/** Checks the rounds of a count of ranked ballots: each follows from the one before, and the last agrees with the winners. */
import { getOwn } from '@/lib/getOwn'
import type { Problem } from '@/lib/problems'
import { createStranger, type RaceContext } from './checkCounts'
import { createProblem } from './readYaml'

/** Of the sums of votes, without the errors of binary fractions. */
const mostDecimals = 6

const roundFields = ['rounds', 'exhausted', 'quota'] as const

/** Returns every count of a round that contradicts another one, or a winner. */
export function checkRounds(context: RaceContext): Problem[] {
  const { data, race, results } = context
  const votes = getOwn(results.votes, race.id)
  if (!votes) return []
  const path = ['results', 'votes', race.id]
  if (race.ranks === undefined) {
    return roundFields
      .filter((field) => votes[field] !== undefined)
      .map((field) => {
        const message = `Voters do not rank candidates for ${race.name}. Clear this, or enter the ranks in the race.`
        return createProblem(data, [...path, field], message)
      })
  }
  if (votes.rounds) return [...checkPeople(context), ...checkTotals(context), ...checkLastRound(context)]
  if (!votes.exhausted) return []
  const message =
    'There are exhausted ballots, but no votes by round. Enter the votes of each round, or clear the exhausted ballots.'
  return [createProblem(data, [...path, 'rounds'], message)]
}

/** Everyone with first choices has rounds, and the first round has these first choices. */
function checkPeople({ data, race, results, candidacies }: RaceContext): Problem[] {
  const { candidates, rounds = {} } = getOwn(results.votes, race.id) ?? { candidates: {} }
  const path = ['results', 'votes', race.id]
  return [
    ...Object.entries(rounds).flatMap(([id, counts]) => {
      const place = [...path, 'rounds', id]
      if (!candidacies.has(id)) return [createStranger(data, place, race.name, id)]
      const name = candidacies.get(id)?.name ?? id
      const first = getOwn(candidates, id)
      const gone = counts.findIndex((count, round) => count > 0 && counts[round - 1] === 0)
      if (gone > 0) {
        const message = `${name} has no votes in round ${gone}, but some in round ${gone + 1}. Correct one of the two.`
        return [createProblem(data, [...place, gone], message)]
      }
      if (counts[0] === first && first !== undefined) return []
      const message = `${name} has ${counts[0] ?? 'no'} votes in the first round, but ${first ?? 'none'} in the votes of the race. Correct one of the two.`
      return [createProblem(data, place, message)]
    }),
    ...Object.keys(candidates)
      .filter((id) => getOwn(rounds, id) === undefined)
      .map((id) => {
        const message = `Enter the votes of ${candidacies.get(id)?.name ?? id} in each round, as for the others.`
        return createProblem(data, [...path, 'rounds', id], message)
      }),
  ]
}

/** Ballots are transferred or exhausted, but never added. */
function checkTotals({ data, race, results }: RaceContext): Problem[] {
  const { rounds = {}, exhausted, writeIns = 0 } = getOwn(results.votes, race.id) ?? {}
  const path = ['results', 'votes', race.id]
  const length = countRounds(rounds)
  if (exhausted && exhausted.length !== length) {
    const message = `Enter ${length} numbers of exhausted ballots, one for each round. There are ${exhausted.length}.`
    return [createProblem(data, [...path, 'exhausted'], message)]
  }
  const totals = Array.from({ length }, (_, round) => {
    const counts = [...Object.values(rounds).map((each) => each[round] ?? 0), exhausted?.[round] ?? 0]
    // Names that voters wrote in have no rounds. Their ballots are transferred after the first.
    return Number(counts.reduce((sum, count) => sum + count, round === 0 ? writeIns : 0).toFixed(mostDecimals))
  })
  // Rounded fractions of a vote may add up to a little more.
  const grown = totals.findIndex((total, round) => total >= (totals[round - 1] ?? Infinity) + 1)
  const fallen = (exhausted ?? []).findIndex((count, round) => count < (exhausted?.[round - 1] ?? 0))
  const fix = 'Correct the votes of one of the rounds.'
  return [
    ...(grown < 0
      ? []
      : [
          createProblem(
            data,
            [...path, 'rounds'],
            `Round ${grown + 1} has more ballots (${totals[grown]}) than the round before (${totals[grown - 1]}). ${fix}`,
          ),
        ]),
    ...(fallen < 0
      ? []
      : [
          createProblem(
            data,
            [...path, 'exhausted', fallen],
            `Round ${fallen + 1} has fewer exhausted ballots than the round before, but ballots stay exhausted. ${fix}`,
          ),
        ]),
  ]
}

/** Winners are still there in the last round, and nobody else has more votes in it. */
function checkLastRound({ data, race, results, candidacies }: RaceContext): Problem[] {
  const { rounds = {}, explanation, quota = Infinity } = getOwn(results.votes, race.id) ?? {}
  const list = (field: 'winners' | 'advancing') =>
    (getOwn(results[field], race.id) ?? []).map((id, index) => ({ id, path: ['results', field, race.id, index] }))
  const winners = [...list('winners'), ...list('advancing')]
  const length = countRounds(rounds)
  const getLast = (id: string) => getOwn(rounds, id)?.[length - 1] ?? 0
  const others = Object.keys(rounds).filter(
    (id) => winners.every((winner) => winner.id !== id) && !candidacies.get(id)?.withdrawn,
  )
  const most = Math.max(0, ...others.map(getLast))
  return winners.flatMap(({ id: winner, path }) => {
    const place = ['results', 'votes', race.id, 'rounds', winner]
    const [won, lost] = path[1] === 'winners' ? ['is a winner', 'was not elected'] : ['moves on', 'does not move on']
    const fix = 'Correct the rounds or the winners.'
    // Somebody who reached the quota may leave the count.
    if (getOwn(rounds, winner)?.some((count) => count >= quota) ?? true) return []
    const name = candidacies.get(winner)?.name ?? winner
    if (getLast(winner) === 0) {
      const message = `${name} ${won}, but has no votes in the last round. ${fix}`
      return [createProblem(data, place, message)]
    }
    if (getLast(winner) >= most || explanation !== undefined) return []
    const message = `${name} ${won} with ${getLast(winner)} votes in the last round, but somebody who ${lost} has ${most}. ${fix}`
    return [createProblem(data, place, message)]
  })
}

/** The number of rounds: those of a person who was in the last one. */
function countRounds(rounds: Readonly<Record<string, readonly number[]>>): number {
  return Math.max(0, ...Object.values(rounds).map(({ length }) => length))
}

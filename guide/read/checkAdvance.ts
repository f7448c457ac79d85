/** Checks races whose winners are not elected, but move on to another election. */
import { countSeats, isPrimary } from '@/guide/words/facts'
import { getOwn } from '@/lib/getOwn'
import { countNoun, type Problem } from '@/lib/problems'
import type { ElectionFile } from '@/guide/fields/electionFile'
import type { RaceContext } from './checkCounts'
import { createProblem, type DataFile } from './readYaml'

/** Returns every field of a race that contradicts its `advance`. */
export function checkAdvance(data: DataFile, races: ElectionFile['races'], index: number): Problem[] {
  const race = races[index]
  if (!race?.advance) return []
  const { name, group, seats, noVote, advance } = race
  const path = ['races', index]
  const isRepeated = races.some((other, place) => place !== index && other.name === name && other.group === group)
  const rules: readonly (readonly [isBroken: boolean, field: string, message: string])[] = [
    [
      isPrimary(race) && seats !== undefined,
      'seats',
      'The winners of this race move on, so nobody is elected in it. Leave the seats empty. If the winners move on only in some cases, enter the condition for it.',
    ],
    [
      noVote?.reason === 'acclaimed',
      'advance',
      'Everyone in this race is elected without a vote, so nobody can move on. Remove one of the two.',
    ],
    [
      advance.party !== undefined && isRepeated,
      'name',
      `Another race on the ballot has the same name. Add the party, like “${name}, ${advance.party}”.`,
    ],
  ]
  return rules.flatMap(([isBroken, field, message]) =>
    isBroken ? [createProblem(data, [...path, field], message)] : [],
  )
}

/** In one race, either all move on, or those who are not elected, if seats remain. */
export function checkAdvancing({ data, race, results, candidacies }: RaceContext): Problem[] {
  const { id, name, advance } = race
  const list = (field: 'winners' | 'advancing' | 'writeInWinners') => getOwn(results[field], id) ?? []
  const report = (field: string, message: string) => [createProblem(data, ['results', field, id], message)]
  const advancing = list('advancing')
  if (!advance) {
    if (advancing.length === 0) return []
    const message = `Nobody moves on from ${name}. Clear the boxes here, or enter in the race that its winners move on.`
    return report('advancing', message)
  }
  if (isPrimary(race)) {
    const message = `The winners of ${name} are not elected, but move on. Enter them there instead.`
    const addCandidates = `Nobody is elected in ${name}. Add each as a candidate who is a write-in, and enter that they move on.`
    return [
      ...(list('winners').length > 0 ? report('winners', message) : []),
      ...(list('writeInWinners').length > 0 ? report('writeInWinners', addCandidates) : []),
    ]
  }
  if (advancing.length === 0) return []
  const elected = [...list('winners'), ...list('writeInWinners')]
  const winner = advancing.find((each) => elected.includes(each))
  if (winner !== undefined) {
    const message = `${candidacies.get(winner)?.name ?? 'Somebody'} cannot be elected and move on. Clear one of the two.`
    return report('advancing', message)
  }
  if (elected.length >= (countSeats(race) ?? Infinity)) {
    const message = `All seats of ${name} have a winner, so nobody moves on. Clear the boxes here, or a winner.`
    return report('advancing', message)
  }
  const running = [...candidacies.values()].filter(({ withdrawn }) => !withdrawn).length
  // Fewer may move on to a runoff for the seats that remain.
  const isMissing = elected.length === 0 && advancing.length < Math.min(advance.count, running)
  if (advancing.length <= advance.count && (!isMissing || getOwn(results.open, id))) return []
  const message = `${countNoun(advance.count, 'candidate')} should move on from ${name}, but ${advancing.length} are chosen. Correct them here, or the number in the race.`
  return report('advancing', message)
}

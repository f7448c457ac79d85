/** Checks races whose winners are not elected, but move on to another election. */
import { countSeats, isPrimary } from '@/lib/countSeats'
import { getOwn } from '@/lib/getOwn'
import { describeFound, type Problem } from '@/lib/problems'
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
  const rules: readonly (readonly [isBroken: boolean, field: string, expected: string, fix: string])[] = [
    [
      isPrimary(race) && seats !== undefined,
      'seats',
      'nothing, because nobody is elected in a race whose winners move on',
      'Delete it. If the winners move on only in some cases, add "condition" to "advance".',
    ],
    [
      noVote?.reason === 'acclaimed',
      'advance',
      'nothing, because everyone is elected without a vote',
      'Delete it, or correct "noVote".',
    ],
    [
      advance.party !== undefined && isRepeated,
      'name',
      'a name that no other race on the ballot has',
      `Add the party, like "${name}, ${advance.party}".`,
    ],
  ]
  return rules.flatMap(([isBroken, field, expected, fix]) =>
    isBroken ? [createProblem(data, [...path, field], expected, describeFound(data.get([...path, field])), fix)] : [],
  )
}

/** In one race, either all move on, or those who are not elected, if seats remain. */
export function checkAdvancing({ data, race, results, candidacies }: RaceContext): Problem[] {
  const { id, name, advance } = race
  const list = (field: 'winners' | 'advancing' | 'writeInWinners') => getOwn(results[field], id) ?? []
  const report = (field: string, expected: string, fix: string) => {
    const path = ['results', field, id]
    return [createProblem(data, path, expected, describeFound(data.get(path)), fix)]
  }
  const advancing = list('advancing')
  if (!advance) {
    if (advancing.length === 0) return []
    return report('advancing', `nobody, because ${name} has no "advance"`, 'Delete it, or add "advance" to the race.')
  }
  if (isPrimary(race)) {
    const expected = `nobody, because the winners of ${name} move on`
    const addFile =
      'Add each as a candidate who is a write-in, so that there is a page, and list the ids under "advancing".'
    return [
      ...(list('winners').length > 0 ? report('winners', expected, 'List them under "advancing".') : []),
      ...(list('writeInWinners').length > 0 ? report('writeInWinners', expected, addFile) : []),
    ]
  }
  if (advancing.length === 0) return []
  const elected = [...list('winners'), ...list('writeInWinners')]
  const winner = advancing.find((each) => elected.includes(each))
  if (winner !== undefined)
    return report('advancing', 'people who are not elected', `Delete "${winner}" here, or under "winners".`)
  if (elected.length >= (countSeats(race) ?? Infinity))
    return report('advancing', 'nobody, because the race has as many winners as seats', 'Delete it, or a winner.')
  const running = [...candidacies.values()].filter(({ withdrawn }) => !withdrawn).length
  // Fewer may move on to a runoff for the seats that remain.
  const isMissing = elected.length === 0 && advancing.length < Math.min(advance.count, running)
  if (advancing.length <= advance.count && (!isMissing || getOwn(results.open, id))) return []
  return report('advancing', `${advance.count}, as "advance" of ${name} has it`, 'Correct one of them.')
}

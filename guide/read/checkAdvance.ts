/** Checks races whose winners are not elected, but move on to another election. */
import { countSeats, isPrimary } from '@/lib/countSeats'
import { getOwn } from '@/lib/getOwn'
import { countNoun, describeFound, type Problem } from '@/lib/problems'
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
  const rules: readonly (readonly [
    isBroken: boolean,
    field: string,
    message: string,
    expected: string,
    fix: string,
  ])[] = [
    [
      isPrimary(race) && seats !== undefined,
      'seats',
      'The winners of this race move on, so nobody is elected in it. Leave the seats empty. If the winners move on only in some cases, enter the condition for it.',
      'nothing, because nobody is elected in a race whose winners move on',
      'Delete it. If the winners move on only in some cases, add "condition" to "advance".',
    ],
    [
      noVote?.reason === 'acclaimed',
      'advance',
      'Everyone in this race is elected without a vote, so nobody can move on. Remove one of the two.',
      'nothing, because everyone is elected without a vote',
      'Delete it, or correct "noVote".',
    ],
    [
      advance.party !== undefined && isRepeated,
      'name',
      `Another race on the ballot has the same name. Add the party, like “${name}, ${advance.party}”.`,
      'a name that no other race on the ballot has',
      `Add the party, like "${name}, ${advance.party}".`,
    ],
  ]
  return rules.flatMap(([isBroken, field, message, expected, fix]) => {
    const found = describeFound(data.get([...path, field]))
    return isBroken ? [createProblem(data, [...path, field], message, { expected, found, fix })] : []
  })
}

/** In one race, either all move on, or those who are not elected, if seats remain. */
export function checkAdvancing({ data, race, results, candidacies }: RaceContext): Problem[] {
  const { id, name, advance } = race
  const list = (field: 'winners' | 'advancing' | 'writeInWinners') => getOwn(results[field], id) ?? []
  const report = (field: string, message: string, expected: string, fix: string) => {
    const path = ['results', field, id]
    return [createProblem(data, path, message, { expected, found: describeFound(data.get(path)), fix })]
  }
  const advancing = list('advancing')
  if (!advance) {
    if (advancing.length === 0) return []
    const message = `Nobody moves on from ${name}. Clear the boxes here, or enter in the race that its winners move on.`
    const fix = 'Delete it, or add "advance" to the race.'
    return report('advancing', message, `nobody, because ${name} has no "advance"`, fix)
  }
  if (isPrimary(race)) {
    const message = `The winners of ${name} are not elected, but move on. Enter them there instead.`
    const expected = `nobody, because the winners of ${name} move on`
    const addFile =
      'Add each as a candidate who is a write-in, so that there is a page, and list the ids under "advancing".'
    const addCandidates = `Nobody is elected in ${name}. Add each as a candidate who is a write-in, and enter that they move on.`
    return [
      ...(list('winners').length > 0 ? report('winners', message, expected, 'List them under "advancing".') : []),
      ...(list('writeInWinners').length > 0 ? report('writeInWinners', addCandidates, expected, addFile) : []),
    ]
  }
  if (advancing.length === 0) return []
  const elected = [...list('winners'), ...list('writeInWinners')]
  const winner = advancing.find((each) => elected.includes(each))
  if (winner !== undefined) {
    const message = `${candidacies.get(winner)?.name ?? 'Somebody'} cannot be elected and move on. Clear one of the two.`
    const fix = `Delete "${winner}" here, or under "winners".`
    return report('advancing', message, 'people who are not elected', fix)
  }
  if (elected.length >= (countSeats(race) ?? Infinity)) {
    const message = `All seats of ${name} have a winner, so nobody moves on. Clear the boxes here, or a winner.`
    const expected = 'nobody, because the race has as many winners as seats'
    return report('advancing', message, expected, 'Delete it, or a winner.')
  }
  const running = [...candidacies.values()].filter(({ withdrawn }) => !withdrawn).length
  // Fewer may move on to a runoff for the seats that remain.
  const isMissing = elected.length === 0 && advancing.length < Math.min(advance.count, running)
  if (advancing.length <= advance.count && (!isMissing || getOwn(results.open, id))) return []
  const message = `${countNoun(advance.count, 'candidate')} should move on from ${name}, but ${advancing.length} are chosen. Correct them here, or the number in the race.`
  return report('advancing', message, `${advance.count}, as "advance" of ${name} has it`, 'Correct one of them.')
}

/** Checks that every seat of every race has one winner, or a reason for having none, and who moves on to another election. */
import { foldName } from '@/lib/characters'
import { getOwn } from '@/lib/getOwn'
import { countNoun, type Problem } from '@/lib/problems'
import type { ElectionFile } from '@/guide/fields/electionFile'
import { countSeats, isPrimary } from '@/guide/words/facts'
import {
  checkRounds,
  checkRaceCounts,
  checkTurnout,
  listCandidacies,
  createStranger,
  type RaceContext,
} from './countChecks'
import type { CheckedCandidate } from './electionFiles'
import { createProblem, type DataFile } from './yaml'

type Race = ElectionFile['races'][number]

type Results = NonNullable<ElectionFile['results']>

/** Returns every problem with the winners, the open seats, the votes and the outcomes. None before there are results. */
export function checkResults(
  data: DataFile,
  { races = [], questions = [], results }: Partial<ElectionFile>,
  candidates: readonly CheckedCandidate[],
): Problem[] {
  if (!results || races.length === 0) return []
  return [
    ...races.flatMap((race) => {
      const context = { data, race, results, candidacies: listCandidacies(race.id, candidates) }
      return [
        ...checkWinners(context, 'winners'),
        ...checkWinners(context, 'advancing'),
        ...checkAdvancing(context),
        ...checkWriteInWinners(context),
        ...(race.noVote ? checkNoVote(data, race) : checkSeats(context)),
        ...checkRaceCounts(context),
        ...checkRounds(context),
      ]
    }),
    ...(results.status === 'certified' ? checkOutcomes(data, questions, results) : []),
    ...checkStatus(data, results),
    ...checkReportTime(data, results),
    ...checkTurnout(data, results),
  ]
}

function checkWinners({ data, race, results, candidacies }: RaceContext, field: 'winners' | 'advancing'): Problem[] {
  const winners = getOwn(results[field], race.id) ?? []
  return winners.flatMap((winner, index) => {
    const path = ['results', field, race.id, index]
    const candidacy = candidacies.get(winner)
    if (!candidacy) return [createStranger(data, path, race.name, winner)]
    const { name } = candidacy
    if (winners.indexOf(winner) < index)
      return [createProblem(data, path, `${name} appears twice. Remove one of the two.`)]
    if (!candidacy.withdrawn) return []
    const message = `${name} has withdrawn, so cannot win or move on. Clear the box here, or the withdrawal.`
    return [createProblem(data, path, message)]
  })
}

/** A write-in winner has one entry, and no file: the winners of the race name people with a file by id. */
function checkWriteInWinners({ data, race, results, candidacies }: RaceContext): Problem[] {
  const names = (getOwn(results.writeInWinners, race.id) ?? []).map(foldName)
  return names.flatMap((name, index) => {
    const path = ['results', 'writeInWinners', race.id, index]
    const written = String(data.get(path))
    if (names.indexOf(name) < index)
      return [createProblem(data, path, `“${written}” appears twice. Remove one of the two.`)]
    const candidacy = [...candidacies.values()].find((each) => foldName(each.name) === name)
    if (candidacy) {
      const message = `“${written}” is a candidate of this guide. Remove the name here. If this person was elected, choose the candidate as a winner.`
      return [createProblem(data, path, message)]
    }
    if (race.writeIns !== false) return []
    const message = `Voters may not write in names for ${race.name}. Remove the winner, or correct the race.`
    return [createProblem(data, path, message)]
  })
}

function checkStatus(data: DataFile, { status, open = {}, votes, questions = {} }: Results): Problem[] {
  const isCertified = (race?: string) => ((race && getOwn(votes, race)?.status) ?? status) === 'certified'
  const undecided = [
    ...Object.entries(open)
      .filter(([id, { reason }]) => reason === 'undecided' && isCertified(id))
      .map(([id]) => ['results', 'open', id, 'reason']),
    ...Object.entries(questions)
      .filter(([, { outcome }]) => outcome === 'undecided' && isCertified())
      .map(([id]) => ['results', 'questions', id, 'outcome']),
  ]
  const message = 'The results are certified, so nothing is undecided. Correct this, or the status of the results.'
  return undecided.map((path) => createProblem(data, path, message))
}

/** The time of a report says nothing without its day. */
function checkReportTime(data: DataFile, { asOf, reportedAt }: Results): Problem[] {
  if (reportedAt === undefined || asOf !== undefined) return []
  const message = 'Enter the day of the last report, or clear its time.'
  return [createProblem(data, ['results', 'asOf'], message)]
}

/**
 * A race has as many winners as seats. Fewer need an entry under `open`, except that a race without any is undecided or not
 * reported yet, unless its results are certified. In a primary, as many move on as it states, or as have run.
 */
function checkSeats({ data, race, results, candidacies }: RaceContext): Problem[] {
  const { id, advance } = race
  const moving = isPrimary(race) ? advance?.count : undefined
  const seats = moving ?? countSeats(race)
  const path = ['results', moving === undefined ? 'winners' : 'advancing', id]
  const open = getOwn(results.open, id)
  const openPath = ['results', 'open', id]
  const winners = getOwn(results.winners, id) ?? []
  const writeIns = getOwn(results.writeInWinners, id) ?? []
  const advancing = getOwn(results.advancing, id) ?? []
  const total = moving === undefined ? winners.length + writeIns.length : advancing.length
  // A race without a number is reported elsewhere.
  if (seats === undefined) return []
  const status = getOwn(results.votes, id)?.status ?? results.status
  if (total === 0 && !open && status !== 'certified') return []
  const remaining = seats - total
  const running = [...candidacies.values()].filter(({ withdrawn }) => !withdrawn).length
  // A runoff follows for the seats that remain, and no more people can move on than ran.
  const isComplete = moving === undefined ? advancing.length > 0 : total === running
  if (remaining < 0 || (remaining > 0 && !open && !isComplete)) {
    const [rule, place] =
      moving === undefined
        ? [`${race.name} must have ${countNoun(seats, 'winner')}`, 'the seats']
        : [`${countNoun(seats, 'candidate')} should move on from ${race.name}`, 'the number']
    const fix =
      remaining > 0
        ? 'Choose the others, or enter under “Open seats” why there are fewer.'
        : `Clear the extra ones, or correct ${place} of the race.`
    const message = `${rule}, not ${total}. ${fix}`
    return [createProblem(data, path, message)]
  }
  if (!open) return []
  if (remaining === 0) {
    const message = `Every seat of ${race.name} has a winner. Remove the open seats, or a winner.`
    return [createProblem(data, openPath, message)]
  }
  if (open.seats === undefined || open.seats === remaining) return []
  const message = `${race.name} has ${countNoun(remaining, 'seat')} without a winner, not ${open.seats}. Correct the number, or the winners.`
  return [createProblem(data, [...openPath, 'seats'], message)]
}

type Titled = { readonly id: string; readonly title: string }

function checkOutcomes(data: DataFile, questions: readonly Titled[], results: Results): Problem[] {
  return questions
    .filter(({ id }) => !getOwn(results.questions, id))
    .map(({ id, title }) => {
      const message = `Enter the outcome of the question “${title}”, because the results are certified.`
      return createProblem(data, ['results', 'questions', id], message)
    })
}

/** Names of the results that a race without a vote cannot have, by field. */
const nouns: Readonly<Record<string, string>> = {
  winners: 'winners',
  advancing: 'people who move on',
  writeInWinners: 'write-in winners',
  open: 'open seats',
  votes: 'votes',
}

/** A race without a vote has no winners, open seats or votes. */
function checkNoVote(data: DataFile, { id, name }: Race): Problem[] {
  return Object.entries(nouns).flatMap(([field, noun]) => {
    const path = ['results', field, id]
    const entry = data.get(path)
    if (entry === undefined || (Array.isArray(entry) && entry.length === 0)) return []
    const message = `No vote is held for ${name}, so it has no ${noun}. Remove this, or correct the race.`
    return [createProblem(data, path, message)]
  })
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

/** Checks that every seat of every race has one winner, or a reason for having none, and who moves on to another election. */
import { foldName } from '@/lib/characters'
import { getOwn } from '@/lib/values'
import { countNoun } from '@/lib/problems'
import type { ElectionFile } from '@/guide/fields/electionFile'
import { countSeats, isPrimary } from '@/guide/words/facts'
import { checkRaceCounts, checkRounds, checkTurnout, createRaceContext, type RaceContext } from './countChecks'
import type { CheckedCandidate, CheckedFile } from './electionFiles'

type Election = CheckedFile<ElectionFile>
type Results = NonNullable<ElectionFile['results']>

export function checkResults(election: Election, candidates: readonly CheckedCandidate[]): void {
  const { races = [], questions = [], results } = election.fields
  if (!results || races.length === 0) return
  for (const race of races) {
    const context = createRaceContext(election, race, results, candidates)
    checkWinners(context, 'winners')
    checkWinners(context, 'advancing')
    checkAdvancing(context)
    checkWriteInWinners(context)
    if (race.noVote) checkNoVote(context)
    else checkSeats(context)
    checkRaceCounts(context)
    checkRounds(context)
  }
  if (results.status === 'certified')
    for (const { id, title } of questions.filter((question) => !getOwn(results.questions, question.id))) {
      const message = `Enter the outcome of the question “${title}”, because the results are certified.`
      election.report(['results', 'questions', id], message)
    }
  checkStatus(election, results)
  // The time of a report is meaningless without its day.
  if (results.reportedAt !== undefined && results.asOf === undefined)
    election.report(['results', 'asOf'], 'Enter the day of the last report, or clear its time.')
  checkTurnout(election, results)
}

function checkWinners(context: RaceContext, field: 'winners' | 'advancing'): void {
  const winners = context[field]
  for (const [index, winner] of winners.entries()) {
    const candidacy = context.candidacies.get(winner)
    const report = (message: string) => context.report(['results', field, context.race.id, index], message)
    if (!candidacy) report(context.describeStranger(winner))
    else if (winners.indexOf(winner) < index) report(`${candidacy.name} appears twice. Remove one of the two.`)
    else if (candidacy.withdrawn) {
      const fix = 'Clear the box here, or the withdrawal.'
      report(`${candidacy.name} has withdrawn, so cannot win or move on. ${fix}`)
    }
  }
}

/** In one race, either all move on, or those who are not elected, if seats remain. */
function checkAdvancing({ race, candidacies, winners, advancing, writeInWinners, open, ...file }: RaceContext): void {
  const { id, name, advance } = race
  const report = (message: string, field = 'advancing') => file.report(['results', field, id], message)
  const fix = 'Clear the boxes here, or'
  if (!advance) {
    if (advancing.length > 0) report(`Nobody moves on from ${name}. ${fix} enter in the race that its winners move on.`)
    return
  }
  if (isPrimary(race)) {
    if (winners.length > 0)
      report(`The winners of ${name} are not elected, but move on. Enter them there instead.`, 'winners')
    const addCandidates = 'Add each as a candidate who is a write-in, and enter that they move on.'
    if (writeInWinners.length > 0) report(`Nobody is elected in ${name}. ${addCandidates}`, 'writeInWinners')
    return
  }
  if (advancing.length === 0) return
  const elected = [...winners, ...writeInWinners]
  const winner = advancing.find((each) => elected.includes(each))
  if (winner !== undefined) {
    const person = candidacies.get(winner)?.name ?? 'Somebody'
    return report(`${person} cannot be elected and move on. Clear one of the two.`)
  }
  if (elected.length >= (countSeats(race) ?? Infinity))
    return report(`All seats of ${name} have a winner, so nobody moves on. ${fix} a winner.`)
  // Fewer may move on to a runoff for the seats that remain.
  const isMissing = elected.length === 0 && advancing.length < Math.min(advance.count, countRunning(candidacies))
  if (advancing.length <= advance.count && (!isMissing || open)) return
  const rule = `${countNoun(advance.count, 'candidate')} should move on from ${name}`
  report(`${rule}, but ${advancing.length} are chosen. Correct them here, or the number in the race.`)
}

function countRunning(candidacies: RaceContext['candidacies']): number {
  return [...candidacies.values()].filter(({ withdrawn }) => !withdrawn).length
}

/** A write-in winner has one entry, and no file: the winners of the race name people with a file by id. */
function checkWriteInWinners({ race, candidacies, writeInWinners, ...file }: RaceContext): void {
  const names = writeInWinners.map(foldName)
  for (const [index, name] of names.entries()) {
    const path = ['results', 'writeInWinners', race.id, index]
    const written = String(file.data.get(path))
    const isCandidate = [...candidacies.values()].some((each) => foldName(each.name) === name)
    if (names.indexOf(name) < index) file.report(path, `“${written}” appears twice. Remove one of the two.`)
    else if (isCandidate) {
      const fix = 'Remove the name here. If this person was elected, choose the candidate as a winner.'
      file.report(path, `“${written}” is a candidate of this guide. ${fix}`)
    } else if (race.writeIns === false) {
      const fix = 'Remove the winner, or correct the race.'
      file.report(path, `Voters may not write in names for ${race.name}. ${fix}`)
    }
  }
}

function checkStatus({ report }: Election, { status, open = {}, votes, questions = {} }: Results): void {
  const isCertified = (race?: string) => ((race && getOwn(votes, race)?.status) ?? status) === 'certified'
  const message = 'The results are certified, so nothing is undecided. Correct this, or the status of the results.'
  for (const [id, { reason }] of Object.entries(open))
    if (reason === 'undecided' && isCertified(id)) report(['results', 'open', id, 'reason'], message)
  for (const [id, { outcome }] of Object.entries(questions))
    if (outcome === 'undecided' && isCertified()) report(['results', 'questions', id, 'outcome'], message)
}

/**
 * A race has as many winners as seats. Fewer need an entry under `open`, except that a race without any is undecided or not
 * reported yet, unless its results are certified. In a primary, as many move on as it states, or as have run.
 */
function checkSeats(context: RaceContext): void {
  const { race, results, votes, candidacies, winners, advancing, writeInWinners, open, report } = context
  const { id, name, advance } = race
  const moving = isPrimary(race) ? advance?.count : undefined
  const seats = moving ?? countSeats(race)
  const total = moving === undefined ? winners.length + writeInWinners.length : advancing.length
  // A race without a number is reported elsewhere.
  if (seats === undefined) return
  if (total === 0 && !open && (votes?.status ?? results.status) !== 'certified') return
  const remaining = seats - total
  // A runoff follows for the seats that remain, and no more people can move on than ran.
  const isComplete = moving === undefined ? advancing.length > 0 : total === countRunning(candidacies)
  if (remaining < 0 || (remaining > 0 && !open && !isComplete)) {
    const [field, rule, place] =
      moving === undefined
        ? ['winners', `${name} must have ${countNoun(seats, 'winner')}`, 'the seats']
        : ['advancing', `${countNoun(seats, 'candidate')} should move on from ${name}`, 'the number']
    const fix =
      remaining > 0
        ? 'Choose the others, or enter under “Open seats” why there are fewer.'
        : `Clear the extra ones, or correct ${place} of the race.`
    report(['results', field, id], `${rule}, not ${total}. ${fix}`)
  } else if (open && remaining === 0)
    report(['results', 'open', id], `Every seat of ${name} has a winner. Remove the open seats, or a winner.`)
  else if (open && (open.seats ?? remaining) !== remaining) {
    const fix = 'Correct the number, or the winners.'
    const message = `${name} has ${countNoun(remaining, 'seat')} without a winner, not ${open.seats}. ${fix}`
    report(['results', 'open', id, 'seats'], message)
  }
}

/** Names of the results that a race without a vote cannot have, by field. */
const nouns: Readonly<Record<string, string>> = {
  winners: 'winners',
  advancing: 'people who move on',
  writeInWinners: 'write-in winners',
  open: 'open seats',
  votes: 'votes',
}

function checkNoVote({ data, report, race: { id, name } }: RaceContext): void {
  for (const [field, noun] of Object.entries(nouns)) {
    const path = ['results', field, id]
    const entry = data.get(path)
    if (entry === undefined || (Array.isArray(entry) && entry.length === 0)) continue
    report(path, `No vote is held for ${name}, so it has no ${noun}. Remove this, or correct the race.`)
  }
}

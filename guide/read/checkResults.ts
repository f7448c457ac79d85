/** Checks that every seat of every race has one winner, or a reason for having none. */
import { foldName } from '@/lib/characters'
import { getOwn } from '@/lib/getOwn'
import { countNoun, describeFound, type Problem } from '@/lib/problems'
import { countSeats, isPrimary } from '@/lib/countSeats'
import type { ElectionFile } from '@/guide/fields/electionFile'
import { checkAdvancing } from './checkAdvance'
import { checkRounds } from './checkRounds'
import { checkRaceCounts, checkTurnout, createStranger, type RaceContext, listCandidacies } from './checkCounts'
import type { CheckedCandidate } from './electionFiles'
import { createProblem, type DataFile } from './readYaml'

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
    if (winners.indexOf(winner) < index) {
      const facts = { expected: 'a unique id', found: `"${winner}", which appears twice` }
      return [createProblem(data, path, `${name} is here twice. Remove one of the two.`, facts)]
    }
    if (!candidacy.withdrawn) return []
    const message = `${name} has withdrawn, and cannot win. Clear one of the two.`
    const fix = `Delete the id here, or "withdrawn" in ${candidacy.file}.`
    const facts = { expected: 'a candidate who has not withdrawn', found: `"${winner}", who withdrew`, fix }
    return [createProblem(data, path, message, facts)]
  })
}

/** A write-in winner has one entry, and no file: the winners of the race name people with a file by id. */
function checkWriteInWinners({ data, race, results, candidacies }: RaceContext): Problem[] {
  const names = (getOwn(results.writeInWinners, race.id) ?? []).map(foldName)
  return names.flatMap((name, index) => {
    const path = ['results', 'writeInWinners', race.id, index]
    const written = String(data.get(path))
    const found = `"${written}"`
    if (names.indexOf(name) < index) {
      const facts = { expected: 'a unique name', found: `${found}, which appears twice` }
      return [createProblem(data, path, `“${written}” is here twice. Remove one of the two.`, facts)]
    }
    const candidacy = [...candidacies.values()].find((each) => foldName(each.name) === name)
    if (candidacy) {
      const fix = `Delete the name here. If this person was elected, add ${candidacy.id} under "winners", ${race.id}.`
      const message = `“${written}” is a candidate of this guide. Remove the name here. If this person was elected, choose the candidate as a winner.`
      const facts = { expected: 'a person without a file', found: `${found}, who is in ${candidacy.file}`, fix }
      return [createProblem(data, path, message, facts)]
    }
    if (race.writeIns !== false) return []
    const message = `Voters may not write in names for ${race.name}. Remove the winner, or correct the race.`
    const fix = `Delete the winner, or correct "writeIns" of ${race.name}.`
    return [
      createProblem(data, path, message, {
        expected: `no name, because ${race.name} has "writeIns: false"`,
        found,
        fix,
      }),
    ]
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
  const expected = 'a decision, because "status" of the results is certified'
  const fix = 'Correct it, or change "status".'
  const message = 'The results are certified, so nothing is undecided. Correct this, or the status of the results.'
  return undecided.map((path) => createProblem(data, path, message, { expected, found: 'undecided', fix }))
}

/** The time of a report says nothing without its day. */
function checkReportTime(data: DataFile, { asOf, reportedAt }: Results): Problem[] {
  if (reportedAt === undefined || asOf !== undefined) return []
  const fix = 'Add "asOf" with the day, or delete "reportedAt".'
  const message = 'Enter the day of the last report, or clear its time.'
  const expected = 'the day of the last report, because "reportedAt" has its time'
  return [createProblem(data, ['results', 'asOf'], message, { expected, found: 'nothing', fix })]
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
    const expected =
      moving === undefined
        ? `${countNoun(seats, 'winner')}, because the race has ${countNoun(seats, 'seat')}`
        : `${countNoun(seats, 'candidate')}, as "advance" of ${race.name} has it`
    const fix =
      remaining > 0
        ? `Add the missing ids, or add ${id} under "open" with a reason: vacant or undecided.`
        : `Delete an id, or correct the ${moving === undefined ? 'seats' : '"advance"'} of ${race.name}.`
    const [each, place] = moving === undefined ? ['winner', 'the seats'] : ['person who moves on', 'the number']
    const has = `${race.name} has ${countNoun(seats, each)}, but ${total} are chosen.`
    const message = `${has} ${remaining > 0 ? 'Choose the others, or enter under “Open seats” why there are fewer.' : `Clear one, or correct ${place} of the race.`}`
    return [createProblem(data, path, message, { expected, found: describeFound(data.get(path)), fix })]
  }
  if (!open) return []
  if (remaining === 0) {
    const message = `Every seat of ${race.name} has a winner. Remove the open seats, or a winner.`
    const expected = 'no open seats, because the race has as many winners as seats'
    return [createProblem(data, openPath, message, { expected, found: describeFound(data.get(openPath)) })]
  }
  if (open.seats === undefined || open.seats === remaining) return []
  const message = `${countNoun(remaining, 'seat')} of ${race.name} have no winner. Correct the number, or the winners.`
  const facts = { expected: `${remaining}, the seats without a winner`, found: String(open.seats) }
  return [createProblem(data, [...openPath, 'seats'], message, facts)]
}

type Titled = { readonly id: string; readonly title: string }

function checkOutcomes(data: DataFile, questions: readonly Titled[], results: Results): Problem[] {
  const expected = 'the outcome of every ballot question'
  return questions
    .filter(({ id }) => !getOwn(results.questions, id))
    .map(({ id, title }) => {
      const message = `Enter the outcome of the question “${title}”, because the results are certified.`
      return createProblem(data, ['results', 'questions', id], message, { expected, found: 'nothing' })
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
    const expected = `no ${noun}, because no vote is held for ${name}`
    const fix = `Delete it, or "noVote" of ${name}.`
    return [createProblem(data, path, message, { expected, found: describeFound(entry), fix })]
  })
}

/** Checks that every seat of every race has a winner, or a reason for having none, and that all votes are known ids. */
import { getOwn } from '@/lib/getOwn'
import { describeFound, type Problem } from '@/lib/problems'
import type { ElectionFile } from '../schema/electionFile'
import type { CheckedCandidate } from './electionFiles'
import { createProblem, type DataFile } from './readYaml'

type Race = ElectionFile['races'][number]
type Results = NonNullable<ElectionFile['results']>
type Path = readonly PropertyKey[]

/** Returns every problem with the winners, the open seats, the votes and the outcomes. None before there are results. */
export function checkResults(
  data: DataFile,
  {
    races,
    questions,
    results,
  }: {
    readonly races: readonly Race[]
    readonly questions: NonNullable<ElectionFile['questions']>
    readonly results: Results | undefined
  },
  candidates: readonly CheckedCandidate[],
): Problem[] {
  if (!results || races.length === 0) return []
  const raceIds = races.map(({ id }) => id)
  const questionIds = questions.map(({ id }) => id)
  const { winners, writeInWinners = {}, open = {}, votes = {}, recounts = [] } = results
  return [
    ...Object.entries({ winners, writeInWinners, open, votes }).flatMap(([field, entries]) =>
      Object.keys(entries).flatMap((id) => checkId(data, id, raceIds, ['results', field, id])),
    ),
    ...races.flatMap((race) => [
      ...checkWinners(data, race, results, candidates),
      ...checkSeats(data, race, results),
      ...checkVotes(data, race, results, candidates),
    ]),
    ...checkOutcomes(data, questionIds, results),
    ...recounts.flatMap(({ race }, index) =>
      checkId(data, race, [...raceIds, ...questionIds], ['results', 'recounts', index, 'race']),
    ),
    ...checkTurnout(data, results),
  ]
}

function checkId(data: DataFile, id: string, ids: readonly string[], path: Path): Problem[] {
  if (ids.includes(id)) return []
  const expected = ids.length > 0 ? `one of ${ids.join(', ')}` : 'nothing, because the election has none'
  return [createProblem(data, path, expected, `"${id}"`)]
}

function checkWinners(
  data: DataFile,
  race: Race,
  results: Results,
  candidates: readonly CheckedCandidate[],
): Problem[] {
  const winners = getOwn(results.winners, race.id) ?? []
  const candidacies = listCandidacies(race, candidates)
  return winners.flatMap((winner, index) => {
    const path = ['results', 'winners', race.id, index]
    const candidacy = candidacies.get(winner)
    if (!candidacy) return [createProblem(data, path, `the id of a candidate for ${race.name}`, `"${winner}"`)]
    if (winners.indexOf(winner) < index)
      return [createProblem(data, path, 'a unique id', `"${winner}", which appears twice`)]
    if (!candidacy.withdrawn) return []
    const fix = `Delete the winner, or "withdrawn" in ${candidacy.file}.`
    return [createProblem(data, path, 'a candidate who has not withdrawn', `"${winner}", who withdrew`, fix)]
  })
}

/** A race has as many winners as seats. Fewer need an entry under `open`. */
function checkSeats(data: DataFile, race: Race, results: Results): Problem[] {
  const { id, noVote, voteFor, seats = voteFor } = race
  const path = ['results', 'winners', id]
  const open = getOwn(results.open, id)
  const openPath = ['results', 'open', id]
  const winners = getOwn(results.winners, id) ?? []
  const writeIns = getOwn(results.writeInWinners, id) ?? []
  const total = winners.length + writeIns.length
  if (noVote) {
    const expected = `no winners, because no vote is held for ${race.name}`
    return total > 0 ? [createProblem(data, path, expected, describeFound(data.get(path)))] : []
  }
  // A race without voteFor is reported elsewhere.
  if (seats === undefined) return []
  const remaining = seats - total
  if (remaining < 0 || (remaining > 0 && !open)) {
    const expected = `${describeCount(seats, 'winner')}, because the race has ${describeCount(seats, 'seat')}`
    const fix =
      remaining > 0
        ? `Add the missing winners, or add ${id} under "open" with a reason: vacant or undecided.`
        : `Delete a winner, or correct the seats of ${race.name}.`
    return [createProblem(data, path, expected, describeFound(data.get(path)), fix)]
  }
  if (!open) return []
  if (remaining === 0) {
    const expected = 'no open seats, because the race has as many winners as seats'
    return [createProblem(data, openPath, expected, describeFound(data.get(openPath)))]
  }
  if (open.seats === undefined || open.seats === remaining) return []
  return [createProblem(data, [...openPath, 'seats'], `${remaining}, the seats without a winner`, String(open.seats))]
}

/** Votes belong to candidates of the race. If all have votes, no winner may have fewer than a candidate who lost. */
function checkVotes(data: DataFile, race: Race, results: Results, candidates: readonly CheckedCandidate[]): Problem[] {
  const votes = getOwn(results.votes, race.id)?.candidates
  if (!votes) return []
  const candidacies = listCandidacies(race, candidates)
  const path = ['results', 'votes', race.id, 'candidates']
  const unknown = Object.keys(votes)
    .filter((id) => !candidacies.has(id))
    .map((id) => createProblem(data, [...path, id], `the id of a candidate for ${race.name}`, `"${id}"`))
  const winners = getOwn(results.winners, race.id) ?? []
  // An undecided race has more winners to come, and a candidate who withdrew may have the most votes.
  if (getOwn(results.open, race.id)?.reason === 'undecided') return unknown
  const losers = Object.entries(votes).filter(([id]) => !winners.includes(id) && !candidacies.get(id)?.withdrawn)
  const most = Math.max(...losers.map(([, count]) => count))
  const tooFew = winners.filter((id) => (getOwn(votes, id) ?? Infinity) < most)
  return [
    ...unknown,
    ...tooFew.map((id) => {
      const found = `${votes[id]}, but a candidate who was not elected has ${most}`
      const fix = 'Correct the votes or the winners.'
      return createProblem(data, [...path, id], 'at least as many votes as anyone who was not elected', found, fix)
    }),
  ]
}

/** Once there are results, every question has an outcome. */
function checkOutcomes(data: DataFile, questionIds: readonly string[], { questions = {} }: Results): Problem[] {
  return [
    ...Object.keys(questions).flatMap((id) => checkId(data, id, questionIds, ['results', 'questions', id])),
    ...questionIds
      .filter((id) => !Object.hasOwn(questions, id))
      .map((id) => {
        const expected = 'the outcome of every ballot question: passed, failed or undecided'
        return createProblem(data, ['results', 'questions', id], expected, 'nothing')
      }),
  ]
}

function checkTurnout(data: DataFile, { turnout }: Results): Problem[] {
  if (turnout?.registered === undefined || turnout.ballots <= turnout.registered) return []
  const expected = `no more ballots than the ${turnout.registered} registered voters`
  return [createProblem(data, ['results', 'turnout', 'ballots'], expected, String(turnout.ballots))]
}

/** The candidacies in a race by candidate id. Reads raw values, because an invalid file is reported elsewhere. */
function listCandidacies({ id: raceId }: Race, candidates: readonly CheckedCandidate[]) {
  return new Map(
    candidates.flatMap(({ id, data }) => {
      const otherRaces = data.get(['otherRaces'])
      const others = Array.isArray(otherRaces) ? otherRaces.map((_, index) => ['otherRaces', index]) : []
      const path = [[], ...others].find((candidacy) => {
        const race = data.get([...candidacy, 'race'])
        return race === raceId || (candidacy.length === 0 && typeof race !== 'string')
      })
      if (!path) return []
      return [[id, { file: data.file, withdrawn: data.get([...path, 'withdrawn']) !== undefined }]]
    }),
  )
}

function describeCount(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`
}

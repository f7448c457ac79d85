/** Checks that every seat of every race has a winner, or a reason for having none. */
import { describeFound, type Problem } from '@/lib/problems'
import type { ElectionFile } from '../schema/electionFile'
import type { CheckedCandidate } from './electionFiles'
import { problemAt, type DataFile } from './readYaml'

type Race = ElectionFile['races'][number]
type Results = NonNullable<ElectionFile['results']>

/** Returns every problem with the winners and the open seats. None before there are results. */
export function checkResults(
  data: DataFile,
  { races, results }: Pick<ElectionFile, 'races' | 'results'>,
  candidates: readonly CheckedCandidate[],
): Problem[] {
  if (!results || races.length === 0) return []
  return [
    ...checkRaceIds(data, races, results),
    ...races.flatMap((race) => [...checkWinners(data, race, results, candidates), ...checkSeats(data, race, results)]),
  ]
}

function checkRaceIds(data: DataFile, races: readonly Race[], { winners, open = {} }: Results): Problem[] {
  const raceIds = new Set(races.map(({ id }) => id))
  return Object.entries({ winners, open }).flatMap(([field, entries]) =>
    Object.keys(entries)
      .filter((raceId) => !raceIds.has(raceId))
      .map((raceId) => problemAt(data, ['results', field, raceId], `one of ${[...raceIds].join(', ')}`, `"${raceId}"`)),
  )
}

function checkWinners(
  data: DataFile,
  race: Race,
  results: Results,
  candidates: readonly CheckedCandidate[],
): Problem[] {
  const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]))
  const winners = winnersOf(race, results)
  return winners.flatMap((winner, index) => {
    const path = ['results', 'winners', race.id, index]
    const candidate = byId.get(winner)
    const candidateRace = candidate?.data.get(['race'])
    // The race of an invalid file may be missing, and is reported there.
    if (!candidate || (typeof candidateRace === 'string' && candidateRace !== race.id))
      return [problemAt(data, path, `the id of a candidate for ${race.name}`, `"${winner}"`)]
    if (winners.indexOf(winner) < index)
      return [problemAt(data, path, 'a unique id', `"${winner}", which appears twice`)]
    if (candidate.data.get(['withdrawn']) === undefined) return []
    const fix = `Delete the winner, or "withdrawn" in ${candidate.data.file}.`
    return [problemAt(data, path, 'a candidate who has not withdrawn', `"${winner}", who withdrew`, fix)]
  })
}

/** A race has as many winners as seats. Fewer need an entry under `open`. */
function checkSeats(data: DataFile, race: Race, results: Results): Problem[] {
  const { id, seats = race.voteFor } = race
  const winners = winnersOf(race, results)
  const open = openSeatsOf(race, results)
  const path = ['results', 'winners', id]
  const remaining = seats - winners.length
  if (remaining < 0 || (remaining > 0 && !open)) {
    const expected = `${count(seats, 'winner')}, because the race has ${count(seats, 'seat')}`
    const fix =
      remaining > 0
        ? `Add the missing winners, or add ${id} under "open" with a reason: vacant or undecided.`
        : `Delete a winner, or correct the seats of ${race.name}.`
    return [problemAt(data, path, expected, describeFound(data.get(path)), fix)]
  }
  if (!open) return []
  const openPath = ['results', 'open', id]
  if (remaining === 0) {
    const expected = 'no open seats, because the race has as many winners as seats'
    return [problemAt(data, openPath, expected, describeFound(data.get(openPath)))]
  }
  if (open.seats === undefined || open.seats === remaining) return []
  return [problemAt(data, [...openPath, 'seats'], `${remaining}, the seats without a winner`, String(open.seats))]
}

function winnersOf({ id }: Race, { winners }: Results): readonly string[] {
  return new Map(Object.entries(winners)).get(id) ?? []
}

function openSeatsOf({ id }: Race, { open = {} }: Results) {
  return new Map(Object.entries(open)).get(id)
}

function count(number: number, noun: string): string {
  return number === 1 ? `1 ${noun}` : `${number} ${noun}s`
}

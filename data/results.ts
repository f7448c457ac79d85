/** The results of each race, as pages show them. */
import { getOwn } from '@/lib/getOwn'
import { candidatesOf, runningCount, seatsOf } from './guide'
import { racePath, raceTitle } from './races'
import type { Guide, Race, RaceResults, Results } from './schema/published'

/** The results of every race, in the order of the data. Empty if the guide has no results yet. */
export function raceResults(guide: Guide): readonly RaceResults[] {
  const { results } = guide.election
  return results ? guide.races.map((race) => toRaceResults(guide, race, results)) : []
}

function toRaceResults(guide: Guide, race: Race, results: Results): RaceResults {
  const candidates = candidatesOf(guide, race.id)
  const writeInWinners = getOwn(results.writeInWinners, race.id) ?? []
  const winners = candidates.filter(({ result }) => result === 'elected' || result === 'acclaimed')
  const elected = winners.length + writeInWinners.length
  const open = getOwn(results.open, race.id)
  const seats = seatsOf(race)
  return {
    race,
    title: raceTitle(guide, race),
    path: racePath(guide, race.id),
    candidates,
    runningCount: runningCount(candidates),
    elected,
    writeInWinners,
    votes: getOwn(results.votes, race.id),
    open: open && { ...open, seats: open.seats ?? (seats === undefined ? undefined : seats - elected) },
    recounts: (results.recounts ?? []).filter((recount) => recount.race === race.id),
  }
}

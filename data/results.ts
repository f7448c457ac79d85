/** The results of each race, as the results page shows them. */
import { getOwn } from '@/lib/getOwn'
import { buildBallotRaces } from './ballot'
import { formatRaceTitle } from './races'
import type { Guide } from './schema/published'
import type { RaceResults } from './views/races'

/** Returns the results of every race, in the order of the data. Empty if the guide has no results yet. */
export function buildRaceResults(guide: Guide): readonly RaceResults[] {
  const { results } = guide.election
  if (!results) return []
  return buildBallotRaces(guide).map((ballot) => ({
    ...ballot,
    title: formatRaceTitle(guide, ballot.race),
    votes: getOwn(results.votes, ballot.race.id),
    recountFacts: (results.recounts ?? []).filter(({ race }) => race === ballot.race.id),
    openSources: getOwn(results.open, ballot.race.id)?.sources,
  }))
}

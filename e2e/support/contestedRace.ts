import { candidatesOf, type Candidate, type Election, type Race } from './election'
import { test } from './site'

interface ContestedRace {
  readonly race: Race
  readonly candidates: readonly Candidate[]
}

/** A race with more candidates than votes, so that a ballot can have too many marks. Skips the test if there is none. */
export function contestedRace(election: Election): ContestedRace {
  return listContestedRaces(election)[0]!
}

export function listContestedRaces(election: Election): readonly ContestedRace[] {
  const races = election.races
    .map((race) => ({ race, candidates: candidatesOf(election, race) }))
    .filter(({ race, candidates }) => !race.noVote && !race.ranks && candidates.length > (race.voteFor ?? 1))
  test.skip(races.length === 0, 'no race with more candidates than votes')
  return races
}

import { candidatesOf, type Candidate, type Election, type Race } from './election'
import { test } from './site'

/** A race with more candidates than votes, so that a ballot can have too many marks. Skips the test if there is none. */
export function contestedRace(election: Election): { readonly race: Race; readonly candidates: readonly Candidate[] } {
  const races = election.races.map((race) => ({ race, candidates: candidatesOf(election, race) }))
  const found = races.find(
    ({ race, candidates }) => !race.noVote && !race.ranks && candidates.length > (race.voteFor ?? 1),
  )
  test.skip(!found, 'no race with more candidates than votes')
  return found!
}

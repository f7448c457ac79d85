/** Describes races in sentences. */
import { phrases } from '@/lib/locale/phrases'
import type { Race } from '@/data/schema/published'

const text = phrases.races

/** Sentences about the term, parties if they differ from the rest of the ballot, and write-ins. */
export function describeTerms(race: Race, nonpartisanElection: boolean): readonly string[] {
  const { term, unexpired, partisan, writeIns, noVote, seats, voteFor } = race
  return [
    ...(term === undefined ? [] : [text.term(term)]),
    ...(unexpired ? [text.unexpired(seats ?? voteFor ?? 1)] : []),
    // Parties are on the ballot, and names are written in, only if there is one.
    ...(noVote ? [] : describeBallot(partisan, writeIns, nonpartisanElection)),
  ]
}

function describeBallot(
  partisan: boolean | undefined,
  writeIns: boolean | undefined,
  nonpartisanElection: boolean,
): readonly string[] {
  const differs = partisan !== undefined && partisan === nonpartisanElection
  return [
    ...(differs ? [partisan ? text.partisan : text.nonpartisan] : []),
    ...(writeIns === undefined ? [] : [writeIns ? text.writeIns : text.noWriteIns]),
  ]
}

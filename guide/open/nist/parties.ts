/** The parties that candidates stated for this election. */
import type { Candidate, Guide } from '@/guide/fields/published'
import { buildId, createObject, createTextWriter } from './objects'

export function buildParties(guide: Guide) {
  const writeText = createTextWriter(guide)
  return listParties(guide).map((name, index) =>
    createObject('Party', { '@id': buildId('party', String(index + 1)), Name: writeText(name) }),
  )
}

/** Returns a function that finds the `@id` of a candidate's party. Undefined if the candidate stated none. */
export function createPartyFinder(guide: Guide) {
  const ids = new Map(listParties(guide).map((name, index) => [name, buildId('party', String(index + 1))]))
  return (candidate: Candidate): string | undefined => ids.get(findParty(guide, candidate) ?? '')
}

function listParties(guide: Guide): readonly string[] {
  const stated = guide.candidates.flatMap((candidate) => findParty(guide, candidate) ?? [])
  return [...new Set(stated)].toSorted()
}

/** The standard has no field for the year of a statement, so a party of another year is left out. */
function findParty({ election }: Guide, { party, noParty, partyYear }: Candidate): string | undefined {
  const year = Number(election.date.slice(0, 4))
  return noParty || party === 'N/A' || (partyYear ?? year) !== year ? undefined : party
}

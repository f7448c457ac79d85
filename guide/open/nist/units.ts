/** The places of an election, which the standard calls reporting units. */
import { findLocalGroup } from '@/guide/ask/races'
import type { Guide } from '@/guide/fields/published'
import { buildId, createObject, createTextWriter } from './objects'

/** `@id` of the city, town or region of the whole election. */
export const wholeElection = buildId('unit')

/** Creates the unit of the whole election, and one for each group that only some voters belong to. */
export function buildUnits(guide: Guide) {
  const { city, state, results } = guide.election
  const writeText = createTextWriter(guide)
  const groups = guide.groups.filter(({ id }) => findLocalGroup(guide, id) !== undefined)
  return [
    createObject('ReportingUnit', {
      '@id': wholeElection,
      Name: writeText(state === undefined ? city : `${city}, ${state}`),
      // The data does not have the kind of the place.
      Type: 'other',
      VotersRegistered: results?.turnout?.registered,
    }),
    ...groups.map(({ id, name }) =>
      createObject('ReportingUnit', { '@id': buildId('unit', id), Name: writeText(name), Type: 'other' }),
    ),
  ]
}

/** Returns the `@id` of the unit whose voters vote in a race or on a question. */
export function findUnit(guide: Guide, { group }: { readonly group?: string }): string {
  const local = findLocalGroup(guide, group)
  return local === undefined ? wholeElection : buildId('unit', local)
}

/** Views of the elections of a site. Queries compute them and components show them. */
import type { buildElectionOverview, findOtherRounds } from '../otherElections'

export type ElectionOverview = ReturnType<typeof buildElectionOverview>
export type OtherRounds = NonNullable<ReturnType<typeof findOtherRounds>>

/** Views of the elections of a site. Queries compute them and components show them. */
import type { describeElection, findOtherRounds } from '../otherElections'

export type ElectionOverview = ReturnType<typeof describeElection>
export type OtherRounds = NonNullable<ReturnType<typeof findOtherRounds>>

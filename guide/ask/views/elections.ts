/** Views of the elections of a site. Queries compute them and components show them. */
import type { findOtherRounds, listElectionOverviews } from '../otherElections'

export type ElectionOverview = ReturnType<typeof listElectionOverviews>[number]
export type OtherRounds = NonNullable<ReturnType<typeof findOtherRounds>>

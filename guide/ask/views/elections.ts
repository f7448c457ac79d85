/** Views of the elections of a site. Queries compute them and components show them. */
import type { findOtherRounds, listElections } from '../otherElections'

export type ElectionOverview = ReturnType<typeof listElections>[number]
export type OtherRounds = NonNullable<ReturnType<typeof findOtherRounds>>

/** The short lines of a candidate's card. */
import { phrases } from '@/lib/locale/phrases'
import type { Candidate, Stance } from '@/guide/fields/published'

const text = phrases.profile

/** Party with its year if known, then incumbency if it is known of somebody in the race. */
export function describeFacts(
  { party, partyYear, incumbent }: Pick<Candidate, 'party' | 'partyYear' | 'incumbent'>,
  { hasIncumbents }: { readonly hasIncumbents: boolean },
): readonly string[] {
  const incumbency = incumbent ? text.incumbent : text.notIncumbent
  return [
    text.cardParty(text.withYear(party, partyYear)),
    ...(hasIncumbents ? [incumbent === undefined ? text.incumbencyNotKnown : incumbency] : []),
  ]
}

/** The title of a stance, with its year if that is not the year of the election. */
export function describeStance({ title, date }: Pick<Stance, 'title' | 'date'>, electionDate: string): string {
  const year = date?.slice(0, 4)
  return year === undefined || year === electionDate.slice(0, 4) ? title : text.withYear(title, year)
}

import { formatDate } from '@/lib/locale/dates'
import { phrases } from '@/lib/locale/phrases'
import { countElection } from '@/guide/ask/ballot'
import type { Guide } from '@/guide/fields/published'

/** The numbers of people and seats, as a sentence that stays true. */
export function summarize(guide: Guide): string {
  const { date, results } = guide.election
  const { people, seats } = countElection(guide)
  const describe = results ? phrases.races.peopleRan : phrases.races.peopleAndSeats
  return describe(people, seats, formatDate(date))
}

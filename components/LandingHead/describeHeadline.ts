/** Describes the whole election in a few short sentences. */
import { formatDayOfWeek } from '@/lib/locale/dates'
import { phrases } from '@/lib/locale/phrases'
import type { ElectionCounts } from '@/guide/ask/views/races'

const text = phrases.landing

/**
 * The sentences of the headline, like "21 people. 14 seats. One Tuesday." or "21 people ran. 14 were elected."
 * @param date election day, `YYYY-MM-DD`
 */
export function describeHeadline({ people, seats, outcome }: ElectionCounts, date: string): readonly string[] {
  if (!outcome)
    return [
      ...(people > 0 ? [text.people(people)] : []),
      ...(seats === undefined || seats === 0 ? [] : [text.seats(seats)]),
      text.oneDay(formatDayOfWeek(date)),
    ]
  const { elected, writeIns, undecidedSeats } = outcome
  return [
    ...(people > 0 ? [text.ran(people)] : []),
    ...(elected > 0 ? [text.elected(elected)] : []),
    ...(elected === 0 && undecidedSeats === 0 ? [text.nobodyElected] : []),
    ...(writeIns > 0 ? [text.writtenIn(writeIns)] : []),
    ...(undecidedSeats > 0 ? [text.undecided(undecidedSeats)] : []),
  ]
}

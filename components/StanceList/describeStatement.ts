import { formatSourceDate } from '@/lib/locale/dates'
import { phrases } from '@/lib/locale/phrases'
import type { Stance } from '@/data/schema/published'

const text = phrases.profile

/**
 * How, when and where a statement was made, like "Debate, September 24, 2026, about minute 12" or "Stated in 2015".
 * @param electionDate `YYYY-MM-DD`
 * @returns undefined if no more is known than the year, and it is the year of the election
 */
export function describeStatement(
  { date, how, locator }: Pick<Stance, 'date' | 'how' | 'locator'>,
  electionDate: string,
): string | undefined {
  if (how) {
    const parts = [text.statementKinds[how], date && formatSourceDate(date), locator]
    return text.join(parts.filter((part) => part !== undefined))
  }
  const stated = date === undefined || date === electionDate.slice(0, 4) ? undefined : describeDate(date)
  if (locator === undefined) return stated
  return stated === undefined ? text.place(locator) : text.join([stated, locator])
}

/** True if a statement was made in another year than the election. */
export function isFromAnotherYear({ date }: Pick<Stance, 'date'>, electionDate: string): boolean {
  return date !== undefined && date.slice(0, 4) !== electionDate.slice(0, 4)
}

function describeDate(date: string): string {
  return date.length > 'YYYY-MM'.length ? text.statedOn(formatSourceDate(date)) : text.statedIn(formatSourceDate(date))
}

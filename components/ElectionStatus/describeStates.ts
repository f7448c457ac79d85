import type { Election } from '@/guide/fields/published'
import { findConfirmedHours } from '@/lib/confirmedHours'
import { formatLongDate, formatTime, formatTimeZone } from '@/lib/locale/dates'
import { phrases } from '@/lib/locale/phrases'
import { describeHours } from '@/lib/locale/sentences'
import type { Sentence, Sentences } from './electionStatus.browser'

const text = phrases.status

/** The sentence about an election in each state. */
export function describeStates(
  election: Election,
  registration: { readonly date: string; readonly time?: string } | undefined,
): Sentences {
  const zone = formatTimeZone(election.timeZone, election.date)
  const { term, text: count, today, atTime } = text.registration
  return {
    ...(registration && {
      registration: [term, count(formatLongDate(registration.date))],
      lastDay: [term, registration.time === undefined ? today : atTime(formatTime(registration.time), zone)],
    }),
    days: [text.days.term, text.days.text],
    ...describePolls(election, zone),
  }
}

/** The states of election day. Only confirmed hours of everyone open and close the polls. Others are given with their coverage. */
function describePolls(election: Election, zone: string): Sentences {
  const hours = findConfirmedHours(election)
  const today = (sentence: string): Sentence => [text.today.term, sentence]
  if (!hours) return { today: today(describeHours(election)) }
  const { opens, closes } = hours
  return {
    today: today(text.today.opens(formatTime(opens), formatTime(closes), zone)),
    open: [text.open.term, text.open.text(formatTime(closes), zone)],
    closed: [text.closed.term, text.closed.text(formatTime(closes), zone)],
  }
}

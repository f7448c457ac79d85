import type { Election } from '@/guide/fields/published'
import { findConfirmedHours } from '@/guide/words/facts'
import { formatLongDate, formatTime, formatTimeZone } from '@/lib/locale/dates'
import { phrases } from '@/lib/locale/phrases'
import { describeHours } from '@/guide/words/sentences'
import { toPluralForms } from '@/lib/locale/slots'
import type { Sentence, Sentences } from './electionStatus.browser'

const text = phrases.status

export function describeStates(
  election: Election,
  registration: { readonly date: string; readonly time?: string } | undefined,
): Sentences {
  const zone = formatTimeZone(election.timeZone, election.date)
  const { term, text: describe, today, atTime } = text.registration
  return {
    ...(registration && {
      registration: [term, toPluralForms((count) => describe({ count, date: formatLongDate(registration.date) }))],
      lastDay: [
        term,
        registration.time === undefined ? today : atTime({ time: formatTime(registration.time), timeZone: zone }),
      ],
    }),
    days: [text.days.term, toPluralForms((count) => text.days.text({ count }))],
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
    today: today(text.today.opens({ opens: formatTime(opens), closes: formatTime(closes), timeZone: zone })),
    open: [text.open.term, text.open.text({ time: formatTime(closes), timeZone: zone })],
    closed: [text.closed.term, text.closed.text({ time: formatTime(closes), timeZone: zone })],
  }
}

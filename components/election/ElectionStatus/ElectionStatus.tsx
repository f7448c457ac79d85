import { InlineScript } from '@/components/page/InlineScript/InlineScript'
import type { Election } from '@/guide/fields/published'
import { defineEntryPoint } from '@/lib/inline-scripts/bundleScript'
import { findConfirmedHours } from '@/guide/words/facts'
import { formatLongDate, formatTime, formatTimeZone } from '@/lib/locale/dates'
import { phrases } from '@/lib/locale/phrases'
import { describeHours } from '@/guide/words/descriptions'
import { toPluralForms } from '@/lib/locale/slots'
import type { Sentence, Sentences } from './electionStatus.browser'

const electionStatusScript = defineEntryPoint<typeof import('./electionStatus.browser')>(
  'components/election/ElectionStatus/electionStatus',
)

/** Script that marks passed deadlines, which it must follow. */
export const passedDeadlinesScript = defineEntryPoint<typeof import('./passedDeadlines.browser')>(
  'components/election/ElectionStatus/passedDeadlines',
)

/** A fact about the election that is true now, like when the polls close, in a row of a `<dl>`. */
export function ElectionStatus() {
  return (
    // The script may fill the row before React hydrates the page.
    <div hidden data-election-status data-screen suppressHydrationWarning>
      <dt suppressHydrationWarning>{/* Filled by the script. */ ''}</dt>
      <dd suppressHydrationWarning>{/* Filled by the script. */ ''}</dd>
    </div>
  )
}

interface Props {
  readonly election: Election
  /** The deadline that closes registration for everyone, if known. */
  readonly registration?: Pick<Election['when']['deadlines'][number], 'date' | 'time'>
}

/**
 * Fills the row of `ElectionStatus`. Must follow the whole block that contains the row: browsers may paint after a
 * script, and the rest of the block would shift it.
 */
export function ElectionStatusScript(props: Props) {
  return <InlineScript entry={electionStatusScript} args={[describeStates(props)]} />
}

const text = phrases.status

function describeStates({ election, registration }: Props): Sentences {
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

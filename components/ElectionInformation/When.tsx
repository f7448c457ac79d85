import { formatDateRange, formatHours, formatLongDate, formatTime, formatTimeZone } from '@/lib/locale/dates'
import { phrases } from '@/lib/locale/phrases'
import type { Election, Group } from '@/data/schema/published'
import { CoveredFacts, type FactBlock } from './CoveredFacts'
import { describeGroup, describePublisher } from './describeFact'
import { toBlocks } from './FactRows'
import { VotingFact } from './VotingFact'

interface Props {
  readonly election: Election
  readonly groups: readonly Group[]
}

const text = phrases.voting.information

/** Election day, polling hours, further days to vote, and deadlines. */
export function When({ election, groups }: Props) {
  const { date, timeZone, when } = election
  const { hours, periods = [], deadlines } = when
  const zone = formatTimeZone(timeZone, date)
  const periodRows = periods.map(({ label, from, to = from, opens, closes, place, group, publisher, covers }) => ({
    covers,
    label,
    lines: [
      to === from ? (
        <time key="time" dateTime={from}>
          {formatLongDate(from)}
        </time>
      ) : (
        formatDateRange(from, to)
      ),
      describeHours(opens, closes, zone),
      place,
      describeGroup(groups, group),
      describePublisher({ publisher }),
    ],
  }))
  const deadlineRows = deadlines.map(({ label, date: day, time, text: rule, group, publisher, covers }) => ({
    covers,
    label,
    lines: [
      <time key="time" dateTime={time ? `${day}T${time}` : day}>
        {time ? text.dateAndTime(formatLongDate(day), formatTime(time), zone) : formatLongDate(day)}
      </time>,
      rule,
      describeGroup(groups, group),
      describePublisher({ publisher }),
    ],
  }))
  return (
    <VotingFact
      title={text.when}
      lead={<time dateTime={date}>{formatLongDate(date)}</time>}
      sources={[...(hours ? [hours] : []), ...periods, ...deadlines].flatMap(({ sources }) => sources)}
    >
      <CoveredFacts
        election={election}
        blocks={[
          hoursBlock(hours, zone),
          ...toBlocks('periods', periodRows, { areRules: true, areNames: false }),
          ...toBlocks('deadlines', deadlineRows, { areRules: true, areNames: false }),
        ]}
      />
    </VotingFact>
  )
}

function hoursBlock(hours: Election['when']['hours'], zone: string): FactBlock {
  const sentences = hours
    ? [text.hours(formatHours(hours.opens, hours.closes), zone), describePublisher({ publisher: hours.publisher })]
    : [text.unknownHours]
  const content = <p>{sentences.filter(Boolean).join(' ')}</p>
  return { id: 'hours', covers: hours?.covers ?? 'this election', count: 1, areRules: true, content }
}

/** Hours of which one end may not be known. Undefined if neither is. */
function describeHours(opens: string | undefined, closes: string | undefined, zone: string): string | undefined {
  if (opens && closes) return text.inTimeZone(formatHours(opens, closes), zone)
  if (opens) return text.inTimeZone(text.from(formatTime(opens)), zone)
  return closes && text.inTimeZone(text.until(formatTime(closes)), zone)
}

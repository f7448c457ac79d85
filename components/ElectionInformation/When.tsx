import { formatDateRange, formatHours, formatLongDate, formatTime, formatTimeZone } from '@/lib/locale/dates'
import { phrases } from '@/lib/locale/phrases'
import type { Election, Group } from '@/guide/fields/published'
import { href, paths } from '@/lib/paths'
import { CoverageNote, FactRows, VotingFact, describePublisher } from './VotingFact'
import styles from './ElectionInformation.module.css'

interface Props {
  readonly level: 2 | 3
  readonly election: Election
  /** The instant at which each deadline passes, in milliseconds since 1970. */
  readonly passes: readonly number[]
  readonly groups: readonly Group[]
}

const text = phrases.voting.information

/** Election day, polling hours, further days to vote, deadlines, and a link that adds them to a calendar. */
export function When({ level, election, passes, groups }: Props) {
  const { date, timeZone, when, results } = election
  const { hours, periods = [], deadlines } = when
  const zone = formatTimeZone(timeZone, date)
  const periodRows = periods.map(({ from, to = from, opens, closes, place, ...fact }) => ({
    ...fact,
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
    ],
  }))
  const deadlineRows = deadlines.map(({ date: day, time, text: rule, ...fact }, index) => ({
    ...fact,
    passed: { passes: passes[index] ?? NaN, isOver: results !== undefined },
    lines: [
      <time key="time" dateTime={time ? `${day}T${time}` : day}>
        {time ? text.dateAndTime(formatLongDate(day), formatTime(time), zone) : formatLongDate(day)}
      </time>,
      rule,
    ],
  }))
  return (
    <VotingFact
      level={level}
      title={text.when}
      lead={<time dateTime={date}>{formatLongDate(date)}</time>}
      facts={[hours, ...periods, ...deadlines]}
    >
      {hours ? <Hours election={election} hours={hours} zone={zone} /> : <p>{text.unknownHours}</p>}
      <FactRows election={election} groups={groups} rows={periodRows} areRules areNames={false} />
      <FactRows election={election} groups={groups} rows={deadlineRows} areRules areNames={false} />
      {results ? null : (
        <p className={styles.action} data-until="closed" data-screen-only>
          <a className={styles.button} href={href(paths.calendar)}>
            {phrases.status.calendar.add}
          </a>
        </p>
      )}
    </VotingFact>
  )
}

interface HoursProps {
  readonly election: Election
  readonly hours: NonNullable<Election['when']['hours']>
  readonly zone: string
}

function Hours({ election, hours: { opens, closes, publisher, covers }, zone }: HoursProps) {
  const sentences = [text.hours(formatHours(opens, closes), zone), describePublisher({ publisher })]
  return (
    <>
      <p>{sentences.filter(Boolean).join(' ')}</p>
      <CoverageNote election={election} covers={covers} isRule />
    </>
  )
}

/** Hours of which one end may not be known. Undefined if neither is. */
function describeHours(opens: string | undefined, closes: string | undefined, zone: string): string | undefined {
  if (opens && closes) return text.inTimeZone(formatHours(opens, closes), zone)
  if (opens) return text.inTimeZone(text.from(formatTime(opens)), zone)
  return closes && text.inTimeZone(text.until(formatTime(closes)), zone)
}

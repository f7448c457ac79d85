import { formatHours, formatLongDate, formatTimeZone } from '@/lib/locale/dates'
import type { Election } from '@/data/schema/published'
import styles from './ElectionInformation.module.css'
import { VotingFact } from './VotingFact'

/** Election day, polling hours and deadlines. */
export function When({ election: { date, timeZone, when } }: { readonly election: Election }) {
  const { hours, deadlines } = when
  return (
    <VotingFact
      title="When"
      lead={<time dateTime={date}>{formatLongDate(date)}</time>}
      sources={[...(hours?.sources ?? []), ...deadlines.flatMap(({ sources }) => sources)]}
    >
      <p>
        {hours
          ? `Polls are open ${formatHours(hours.opens, hours.closes)}, ${formatTimeZone(timeZone, date)}.`
          : 'We could not confirm the polling hours.'}
      </p>
      {deadlines.length > 0 ? (
        <dl className={styles.deadlines}>
          {deadlines.map((deadline) => (
            <div key={deadline.label}>
              <dt>{deadline.label}</dt>
              <dd>
                <time dateTime={deadline.date}>{formatLongDate(deadline.date)}</time>
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
    </VotingFact>
  )
}

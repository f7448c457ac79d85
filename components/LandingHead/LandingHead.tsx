import { formatDate, formatDayOfWeek, formatHours, formatTimeZone } from '@/lib/locale/dates'
import { href, paths } from '@/lib/paths'
import type { Election } from '@/data/schema/published'
import styles from './LandingHead.module.css'

interface Props {
  readonly election: Election
}

/** Title, date and hours of the election, styled like the head of a ballot. Renders the page's `h1`. */
export function LandingHead({ election: { title, name, date, timeZone, when, nonpartisan, results } }: Props) {
  return (
    <div className={styles.head}>
      <h1>{title}</h1>
      <p className={styles.date}>
        <time dateTime={date}>
          {formatDayOfWeek(date)}
          <span className={styles.comma}>, </span>
          <span className={styles.day}>{formatDate(date)}</span>
        </time>
      </p>
      {when.hours ? (
        <p className={styles.hours}>
          {formatHours(when.hours.opens, when.hours.closes)}, {formatTimeZone(timeZone, date)}
        </p>
      ) : null}
      <div className={styles.foot}>
        <p>
          {name}.{nonpartisan ? ' This election is nonpartisan.' : null}
          {results ? ' The election is over; this guide stays as a record.' : null}
        </p>
        <p data-screen-only>
          <a className={styles.button} href={href(paths.candidates)} data-main-path>
            View Candidates
          </a>
        </p>
      </div>
    </div>
  )
}

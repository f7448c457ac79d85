import type { ReactNode } from 'react'
import { formatDate, formatDayOfWeek, formatHours, formatTimeZone } from '@/lib/locale/dates'
import { phrases } from '@/lib/locale/phrases'
import { href, paths } from '@/lib/paths'
import type { Election } from '@/data/schema/published'
import styles from './LandingHead.module.css'

interface Props {
  readonly election: Election
  /** True if the ballot names parties in some races of a nonpartisan election. */
  readonly hasPartisanRaces?: boolean
  /** What depends on the reader's clock: a `<div>` with a `<dt>` and a `<dd>`. */
  readonly status?: ReactNode
}

/** Title, date and hours of the election, styled like the head of a ballot. Renders the page's `h1`. */
export function LandingHead({ election, hasPartisanRaces = false, status }: Props) {
  const { title, name, date, timeZone, when, nonpartisan, results } = election
  const { races: text } = phrases
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
      {status ? <dl>{status}</dl> : null}
      <div className={styles.foot}>
        <p>
          {name}.
          {nonpartisan ? ` ${hasPartisanRaces ? text.mostlyNonpartisanElection : text.nonpartisanElection}` : null}
          {results ? ` ${text.electionOver}` : null}
        </p>
        <p data-screen-only>
          <a className={styles.button} href={href(paths.candidates)} data-main-path>
            {text.viewCandidates}
          </a>
        </p>
      </div>
    </div>
  )
}

import { formatWeekday } from '@/data/dates'
import { href, paths } from '@/data/paths'
import type { Election } from '@/data/types'
import styles from './LandingHead.module.css'

interface Props {
  readonly election: Election
}

/** Head of the landing page: which election, on which day, and the way to the candidates. Renders the `h1`. */
export function LandingHead({ election: { title, name, date, nonpartisan, resultSources } }: Props) {
  return (
    <div className={styles.head}>
      <h1>{title}</h1>
      <p className={styles.date}>
        <time dateTime={date}>{formatWeekday(date)}</time>
      </p>
      <p>
        {name}.{nonpartisan ? ' This election is nonpartisan.' : null}
        {resultSources ? ' The election is over; this guide stays as a record.' : null}
      </p>
      <p data-screen-only>
        <a className={styles.button} href={href(paths.candidates)}>
          View Candidates
        </a>
      </p>
    </div>
  )
}

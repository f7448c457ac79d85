import { phrases } from '@/lib/locale/phrases'
import { href } from '@/lib/paths'
import type { CandidacyFacts } from '@/guide/ask/views/candidates'
import styles from './RaceBand.module.css'

interface Props {
  readonly facts: Pick<CandidacyFacts, 'race' | 'path' | 'count'>
}

/** The race that a page belongs to, with the link to all of its candidates. */
export function RaceBand({ facts: { race, path, count } }: Props) {
  return (
    <div className={styles.band} data-band>
      <p className={styles.race}>{race.name}</p>
      <nav aria-label={phrases.site.back}>
        <a href={href(path)} data-target>
          {phrases.profile.allCandidates(count)}
        </a>
      </nav>
    </div>
  )
}

import { phrases } from '@/lib/locale/phrases'
import { href } from '@/lib/paths'
import type { CandidacyFacts } from '@/guide/ask/candidacies'
import { CompareLink } from './CompareLink'
import styles from './RaceBand.module.css'

interface Props {
  readonly facts: Pick<CandidacyFacts, 'race' | 'path' | 'count' | 'isCompared'>
}

/** The race that a page belongs to, with links to all of its candidates and to their comparison. */
export function RaceBand({ facts: { race, path, count, isCompared } }: Props) {
  return (
    <div className={styles.band} data-band data-silent>
      <p className={styles.race}>{race.name}</p>
      <nav aria-label={phrases.site.back}>
        <a href={href(path)} data-target>
          {phrases.profile.allCandidates({ count })}
        </a>
      </nav>
      {isCompared ? <CompareLink race={race} /> : null}
    </div>
  )
}

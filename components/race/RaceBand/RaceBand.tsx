import { phrases } from '@/lib/locale/phrases'
import { href, paths } from '@/lib/paths'
import type { CandidacyFacts } from '@/guide/ask/candidacies'
import styles from './RaceBand.module.css'
import type { Race } from '@/guide/fields/published'

export function RaceBand({ race, path, count, isCompared }: CandidacyFacts) {
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

const text = phrases.compare

export function CompareLink({ race: { id } }: { readonly race: Pick<Race, 'id'> }) {
  return (
    <a href={href(paths.compareRace(id))} data-screen>
      {text.sideBySide}
    </a>
  )
}

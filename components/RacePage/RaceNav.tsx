import { phrases } from '@/lib/locale/phrases'
import { paths } from '@/lib/paths'
import type { Race } from '@/guide/fields/published'
import { ShowAllRaces } from '@/components/AreaPicker/AreaPicker'
import { AdjacentLinks } from '@/components/PrevNext/PrevNext'
import styles from '@/components/PrevNext/PrevNext.module.css'

interface Props {
  /** The neighbors among all races first, then those on the ballots of areas where they differ. */
  readonly neighbors: readonly {
    readonly areas: readonly string[]
    readonly previous?: Race
    readonly next?: Race
  }[]
  readonly hasAreas: boolean
}

/**
 * Links to the races before and after a race. If the reader has chosen an area, they lead through its ballot, for which
 * the page needs `AreaStyle` and its script.
 */
export function RaceNav({ neighbors, hasAreas }: Props) {
  const { races: text } = phrases
  const exceptions = neighbors.flatMap(({ areas }) => areas).join(' ')
  if (neighbors.every(({ previous, next }) => !previous && !next)) return null
  return (
    <>
      <nav className={styles.nav} aria-label={text.raceNavigation}>
        {neighbors.map(({ areas, ...pages }) => (
          <AdjacentLinks
            key={areas[0] ?? ''}
            {...pages}
            kind="race"
            toPage={({ id, name }) => ({ path: paths.racePage(id), name })}
            areas={areas.length > 0 ? { 'data-areas': areas.join(' ') } : { 'data-except': exceptions || undefined }}
          />
        ))}
      </nav>
      {hasAreas && exceptions !== '' ? (
        <div data-screen-only data-areas={exceptions}>
          <p>{text.onYourBallot}</p>
          <ShowAllRaces />
        </div>
      ) : null}
    </>
  )
}

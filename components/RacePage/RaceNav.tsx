import { phrases } from '@/lib/locale/phrases'
import { paths } from '@/lib/paths'
import type { Race } from '@/guide/fields/published'
import { ShowAllRaces } from '@/components/AreaPicker/AreaPicker'
import { AdjacentLink } from '@/components/PrevNext/PrevNext'
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
        {neighbors.flatMap(({ areas, previous, next }) => {
          const shownFor = {
            'data-areas': areas.join(' ') || undefined,
            'data-except': areas.length > 0 ? undefined : exceptions || undefined,
          }
          const key = areas[0] ?? ''
          return [
            previous ? (
              <AdjacentLink key={`${key} prev`} {...toPage(previous)} kind="race" rel="prev" {...shownFor} />
            ) : null,
            ' ',
            next ? <AdjacentLink key={`${key} next`} {...toPage(next)} kind="race" rel="next" {...shownFor} /> : null,
            ' ',
          ]
        })}
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

function toPage({ id, name }: Race) {
  return { path: paths.racePage(id), name }
}

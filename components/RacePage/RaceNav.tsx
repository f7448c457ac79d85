import { phrases } from '@/lib/locale/phrases'
import { paths } from '@/lib/paths'
import type { Race } from '@/data/schema/published'
import { ShowAllRaces } from '@/components/AreaPicker/ShowAllRaces'
import { PrevNext } from '@/components/PrevNext/PrevNext'

interface Props {
  /** The neighbors among all races first, then those on the ballots of areas where they differ. */
  readonly neighbors: readonly {
    readonly areas: readonly string[]
    readonly previous?: Race
    readonly next?: Race
  }[]
  /** True if readers can choose an area. */
  readonly hasAreas: boolean
}

/**
 * Links to the races before and after a race. If the reader has chosen an area, they lead through its ballot, for which
 * the page needs `AreaStyle` and its script.
 */
export function RaceNav({ neighbors, hasAreas }: Props) {
  const exceptions = neighbors.flatMap(({ areas }) => areas)
  return (
    <>
      {neighbors.map(({ areas, previous, next }) => (
        <div
          key={areas.join(' ')}
          data-areas={areas.length > 0 ? areas.join(' ') : undefined}
          data-except={areas.length === 0 && exceptions.length > 0 ? exceptions.join(' ') : undefined}
        >
          <PrevNext
            label={phrases.races.raceNavigation}
            kind="race"
            previous={toAdjacentPage(previous)}
            next={toAdjacentPage(next)}
          />
        </div>
      ))}
      {hasAreas ? (
        <div data-screen-only data-areas={exceptions.join(' ')}>
          <p>{phrases.races.onYourBallot}</p>
          <ShowAllRaces />
        </div>
      ) : null}
    </>
  )
}

function toAdjacentPage(race?: Race) {
  return race && { path: paths.racePage(race.id), name: race.name }
}

import { phrases } from '@/lib/locale/phrases'
import { href, paths } from '@/lib/paths'
import type { Race } from '@/guide/fields/published'
import { PrevNext } from '@/components/parts/PrevNext/PrevNext'

interface Props {
  readonly previous?: Race
  readonly next?: Race
  readonly hasAreas: boolean
}

/**
 * Links to the races before and after a race. If the reader has chosen a place, the script that must follow them leads them
 * through its races.
 */
export function RaceNav({ hasAreas, ...neighbors }: Props) {
  const { races: text } = phrases
  return (
    <>
      <PrevNext
        label={text.raceNavigation}
        kind="race"
        {...neighbors}
        toPage={({ id, name }) => ({ path: paths.racePage(id), name })}
      />
      {hasAreas ? (
        <div data-screen data-chosen-races hidden>
          <p>
            {text.onYourBallot} <a href={href(paths.candidates)}>{text.chooseOtherArea}</a>
          </p>
        </div>
      ) : null}
    </>
  )
}

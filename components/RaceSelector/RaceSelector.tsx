import type { Race } from '@/data/schema/published'
import { Oval } from '@/components/Oval/Oval'
import styles from './RaceSelector.module.css'

interface Props {
  /** The first is the default. */
  readonly races: readonly Race[]
}

/**
 * The ballot's offices as buttons that choose which race shows. Renders a `<fieldset>` and the rules that hide the
 * other races; both wait for a script to mark the document with the chosen race, so that without it all races show.
 */
export function RaceSelector({ races }: Props) {
  const rules = races.map(({ id }) => `html[data-race="${id}"] [data-race-section]:not(#${id})`)
  return (
    <>
      {/* HTML allows no style element in the body. React moves one that has href and precedence to the head. */}
      <style href="race-selector" precedence="next">{`${rules.join(',')}{display:none}`}</style>
      <fieldset className={styles.selector} data-screen-only>
        <legend>Show the candidates for</legend>
        <div className={styles.offices}>
          {races.map(({ id, name }, index) => (
            // The script presses the chosen one before React starts, if it does.
            <button
              key={id}
              type="button"
              className={styles.office}
              data-race={id}
              aria-pressed={index === 0}
              suppressHydrationWarning
            >
              {name}
              <Oval />
            </button>
          ))}
        </div>
      </fieldset>
    </>
  )
}

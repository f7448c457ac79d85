import { Fragment } from 'react'
import { phrases } from '@/lib/locale/phrases'
import type { Race } from '@/guide/fields/published'
import styles from './RaceSelector.module.css'

interface Props {
  /** The first race is the default. */
  readonly races: readonly (Pick<Race, 'id' | 'name'> & {
    /** Number of candidates who have not withdrawn. */
    readonly candidateCount: number
    readonly localGroup?: string
  })[]
}

/**
 * Buttons for choosing the race to show. Both take effect once the script sets `data-race` on the root element. Without
 * JavaScript, all races show.
 */
export function RaceSelector({ races }: Props) {
  // An id may begin with a digit, which #id does not allow.
  const otherRaces = races.map(({ id }) => `html[data-race="${id}"] [data-race-section]:not([id="${id}"])`)
  return (
    <>
      {/* HTML allows no style element in the body. React moves one that has href and precedence to the head. */}
      <style href="race-selector" precedence="next">{`@media screen{${otherRaces.join(',')}{display:none}}`}</style>
      <fieldset className={styles.selector} data-screen>
        <legend className={styles.legend}>{phrases.races.showCandidatesFor}</legend>
        <div className={styles.offices}>
          {races.map(({ id, name, candidateCount, localGroup }, index) => (
            // The script may change aria-pressed before React hydrates the page.
            <Fragment key={id}>
              <button
                type="button"
                className={styles.office}
                data-race={id}
                data-group={localGroup}
                aria-pressed={index === 0}
                suppressHydrationWarning
              >
                {name} <small>{phrases.races.indexCount({ count: candidateCount })}</small>
              </button>{' '}
            </Fragment>
          ))}
        </div>
        {/* The script writes the chosen race here, for assistive technology. */}
        <p className={styles.status} aria-live="polite" data-race-status suppressHydrationWarning>
          {/* Not omitted, so that React keeps the text of the script when it hydrates the page. */ ''}
        </p>
      </fieldset>
    </>
  )
}

export function ListHead({ summary }: { readonly summary: string }) {
  return (
    <div className={styles.head}>
      <h1>{phrases.races.listTitle}</h1>
      <p data-screen>{summary}</p>
    </div>
  )
}

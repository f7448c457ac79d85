import { spaceElements } from '@/components/parts/Phrase/Phrase'
import { InlineScript } from '@/components/page/InlineScript/InlineScript'
import { phrases } from '@/lib/locale/phrases'
import type { BallotRace } from '@/guide/ask/ballotRaces'
import { defineEntryPoint } from '@/lib/inline-scripts/bundleScript'
import shared from '@/components/page/Theme/Shared.module.css'
import styles from './RaceSelector.module.css'

const raceSelectorScript = defineEntryPoint<typeof import('./raceSelector.browser')>(
  'components/race/RaceSelector/raceSelector',
)

interface Props {
  /** The first race is the default. */
  readonly races: readonly BallotRace[]
}

/** The buttons take effect once the script sets `data-race` on the root element. Without JavaScript, all races show. */
export function RaceSelector({ races }: Props) {
  // An id may begin with a digit, which #id does not allow.
  const otherRaces = races.map(({ race: { id } }) => `html[data-race="${id}"] [data-race-section]:not([id="${id}"])`)
  return (
    <>
      {/* HTML allows no style element in the body. React moves one that has href and precedence to the head. */}
      <style href="race-selector" precedence="next">{`@media screen{${otherRaces.join(',')}{display:none}}`}</style>
      <fieldset className={styles.selector} data-screen>
        <legend className={shared.hidden}>{phrases.races.showCandidatesFor}</legend>
        <div className={styles.offices}>
          {/* The script may change aria-pressed before React hydrates the page. */}
          {spaceElements(
            races.map(({ race: { id, name }, runningCount, localGroup }, index) => (
              <button
                key={id}
                type="button"
                className={styles.office}
                data-race={id}
                data-group={localGroup}
                aria-pressed={index === 0}
                suppressHydrationWarning
              >
                {name} <small>{phrases.races.indexCount({ count: runningCount })}</small>
              </button>
            )),
          )}
        </div>
        {/* The script writes the chosen race here, for assistive technology. */}
        <p className={shared.hidden} aria-live="polite" data-race-status suppressHydrationWarning>
          {/* Not omitted, so that React keeps the text of the script when it hydrates the page. */ ''}
        </p>
      </fieldset>
      <InlineScript entry={raceSelectorScript} args={[]} />
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

import type { ReactNode } from 'react'
import { spaceElements } from '@/components/parts/Phrase/Phrase'
import { phrases } from '@/lib/locale/phrases'
import { toTemplates } from '@/lib/locale/slots'
import type { Comparison } from '@/guide/ask/pages/comparison'
import { PersonName } from '@/components/parts/PersonName/PersonName'
import buttons from '@/components/page/Theme/Buttons.module.css'
import { Share } from '@/components/parts/Share/Share'
import { formatStatus, MAX_COLUMNS } from './choice'
import styles from './CompareControls.module.css'
import compareStyles from './Compare.module.css'

const text = phrases.compare

export function CompareControls({ topics, ballotRace: { candidates }, isSplit }: Comparison) {
  return (
    <div className={styles.controls} data-compare-controls data-screen hidden suppressHydrationWarning>
      <details className={styles.choices} data-reveals="">
        <summary className={buttons.plain}>{isSplit ? text.choosePeople : text.choose}</summary>
        <p data-note>{text.chooseHint}</p>
        <Choices kind="candidates" legend={text.people}>
          {candidates.map((candidate) => ({ id: candidate.id, name: <PersonName {...candidate} /> }))}
        </Choices>
        {isSplit ? null : (
          <Choices kind="topics" legend={text.topics}>
            {topics}
          </Choices>
        )}
      </details>
      <p>
        <button type="button" className={buttons.link} data-hide-names suppressHydrationWarning>
          {text.script.hideNames}
        </button>
      </p>
      <Share choiceLabel={text.share} />
      <p className={styles.status} data-note aria-live="polite" data-compare-status suppressHydrationWarning>
        {formatStatus(
          toTemplates(text.script.shown),
          candidates.length,
          candidates.length,
          candidates.length <= MAX_COLUMNS ? text.script.allTopics : (topics[0]?.name ?? ''),
        )}
      </p>
    </div>
  )
}

interface ChoicesProps {
  readonly kind: 'candidates' | 'topics'
  readonly legend: string
  readonly children: readonly { readonly id: string; readonly name: ReactNode }[]
}

function Choices({ kind, legend, children }: ChoicesProps) {
  return (
    <fieldset data-choose={kind}>
      <legend>{legend}</legend>
      {spaceElements(
        children.map(({ id, name }) => (
          <label key={id}>
            <input type="checkbox" />
            <span>{name}</span>
          </label>
        )),
      )}
    </fieldset>
  )
}

/** Whose statements the reader ticked while names were hidden. The script fills it when it lifts the ink. */
export function AgreedList() {
  return (
    <section className={compareStyles.agreed} hidden data-agreed suppressHydrationWarning>
      <h2 tabIndex={-1} suppressHydrationWarning>
        {text.script.agreed}
      </h2>
      <ul suppressHydrationWarning>{/* Filled by the script. */ ''}</ul>
      <p>{text.caution}</p>
      <p className={buttons.row}>
        <button type="button" data-show-names>
          {text.compareWithNames}
        </button>{' '}
        <button type="button" data-hide-again>
          {text.hideAgain}
        </button>
      </p>
    </section>
  )
}

import { Fragment, type ReactNode } from 'react'
import { phrases } from '@/lib/locale/phrases'
import { toTemplates } from '@/lib/locale/slots'
import type { Comparison } from '@/guide/ask/pages/comparison'
import { PersonName } from '@/components/parts/PersonName/PersonName'
import field from '@/components/page/Theme/Field.module.css'
import { Share } from '@/components/parts/Share/Share'
import { formatStatus, MAX_COLUMNS } from './choice'
import styles from './CompareControls.module.css'

interface Props extends Pick<Comparison, 'topics' | 'isSplit'> {
  readonly candidates: Comparison['ballotRace']['candidates']
}

const text = phrases.compare

/** Choices of people and topics, and the button that hides the names. */
export function CompareControls({ topics, candidates, isSplit }: Props) {
  return (
    <div className={styles.controls} data-compare-controls data-screen hidden suppressHydrationWarning>
      <details className={styles.choices} data-reveals="">
        <summary className={field.plain}>{isSplit ? text.choosePeople : text.choose}</summary>
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
        <button type="button" className={`${field.plain} ${styles.button}`} data-hide-names suppressHydrationWarning>
          {text.script.hideNames}
        </button>
      </p>
      <Share choiceLabel={text.share} />
      <p className={styles.status} data-note aria-live="polite" data-compare-status suppressHydrationWarning>
        {formatStatus(toTemplates(text.script.shown), {
          shown: candidates.length,
          all: candidates.length,
          topics: candidates.length <= MAX_COLUMNS ? text.script.allTopics : (topics[0]?.name ?? ''),
        })}
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
      {children.map(({ id, name }) => (
        <Fragment key={id}>
          <label>
            <input type="checkbox" />
            <span>{name}</span>
          </label>{' '}
        </Fragment>
      ))}
    </fieldset>
  )
}

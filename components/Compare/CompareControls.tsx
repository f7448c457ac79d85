import { Fragment } from 'react'
import { phrases } from '@/lib/locale/phrases'
import { href, paths } from '@/lib/paths'
import type { Comparison } from '@/guide/ask/views/comparison'
import { Share } from '@/components/Share/Share'
import styles from './CompareControls.module.css'

interface Props extends Pick<Comparison, 'columns' | 'rows'> {
  readonly hasVote: boolean
}

const text = phrases.compare

/** Choices of names and topics, and the switch that hides the names. */
export function CompareControls({ columns, rows, hasVote }: Props) {
  const names = rows.map(({ candidate: { id, name } }) => ({ id, name }))
  return (
    <div className={styles.controls} data-compare-controls data-screen-only hidden suppressHydrationWarning>
      <p className={styles.switch}>
        <label className={styles.label}>
          <input className={styles.input} type="checkbox" data-hide-names />
          <b>{text.hideNames}</b>
        </label>{' '}
        <span data-note>{text.hideHint}</span>
      </p>
      <section className={styles.bar} aria-label={text.topicBar}>
        {[{ id: '', name: text.allTopics }, ...columns].map(({ id, name }) => (
          <Fragment key={id}>
            <button className={styles.topic} type="button" aria-pressed={id === ''} data-show-topic={id}>
              {name}
            </button>{' '}
          </Fragment>
        ))}
      </section>
      <div className={styles.tools}>
        <details className={styles.choices}>
          <summary>{text.choose}</summary>
          <Choices kind="candidates" legend={text.names} options={names} />
          <Choices kind="topics" legend={text.topics} options={columns} />
        </details>
        <Share choiceLabel={text.share} />
        {hasVote ? (
          <p data-note>
            {text.markHint} <a href={href(paths.myBallot)}>{phrases.site.header.myBallot}</a>
          </p>
        ) : null}
        <p data-note aria-live="polite" data-compare-status suppressHydrationWarning>
          {/* Filled by the script. */ ''}
        </p>
      </div>
    </div>
  )
}

interface ChoicesProps {
  readonly kind: 'candidates' | 'topics'
  readonly legend: string
  readonly options: readonly { readonly id: string; readonly name: string }[]
}

function Choices({ kind, legend, options }: ChoicesProps) {
  return (
    <fieldset data-choose={kind}>
      <legend>{legend}</legend>
      {options.map(({ id, name }) => (
        <label key={id} className={styles.label}>
          <input className={styles.input} type="checkbox" value={id} />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  )
}

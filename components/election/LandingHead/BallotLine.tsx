import type { ReactNode } from 'react'
import type { Phrases } from '@/lib/locale/phrases'
import { Phrase } from '@/components/parts/Phrase/Phrase'
import styles from './BallotLine.module.css'

interface Props {
  readonly url: string
  /** A phrase, and the words in it that are bold. */
  readonly text: Pick<Phrases['landing']['findPlace'], 'line' | 'target'>
  readonly note?: string
  /** Decorative only. */
  readonly drawing: ReactNode
  readonly isSmall?: boolean
  /** States of the election between which the line shows. */
  readonly from?: 'today' | 'closed'
  readonly until?: 'today' | 'closed'
}

/** A link that looks like a line of the ballot. Its oval fills with ink under the pointer. */
export function BallotLine({ url, text: { line, target }, note, drawing, isSmall, from, until }: Props) {
  return (
    <a
      className={isSmall ? `${styles.line} ${styles.small}` : styles.line}
      href={url}
      data-from={from}
      data-until={until}
    >
      {drawing}
      <span className={styles.text}>
        <Phrase text={line} parts={{ target: <b>{target}</b> }} />
        {note ? <small> {note}</small> : null}
      </span>
    </a>
  )
}

import { Children, type ReactNode } from 'react'
import { href } from '@/lib/paths'
import styles from './Ballot.module.css'

interface Props {
  readonly id: string
  readonly level: 2 | 3
  readonly title: string
  readonly path?: string
  /** Line under the title, like the instruction of a ballot. */
  readonly instruction: ReactNode
  readonly localGroup?: string
  /** `BallotRow` elements. */
  readonly rows: ReactNode
  /** Paragraphs under the rows. Undefined ones are omitted. */
  readonly notes?: readonly (string | undefined)[]
}

/** A column of a ballot: a black band with the title, and rows under it. */
export function BallotColumn({ id, level, title, path, instruction, localGroup, rows, notes }: Props) {
  const Heading = `h${level}` as const
  return (
    <section className={styles.column} aria-labelledby={id} data-group={localGroup}>
      <div className={styles.band}>
        <Heading id={id}>{path === undefined ? title : <a href={href(path)}>{title}</a>}</Heading>
        <p>{instruction}</p>
      </div>
      {Children.count(rows) > 0 ? <ul className={styles.rows}>{rows}</ul> : null}
      {notes?.map((text) => (text === undefined ? null : <p key={text}>{text}</p>))}
    </section>
  )
}

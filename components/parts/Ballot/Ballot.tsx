import { Children, type ReactNode } from 'react'
import type { PageTerms } from '@/guide/ask/terms'
import { TextWithTerms } from '@/components/parts/Terms/Terms'
import styles from './Ballot.module.css'
import { href } from '@/lib/paths'
import { describeTicket } from '@/guide/words/descriptions'
import type { Candidate } from '@/guide/fields/published'
import { PersonName } from '@/components/parts/PersonName/PersonName'

interface Props {
  /** `BallotColumn` elements. */
  readonly children: ReactNode
  readonly note?: ReactNode
}

/** The sheet of a ballot: one to three columns in a frame, as many as fit. */
export function Ballot({ children, note }: Props) {
  return (
    <>
      <div className={styles.sheet} data-ballot data-four={Children.count(children) === 4 || undefined}>
        {children}
      </div>
      {note ? (
        <p className={styles.note} data-note>
          {note}
        </p>
      ) : null}
    </>
  )
}

interface ColumnProps {
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
  readonly terms?: PageTerms
  /** Content under the notes. */
  readonly more?: ReactNode
}

export function BallotColumn(props: ColumnProps) {
  const { id, level, title, path, instruction, localGroup, rows, notes, terms, more } = props
  const Heading = `h${level}` as const
  return (
    <section className={styles.column} aria-labelledby={id} data-group={localGroup}>
      <div className={styles.band} data-band>
        <Heading id={id}>{path === undefined ? title : <a href={href(path)}>{title}</a>}</Heading>
        <p>{instruction}</p>
      </div>
      {Children.count(rows) > 0 ? <ul className={styles.rows}>{rows}</ul> : null}
      {notes?.map((text) =>
        text === undefined ? null : (
          <p key={text}>
            <TextWithTerms text={text} terms={terms} />
          </p>
        ),
      )}
      {more}
    </section>
  )
}

interface RowProps {
  /** Without it, the row is no link. */
  readonly address?: string
  readonly name: ReactNode
  /** Second line under the name. */
  readonly mark?: string
  readonly aside?: ReactNode
  readonly localGroup?: string
}

export function BallotRow({ address, name, mark, aside, localGroup }: RowProps) {
  return (
    <li data-group={localGroup}>
      <a className={styles.row} href={address}>
        <span className={styles.name}>
          {name}
          {mark ? <small> {mark}</small> : null}
        </span>
        {aside === undefined ? null : <span className={styles.aside}> {aside}</span>}
      </a>
    </li>
  )
}

/** The names on a candidate's line of the ballot: the candidate, then the running mates. */
export function BallotName({ name, sortName, runningMates }: Pick<Candidate, 'name' | 'sortName' | 'runningMates'>) {
  return (
    <>
      <PersonName name={name} sortName={sortName} />
      {describeTicket(name, runningMates) || null}
    </>
  )
}

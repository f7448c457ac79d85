import { findForeignLanguage } from '@/lib/locale/foreignLanguage'
import type { Candidate, Position, Stance } from '@/guide/fields/published'
import type { PageTerms } from '@/guide/ask/terms'
import { ParagraphWithTerms } from '@/components/parts/Terms/Terms'
import { describeOrigin, describeOtherYear } from './describeStatement'
import styles from './Statement.module.css'
import type { ReactNode } from 'react'
import { Oval } from '@/components/parts/Oval/Oval'
import { AgreePlace } from '@/components/ballot/MarkToggle/MarkToggle'
import { ShortCitations } from '@/components/parts/SourceList/ShortCitations'
import type { Numbers } from '@/components/parts/SourceList/SourceNumbers'
import { hashStatement } from '@/components/ballot/marks/hashStatement'
import { formatDate } from '@/lib/locale/dates'
import { phrases } from '@/lib/locale/phrases'

interface Props {
  readonly statement: Stance | Position
  readonly electionDate: string
  readonly name: string
  /** Numbers of the sources, on a page that lists them. */
  readonly numbers?: Numbers | undefined
  readonly terms?: PageTerms
}

/** The year of a statement if it is not the election's, its text, and the candidate's reply. */
export function StatementText({ statement, electionDate, name, numbers, terms }: Props) {
  const { reply } = statement
  return (
    <>
      <OtherYear statement={statement} electionDate={electionDate} />
      <Said statement={statement} className={styles.text} terms={terms} />
      {reply ? <Reply {...reply} name={name} numbers={numbers} /> : null}
    </>
  )
}

interface SaidProps extends Pick<Props, 'statement' | 'terms'> {
  readonly className?: string | undefined
}

/** The text of a statement. The reader's tick is named by a hash of it or, if it is a translation, of its original. */
export function Said({ statement: { text, original, language }, className, terms }: SaidProps) {
  return (
    <ParagraphWithTerms
      className={className}
      lang={findForeignLanguage(language)}
      data-said
      data-hash={original && hashStatement(original)}
      text={text}
      terms={terms}
    />
  )
}

export function OtherYear({ statement, electionDate }: Pick<Props, 'statement' | 'electionDate'>) {
  const year = describeOtherYear(statement, electionDate)
  return year === undefined ? null : <p className={styles.year}>{year}</p>
}

/** States that there is no statement, and when the editors last looked for one if they did. */
export function Silence({
  candidate: { research, updated },
}: {
  readonly candidate: Pick<Candidate, 'research' | 'updated'>
}) {
  return (
    <p>
      <Oval /> <i>{phrases.profile.noPosition({ date: research.statements ? formatDate(updated) : undefined })}</i>
    </p>
  )
}

interface RowProps {
  readonly id?: string
  /** The subject of the row, in the left column. */
  readonly label: ReactNode
  readonly children: ReactNode
  /** Notes for the margin: the right column. */
  readonly margin?: ReactNode
}

/** Text between its label and its notes, in three columns if there is room. */
export function StatementRow({ id, label, children, margin = null }: RowProps) {
  return (
    <article id={id} className={styles.row} data-statement>
      <div className={styles.label}>{label}</div>
      <div className={styles.body}>{children}</div>
      {margin === null ? null : <div className={styles.margin}>{margin}</div>}
    </article>
  )
}

/** The kind and date of a statement, its place in the first source, its sources, and a box to tick. */
export function Origin({ statement, numbers }: Pick<Props, 'statement' | 'numbers'>) {
  const { locator, sources } = statement
  const origin = describeOrigin(statement)
  return (
    <>
      {origin ? <p className={styles.origin}>{origin}</p> : null}
      {locator ? <p className={styles.locator}>{locator}</p> : null}
      <ShortCitations sources={sources} numbers={numbers} foldsOthers />
      <AgreePlace />
    </>
  )
}

type ReplyProps = NonNullable<Stance['reply']> & Pick<Props, 'name' | 'numbers'>

/** A candidate's own words about the editors' summary, with date and sources. */
function Reply({ text, date, language, sources, name, numbers }: ReplyProps) {
  return (
    <div className={styles.reply}>
      <p>
        <b>{phrases.profile.replyFrom({ name, date: formatDate(date) })}</b>{' '}
        <span lang={findForeignLanguage(language)}>{text}</span>
      </p>
      {sources ? <ShortCitations sources={sources} numbers={numbers} /> : null}
    </div>
  )
}

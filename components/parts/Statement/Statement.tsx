import { findForeignLanguage } from '@/lib/locale/foreignLanguage'
import type { Candidate, Position, Stance } from '@/guide/fields/published'
import type { PageTerms } from '@/guide/ask/terms'
import { ParagraphWithTerms } from '@/components/parts/Terms/Terms'
import styles from './Statement.module.css'
import type { ReactNode } from 'react'
import { Oval } from '@/components/parts/Oval/Oval'
import { AgreePlace } from '@/components/ballot/MarkToggle/MarkToggle'
import { ShortCitations, type Numbers } from '@/components/parts/SourceList/SourceList'
import { hashStatement } from '@/components/ballot/marks/hashStatement'
import { formatDate, formatSourceDate } from '@/lib/locale/dates'
import { phrases } from '@/lib/locale/phrases'
import { separator } from '@/lib/locale/lists'
import { href } from '@/lib/paths'
import type { LinkedTopic } from '@/guide/ask/topics'

const text = phrases.profile

export interface StatementProps {
  readonly statement: Stance | Position
  /** `YYYY-MM-DD`. Statements from other years show their year. */
  readonly electionDate: string
  readonly name: string
  /** Numbers of the sources, on a page that lists them. */
  readonly numbers?: Numbers | undefined
  readonly terms?: PageTerms
}

export function StatementText({ statement, electionDate, name, numbers, terms }: StatementProps) {
  const { reply } = statement
  return (
    <>
      <OtherYear statement={statement} electionDate={electionDate} />
      <Said statement={statement} className={styles.text} terms={terms} />
      {reply ? <Reply {...reply} name={name} numbers={numbers} /> : null}
    </>
  )
}

interface SaidProps extends Pick<StatementProps, 'statement' | 'terms'> {
  readonly className?: string | undefined
}

/** The text of a statement. The reader's tick is named by a hash of it or, if it is a translation, of its original. */
export function Said({ statement: { original, language, ...statement }, className, terms }: SaidProps) {
  return (
    <ParagraphWithTerms
      className={className}
      lang={findForeignLanguage(language)}
      data-said
      data-hash={original && hashStatement(original)}
      text={statement.text}
      terms={terms}
    />
  )
}

export function OtherYear({ statement, electionDate }: Pick<StatementProps, 'statement' | 'electionDate'>) {
  const year = findOtherYear(statement.date, electionDate)
  return year ? <p className={styles.year}>{text.statedIn({ monthOrYear: year })}</p> : null
}

/** States that there is no statement, and when the editors last looked for one if they did. */
export function Silence({ candidate }: { readonly candidate: Pick<Candidate, 'research' | 'updated'> }) {
  const date = candidate.research.statements ? formatDate(candidate.updated) : undefined
  return (
    <p>
      <Oval /> <i>{text.noPosition({ date })}</i>
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

export function Origin({ statement, numbers }: Pick<StatementProps, 'statement' | 'numbers'>) {
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

type ReplyProps = NonNullable<Stance['reply']> & Pick<StatementProps, 'name' | 'numbers'>

/** A candidate's own words about the editors' summary, with date and sources. */
function Reply({ text: words, date, language, sources, name, numbers }: ReplyProps) {
  return (
    <div className={styles.reply}>
      <p>
        <b>{text.replyFrom({ name, date: formatDate(date) })}</b>{' '}
        <span lang={findForeignLanguage(language)}>{words}</span>
      </p>
      {sources ? <ShortCitations sources={sources} numbers={numbers} /> : null}
    </div>
  )
}

/** Like "Interview, October 20, 2023", after a mark if it is no summary. Undefined if nothing of it is known. */
export function describeOrigin({ date, how, words }: Pick<Stance, 'date' | 'how' | 'words'>): string | undefined {
  const day = date && formatSourceDate(date)
  const mark = words === undefined || words === 'summary' ? [] : [text.words[words]]
  if (how || mark.length > 0)
    return [...mark, ...(how ? [text.statementKinds[how]] : []), ...(day ? [day] : [])].join(separator)
  if (!date || !day) return undefined
  return date.length > 'YYYY-MM'.length ? text.statedOn({ day }) : text.statedIn({ monthOrYear: day })
}

/** The year of a date if it is not the year of the election. */
export function findOtherYear(date: string | undefined, electionDate: string): string | undefined {
  const year = date?.slice(0, 4)
  return year === electionDate.slice(0, 4) ? undefined : year
}

export function describeNoStances({ noStances, positions }: Pick<Candidate, 'noStances' | 'positions'>): string {
  if (!noStances) return text.noStancesGiven
  const { reason, asOf } = noStances
  const describe = reason === 'none found' && positions.length > 0 ? text.foundNoKeyStance : text.noStances[reason]
  return describe({ date: asOf && formatDate(asOf) })
}

export function TopicLink({ topic: { name, path } }: { readonly topic: LinkedTopic }) {
  return path === undefined ? <>{name}</> : <a href={href(path)}>{name}</a>
}

import { findForeignLanguage } from '@/lib/locale/foreignLanguage'
import { phrases } from '@/lib/locale/phrases'
import type { Candidate } from '@/guide/fields/published'
import type { ComparisonCell } from '@/guide/ask/views/comparison'
import type { Statement } from '@/guide/ask/views/topics'
import { describeOrigin } from '@/components/Statement/describeStatement'
import { OtherYear, Silence } from '@/components/Statement/Statement'
import styles from './Compare.module.css'

const text = phrases.profile

interface Props {
  readonly cell: ComparisonCell
  readonly candidate: Pick<Candidate, 'updated' | 'language'>
  readonly electionDate: string
}

export function CompareCell({ cell, candidate: { updated, language }, electionDate }: Props) {
  if (cell.kind === 'experience') {
    if (cell.text === '') return <p>{text.notKnownSentence}</p>
    // It may name the office that an incumbent holds.
    return (
      <p>
        <span data-reveals="" lang={findForeignLanguage(language)}>
          {cell.text}
        </span>
      </p>
    )
  }
  if (cell.statements.length === 0) return <Silence className={styles.silence} updated={updated} />
  return cell.statements.map((each) => <StatementInCell key={each.text} statement={each} electionDate={electionDate} />)
}

interface StatementProps extends Pick<Props, 'electionDate'> {
  readonly statement: Statement
}

/** A statement with its title if it is a key stance, its kind and date, and a link to its first source. */
function StatementInCell({ statement, electionDate }: StatementProps) {
  const [source, ...others] = statement.sources
  const origin = describeOrigin(statement) ?? (source?.url ? phrases.compare.source : undefined)
  const lang = findForeignLanguage(statement.language)
  return (
    <div>
      {'title' in statement ? <b lang={lang}>{statement.title}</b> : null}
      <OtherYear statement={statement} electionDate={electionDate} />
      <p lang={lang}>{statement.text}</p>
      {origin === undefined ? null : (
        <small>
          {source?.url ? <a href={source.url}>{origin}</a> : origin}
          {others.length > 0 ? ` ${phrases.site.sources.others(others.length)}` : null}
        </small>
      )}
    </div>
  )
}

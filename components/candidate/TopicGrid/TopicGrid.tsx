import { href, paths } from '@/lib/paths'
import type { CandidateOnTopic, Statement } from '@/guide/ask/statements'
import { PersonName } from '@/components/parts/PersonName/PersonName'
import styles from './TopicGrid.module.css'
import { findForeignLanguage } from '@/lib/locale/foreignLanguage'
import { AgreePlace } from '@/components/ballot/MarkToggle/MarkToggle'
import { ShortCitations } from '@/components/parts/SourceList/ShortCitations'
import { describeOrigin } from '@/components/parts/Statement/describeStatement'
import { OtherYear, Said, Silence } from '@/components/parts/Statement/Statement'

interface Props {
  readonly candidates: readonly CandidateOnTopic[]
  /** `YYYY-MM-DD`. Statements from other years show their year. */
  readonly electionDate: string
}

/** Candidates side by side, each with their statements on one topic, or that none was found. */
export function TopicGrid({ candidates, electionDate }: Props) {
  return (
    <ul className={styles.grid}>
      {candidates.map(({ candidate, statements }) => (
        <li key={candidate.id}>
          <a className={styles.name} href={href(paths.profile(candidate.id))}>
            <PersonName {...candidate} />
          </a>
          {statements.map((statement) => (
            <TopicStatement
              key={statement.text}
              candidateId={candidate.id}
              statement={statement}
              electionDate={electionDate}
            />
          ))}
          {statements.length > 0 ? null : <Silence candidate={candidate} />}
        </li>
      ))}
    </ul>
  )
}

interface StatementProps {
  readonly candidateId: string
  readonly statement: Statement
  readonly electionDate: string
}

function TopicStatement({ candidateId, statement, electionDate }: StatementProps) {
  const origin = describeOrigin(statement)
  const lang = findForeignLanguage(statement.language)
  return (
    <div data-statement>
      {'title' in statement ? (
        <p className={styles.title} lang={lang}>
          <a href={href(paths.stance(candidateId, statement.number))}>{statement.title}</a>
        </p>
      ) : null}
      <OtherYear statement={statement} electionDate={electionDate} />
      <Said statement={statement} />
      {origin ? <p data-note>{origin}</p> : null}
      <ShortCitations sources={statement.sources} foldsOthers />
      <AgreePlace />
    </div>
  )
}

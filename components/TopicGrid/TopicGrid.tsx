import { phrases } from '@/lib/locale/phrases'
import { href, paths } from '@/lib/paths'
import type { CandidateOnTopic, Statement } from '@/guide/ask/views/topics'
import { describeMark } from '@/components/CandidateOutcome/CandidateOutcome'
import { PersonName } from '@/components/PersonName/PersonName'
import styles from './TopicGrid.module.css'
import { findForeignLanguage } from '@/lib/locale/foreignLanguage'
import { ShortCitations } from '@/components/SourceList/ShortCitations'
import { describeOrigin } from '@/components/Statement/describeStatement'
import { OtherYear, Silence } from '@/components/Statement/Statement'
import type { Race, Topic } from '@/guide/fields/published'

interface Props {
  readonly candidates: readonly CandidateOnTopic[]
  /** `YYYY-MM-DD`. Statements from other years show their year. */
  readonly electionDate: string
  /** True if all are candidates of one race, whose ballot the marks of write-ins and withdrawals describe. */
  readonly isOneRace?: boolean
}

/** Candidates side by side, each with their statements on one topic, or that none was found. */
export function TopicGrid({ candidates, electionDate, isOneRace = false }: Props) {
  return (
    <ul className={styles.grid}>
      {candidates.map(({ candidate, statements }) => {
        const mark = isOneRace ? describeMark(candidate) : undefined
        return (
          <li key={candidate.id}>
            <a className={styles.name} href={href(paths.profile(candidate.id))}>
              <PersonName {...candidate} />
            </a>
            {mark ? <p>{mark}</p> : null}
            {statements.map((statement) => (
              <TopicStatement
                key={statement.text}
                candidateId={candidate.id}
                statement={statement}
                electionDate={electionDate}
              />
            ))}
            {statements.length > 0 ? null : <Silence updated={candidate.updated} />}
          </li>
        )
      })}
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
    <>
      {'title' in statement ? (
        <p className={styles.title} lang={lang}>
          <a href={href(paths.stance(candidateId, statement.number))}>{statement.title}</a>
        </p>
      ) : null}
      <OtherYear statement={statement} electionDate={electionDate} />
      <p lang={lang}>{statement.text}</p>
      {origin ? <p data-note>{origin}</p> : null}
      <ShortCitations sources={statement.sources} foldsOthers />
    </>
  )
}

interface LinkProps {
  readonly race: Pick<Race, 'id' | 'name'>
  readonly topic: Pick<Topic, 'id'>
}

export function CompareLink({ race, topic }: LinkProps) {
  return (
    <a href={href(paths.compareTopic(race.id, topic.id))} data-screen-only>
      {phrases.topics.compare(race.name)}
    </a>
  )
}

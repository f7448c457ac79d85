import { formatDate } from '@/lib/locale/dates'
import { phrases } from '@/lib/locale/phrases'
import { href, paths } from '@/lib/paths'
import type { CandidateOnTopic } from '@/guide/ask/views/topics'
import { describeMark } from '@/components/CandidateOutcome/describeOutcome'
import { Oval } from '@/components/Oval/Oval'
import { PersonName } from '@/components/PersonName/PersonName'
import styles from './TopicGrid.module.css'
import { TopicStatement } from './TopicStatement'

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
            {statements.length > 0 ? null : (
              <p>
                <Oval /> <i>{phrases.profile.noPosition(formatDate(candidate.updated))}</i>
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}

import { formatDate } from '@/lib/locale/dates'
import { findForeignLanguage } from '@/lib/locale/foreignLanguage'
import { phrases } from '@/lib/locale/phrases'
import { href, paths } from '@/lib/paths'
import type { Candidate } from '@/guide/fields/published'
import type { PageTerms } from '@/guide/ask/views/terms'
import type { StanceWithTopics, TopicRow } from '@/guide/ask/views/candidates'
import { Origin, StatementRow, StatementText } from '@/components/Statement/Statement'
import styles from '@/components/Statement/Statement.module.css'
import { TopicLink } from '@/components/TopicList/TopicList'

interface Props {
  readonly candidate: Pick<Candidate, 'id' | 'name'>
  readonly stances: readonly StanceWithTopics[]
  /** `YYYY-MM-DD`. Stances from other years show their year. */
  readonly electionDate: string
  readonly terms: PageTerms
}

export function StanceList({ candidate: { id, name }, stances, electionDate, terms }: Props) {
  return stances.map(({ stance, topics }) => (
    <StatementRow
      key={stance.number}
      label={topics.map((topic) => (
        <p key={topic.id}>
          <TopicLink topic={topic} />
        </p>
      ))}
      // The place in the source is on the page of the stance.
      margin={<Origin statement={{ ...stance, locator: undefined }} />}
    >
      <h3>
        <a href={href(paths.stance(id, stance.number))} lang={findForeignLanguage(stance.language)}>
          {stance.title}
        </a>
      </h3>
      <StatementText statement={stance} electionDate={electionDate} name={name} terms={terms} />
    </StatementRow>
  ))
}

interface PositionProps {
  readonly candidate: Pick<Candidate, 'name' | 'updated'>
  readonly rows: readonly TopicRow[]
  /** `YYYY-MM-DD`. Positions from other years show their year. */
  readonly electionDate: string
  readonly terms: PageTerms
}

export function PositionList({ candidate: { name, updated }, rows, electionDate, terms }: PositionProps) {
  const text = phrases.profile
  if (rows.length === 0) return <p>{text.allTopicsAbove}</p>
  return rows.map(({ topic, position }) => (
    <StatementRow
      key={topic.id}
      label={
        <h3>
          <TopicLink topic={topic} />
        </h3>
      }
      margin={position ? <Origin statement={position} /> : null}
    >
      {position ? (
        <StatementText statement={position} electionDate={electionDate} name={name} terms={terms} />
      ) : (
        <p className={styles.silence}>{text.noPosition(formatDate(updated))}</p>
      )}
    </StatementRow>
  ))
}

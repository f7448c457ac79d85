import { formatDate } from '@/lib/locale/dates'
import { phrases } from '@/lib/locale/phrases'
import type { Candidate } from '@/guide/fields/published'
import type { TopicRow } from '@/guide/ask/views/candidates'
import { Origin, StatementRow, StatementText } from '@/components/Statement/Statement'
import { TopicLink } from '@/components/TopicLink/TopicLink'
import styles from '@/components/Statement/Statement.module.css'

interface Props {
  readonly candidate: Pick<Candidate, 'name' | 'updated'>
  readonly rows: readonly TopicRow[]
  /** `YYYY-MM-DD`. Positions from other years show their year. */
  readonly electionDate: string
}

export function PositionList({ candidate: { name, updated }, rows, electionDate }: Props) {
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
        <StatementText statement={position} electionDate={electionDate} name={name} />
      ) : (
        <p className={styles.silence}>{text.noPosition(formatDate(updated))}</p>
      )}
    </StatementRow>
  ))
}

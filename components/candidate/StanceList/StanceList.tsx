import { formatDate } from '@/lib/locale/dates'
import { findForeignLanguage } from '@/lib/locale/foreignLanguage'
import { strongSeparator } from '@/lib/locale/lists'
import { phrases } from '@/lib/locale/phrases'
import { href, paths } from '@/lib/paths'
import { profileIds } from '@/guide/words/facts'
import type { Candidate } from '@/guide/fields/published'
import type { PageTerms } from '@/guide/ask/terms'
import type { StanceWithTopics, TopicRow } from '@/guide/ask/topics'
import type { Numbers } from '@/components/parts/SourceList/SourceNumbers'
import { Origin, StatementRow, StatementText } from '@/components/parts/Statement/Statement'
import styles from '@/components/parts/Statement/Statement.module.css'
import { TopicLink } from '@/components/parts/TopicLink/TopicLink'

interface Props {
  readonly candidate: Pick<Candidate, 'id' | 'name'>
  readonly stances: readonly StanceWithTopics[]
  /** `YYYY-MM-DD`. Stances from other years show their year. */
  readonly electionDate: string
  readonly numbers?: Numbers
  readonly terms: PageTerms
}

export function StanceList({ candidate: { id, name }, stances, electionDate, numbers, terms }: Props) {
  return stances.map(({ stance, topics }) => (
    <StatementRow
      key={stance.number}
      id={profileIds.stance(stance.number)}
      label={topics.map((topic) => (
        <p key={topic.id}>
          <TopicLink topic={topic} />
        </p>
      ))}
      margin={<Origin statement={stance} numbers={numbers} />}
    >
      <h3>
        <a href={href(paths.stance(id, stance.number))} lang={findForeignLanguage(stance.language)}>
          {stance.title}
        </a>
      </h3>
      <StatementText statement={stance} electionDate={electionDate} name={name} numbers={numbers} terms={terms} />
    </StatementRow>
  ))
}

interface PositionProps extends Pick<Props, 'electionDate' | 'numbers' | 'terms'> {
  readonly candidate: Pick<Candidate, 'name' | 'research' | 'updated'>
  readonly rows: readonly TopicRow[]
}

/** Positions by topic, and one sentence that names the topics without any statement. */
export function PositionList({
  candidate: { name, research, updated },
  rows,
  electionDate,
  numbers,
  terms,
}: PositionProps) {
  const text = phrases.profile
  const silent = rows.flatMap(({ topic, position }) => (position ? [] : topic.name))
  return (
    <>
      {rows.length === 0 ? <p>{text.allTopicsAbove}</p> : null}
      {rows.map(({ topic, position }) =>
        position ? (
          <StatementRow
            key={topic.id}
            id={profileIds.topic(topic.id)}
            label={
              <h3>
                <TopicLink topic={topic} />
              </h3>
            }
            margin={<Origin statement={position} numbers={numbers} />}
          >
            <StatementText
              statement={position}
              electionDate={electionDate}
              name={name}
              numbers={numbers}
              terms={terms}
            />
          </StatementRow>
        ) : null,
      )}
      {silent.length > 0 ? (
        <p className={styles.silence}>
          {text.noPositionOn({
            count: silent.length,
            topics: silent.join(strongSeparator),
            date: research.statements ? formatDate(updated) : undefined,
          })}
        </p>
      ) : null}
    </>
  )
}

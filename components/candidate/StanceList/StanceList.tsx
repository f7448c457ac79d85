import { formatDate } from '@/lib/locale/dates'
import { findForeignLanguage } from '@/lib/locale/foreignLanguage'
import { strongSeparator } from '@/lib/locale/lists'
import { phrases } from '@/lib/locale/phrases'
import { href, paths } from '@/lib/paths'
import { profileIds } from '@/guide/words/facts'
import type { Candidate } from '@/guide/fields/published'
import type { StanceWithTopics, TopicRow } from '@/guide/ask/topics'
import {
  Origin,
  StatementRow,
  StatementText,
  TopicLink,
  type StatementProps,
} from '@/components/parts/Statement/Statement'
import shared from '@/components/page/Theme/Shared.module.css'
import styles from '@/components/parts/Statement/Statement.module.css'

type CommonProps = Omit<StatementProps, 'statement' | 'name'>

interface Props extends CommonProps {
  readonly candidate: Pick<Candidate, 'id' | 'name'>
  readonly stances: readonly StanceWithTopics[]
}

export function StanceList({ candidate: { id, name }, stances, ...common }: Props) {
  return stances.map(({ stance, topics }) => (
    <StatementRow
      key={stance.number}
      id={profileIds.stance(stance.number)}
      label={topics.map((topic) => (
        <p key={topic.id}>
          <TopicLink topic={topic} />
        </p>
      ))}
      margin={<Origin statement={stance} numbers={common.numbers} />}
    >
      <h3 className={shared.ink}>
        <a href={href(paths.stance(id, stance.number))} lang={findForeignLanguage(stance.language)}>
          {stance.title}
        </a>
      </h3>
      <StatementText {...common} statement={stance} name={name} />
    </StatementRow>
  ))
}

interface PositionProps extends CommonProps {
  readonly candidate: Pick<Candidate, 'name' | 'research' | 'updated'>
  readonly rows: readonly TopicRow[]
}

/** Positions by topic, and one sentence that names the topics without any statement. */
export function PositionList({ candidate: { name, research, updated }, rows, ...common }: PositionProps) {
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
            margin={<Origin statement={position} numbers={common.numbers} />}
          >
            <StatementText {...common} statement={position} name={name} />
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

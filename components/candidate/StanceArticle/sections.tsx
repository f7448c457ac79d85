import { Fragment } from 'react'
import { separator } from '@/lib/locale/lists'
import { phrases } from '@/lib/locale/phrases'
import { href } from '@/lib/paths'
import type { StanceContent } from '@/guide/ask/pages/profile'
import { Section } from '@/components/parts/Section/Section'
import { TopicGrid } from '@/components/candidate/TopicGrid/TopicGrid'
import { TopicLink } from '@/components/parts/TopicLink/TopicLink'
import { formatSourceDate } from '@/lib/locale/dates'
import { FactList, FactRow } from '@/components/parts/FactList/FactList'
import { SourceList } from '@/components/parts/SourceList/SourceList'
import styles from './StanceArticle.module.css'

const text = phrases.profile

interface Props {
  readonly content: Pick<StanceContent, 'othersOnTopics' | 'electionDate'>
}

/** What everyone else in the race said on a stance's topics, or links to it. */
export function OthersOnTopics({ content: { othersOnTopics, electionDate } }: Props) {
  if (othersOnTopics.length === 0) return null
  return (
    <Section id="others" heading={text.othersOnTopics({ topics: othersOnTopics.length })}>
      {othersOnTopics.some(({ others }) => others === undefined) ? <p>{phrases.site.tooLarge}</p> : null}
      {othersOnTopics.map(({ topic, others }) => (
        <div key={topic.id}>
          <h3>
            <TopicLink topic={topic} />
          </h3>
          {others ? <TopicGrid candidates={others} electionDate={electionDate} /> : null}
          {topic.path === undefined ? null : (
            <p data-screen>
              <a href={href(topic.path)}>{text.compareOnTopic}</a>
            </p>
          )}
        </div>
      ))}
    </Section>
  )
}

export function StanceOrigin({ stance, topics }: Pick<StanceContent, 'stance' | 'topics'>) {
  const { how, date, locator, sources, words = 'summary' } = stance
  return (
    <div className={styles.origin}>
      <FactList layout="rows">
        <FactRow label={text.howLabel}>{how ? text.statementKinds[how] : text.notKnown}</FactRow>
        <FactRow label={text.whenLabel}>{date ? formatSourceDate(date) : text.notKnown}</FactRow>
        {locator ? <FactRow label={text.placeLabel}>{locator}</FactRow> : null}
        {topics.length > 0 ? (
          <FactRow label={text.topicsLabel}>
            {topics.map((topic, index) => (
              <Fragment key={topic.id}>
                {index > 0 ? separator : null}
                <TopicLink topic={topic} />
              </Fragment>
            ))}
          </FactRow>
        ) : null}
        <FactRow label={text.sources}>
          <SourceList sources={sources} />
        </FactRow>
      </FactList>
      <p className={styles.note}>{text.whoseWords[words]}</p>
    </div>
  )
}

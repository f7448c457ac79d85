import { Fragment } from 'react'
import { formatSourceDate } from '@/lib/locale/dates'
import { phrases } from '@/lib/locale/phrases'
import type { StanceContent } from '@/guide/ask/views/candidates'
import { FactList, FactRow } from '@/components/FactList/FactList'
import { SourceList } from '@/components/SourceList/SourceList'
import { TopicLink } from '@/components/TopicLink/TopicLink'
import styles from './StanceArticle.module.css'

const text = phrases.profile

export function StanceOrigin({ stance, topics }: Pick<StanceContent, 'stance' | 'topics'>) {
  const { how, date, locator, sources } = stance
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
                {index > 0 ? ', ' : null}
                <TopicLink topic={topic} />
              </Fragment>
            ))}
          </FactRow>
        ) : null}
        <FactRow label={text.sources}>
          <SourceList sources={sources} />
        </FactRow>
      </FactList>
      <p className={styles.note}>{text.summary}</p>
    </div>
  )
}

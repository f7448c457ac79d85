import { Fragment } from 'react'
import { phrases } from '@/lib/locale/phrases'
import { href } from '@/lib/paths'
import type { StanceContent } from '@/guide/ask/views/candidates'
import { Section } from '@/components/Section/Section'
import { CompareLink, TopicGrid } from '@/components/TopicGrid/TopicGrid'
import { TopicLink } from '@/components/TopicLink/TopicLink'

const text = phrases.profile

interface Props {
  readonly content: Pick<StanceContent, 'othersOnTopics' | 'electionDate'>
}

/** What everyone else in the race said on a stance's topics, or links to it. */
export function OthersOnTopics({ content: { othersOnTopics, electionDate } }: Props) {
  if (othersOnTopics.length === 0) return null
  return (
    <Section id="others" heading={text.othersOnTopics(othersOnTopics.length)}>
      {othersOnTopics.some(({ others }) => others === undefined) ? <p>{phrases.site.tooLarge}</p> : null}
      {othersOnTopics.map(({ topic, others, races }) => (
        <div key={topic.id}>
          <h3>
            <TopicLink topic={topic} />
          </h3>
          {others ? <TopicGrid candidates={others} electionDate={electionDate} /> : null}
          {races.map(({ path, isCompared, ...race }) => (
            <Fragment key={race.id}>
              {path === undefined ? null : (
                <p>
                  <a href={href(path)}>{text.everyone(race.name)}</a>
                </p>
              )}
              {isCompared ? (
                <p>
                  <CompareLink race={race} topic={topic} />
                </p>
              ) : null}
            </Fragment>
          ))}
        </div>
      ))}
    </Section>
  )
}

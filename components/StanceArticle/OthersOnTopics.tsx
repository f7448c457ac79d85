import { phrases } from '@/lib/locale/phrases'
import type { StanceContent } from '@/data/views/candidates'
import { Section } from '@/components/Section/Section'
import { CompareLink } from '@/components/TopicGrid/CompareLink'
import { TopicGrid } from '@/components/TopicGrid/TopicGrid'
import { TopicLink } from '@/components/TopicLink/TopicLink'

const text = phrases.profile

interface Props {
  readonly content: Pick<StanceContent, 'othersOnTopics' | 'electionDate'>
}

/** Statements of everyone else in the race on the topics of a stance. Renders a `<section>` if anybody else runs. */
export function OthersOnTopics({ content: { othersOnTopics, electionDate } }: Props) {
  if (othersOnTopics.length === 0) return null
  const statements = othersOnTopics.flatMap(({ others }) => others.flatMap((other) => other.statements))
  return (
    <Section id="others" heading={text.othersOnTopics(othersOnTopics.length)}>
      {statements.some(({ isCut }) => isCut) ? <p>{phrases.topics.cut}</p> : null}
      {othersOnTopics.map(({ topic, others, isTooLarge, comparedRaces }) => (
        <div key={topic.id}>
          <h3>
            <TopicLink topic={topic} />
          </h3>
          {isTooLarge ? <p>{text.tooManyOthers}</p> : <TopicGrid candidates={others} electionDate={electionDate} />}
          {comparedRaces.map((race) => (
            <p key={race.id}>
              <CompareLink race={race} topic={topic} />
            </p>
          ))}
        </div>
      ))}
    </Section>
  )
}

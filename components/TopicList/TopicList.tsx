import { phrases } from '@/lib/locale/phrases'
import type { SpeakerCount, TopicSummary } from '@/data/views/topics'
import { TopicLink } from '@/components/TopicLink/TopicLink'
import styles from './TopicList.module.css'

interface Props {
  readonly topics: readonly TopicSummary[]
}

const text = phrases.topics

/** Every topic with the number of candidates who spoke about it. Renders the page's `h1`. */
export function TopicList({ topics }: Props) {
  return (
    <>
      <h1>{text.title}</h1>
      {topics.length === 0 ? (
        <p>{text.noTopics}</p>
      ) : (
        <>
          <p>
            {text.lede} {phrases.about.fairness.caution}
          </p>
          <ul className={styles.list}>
            {topics.map(({ topic, counts }) => (
              <li key={topic.id}>
                <p className={styles.name}>
                  <TopicLink topic={topic} />
                </p>
                {counts.some(({ speakers }) => speakers > 0) ? null : <p>{text.noStatements}</p>}
                {counts.map((count) => (
                  <p key={count.race ?? ''}>{describeCount(count)}</p>
                ))}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function describeCount({ race, speakers, candidates }: SpeakerCount): string {
  return race === undefined ? text.inAllRaces(speakers, candidates) : text.inRace(race, speakers, candidates)
}

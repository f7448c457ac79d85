import { phrases } from '@/lib/locale/phrases'
import { href, paths } from '@/lib/paths'
import type { SpeakerCount, TopicSummary } from '@/guide/ask/views/topics'
import styles from './TopicList.module.css'
import type { Topic } from '@/guide/fields/published'

const text = phrases.topics

export function TopicList({ topics }: { readonly topics: readonly TopicSummary[] }) {
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
          <CountList
            items={topics.map(({ topic: { id, name }, counts }) => ({
              path: paths.topic(id),
              name,
              lines: [
                ...(counts.some(({ speakers }) => speakers > 0) ? [] : [text.noStatements]),
                ...counts.map(describeCount),
              ],
            }))}
          />
        </>
      )}
    </>
  )
}

function describeCount({ race, speakers, candidates }: SpeakerCount): string {
  return race === undefined ? text.inAllRaces(speakers, candidates) : text.inRace(race, speakers, candidates)
}

interface CountProps {
  readonly items: readonly {
    /** Without the base path. */
    readonly path: string
    readonly name: string
    readonly lines?: readonly string[]
  }[]
}

export function CountList({ items }: CountProps) {
  return (
    <ul className={styles.list}>
      {items.map(({ path, name, lines = [] }) => (
        <li key={path}>
          <p className={styles.name}>
            <a href={href(path)}>{name}</a>
          </p>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </li>
      ))}
    </ul>
  )
}

export function TopicLink({ topic: { id, name } }: { readonly topic: Topic }) {
  return <a href={href(paths.topic(id))}>{name}</a>
}

import { phrases } from '@/lib/locale/phrases'
import { href, paths } from '@/lib/paths'
import type { LinkedTopic } from '@/guide/ask/views/candidates'
import type { Topic } from '@/guide/fields/published'
import styles from './TopicList.module.css'

const text = phrases.compare

/** `/topics/` was a list of topics. It leads to the comparisons, topic by topic. */
export function TopicList({ topics }: { readonly topics: readonly Topic[] }) {
  return (
    <>
      <h1>{text.topics}</h1>
      <p>{topics.length === 0 ? text.noTopics : text.topicsIntroduction}</p>
      <LinkList items={topics.map(({ id, name }) => ({ path: paths.topic(id), name }))} />
    </>
  )
}

interface RacesProps {
  readonly topic: Topic
  readonly races: readonly { readonly title: string; readonly path: string }[]
}

/** `/topics/{topic}/` showed what was said on a topic in every race. It leads to the comparison of each race. */
export function TopicRaces({ topic, races }: RacesProps) {
  return (
    <>
      <h1>{topic.name}</h1>
      <p>{races.length === 0 ? text.topicNotCompared : text.topicIntroduction}</p>
      <LinkList items={races.map(({ title, path }) => ({ path, name: title }))} />
    </>
  )
}

interface LinkProps {
  /** Paths without the base path. */
  readonly items: readonly { readonly path: string; readonly name: string; readonly note?: string }[]
}

export function LinkList({ items }: LinkProps) {
  if (items.length === 0) return null
  return (
    <ul className={styles.list}>
      {items.map(({ path, name, note }) => (
        <li key={path}>
          <a href={href(path)}>{name}</a>
          {note === undefined ? null : <p>{note}</p>}
        </li>
      ))}
    </ul>
  )
}

/** The name of a topic, with a link to what everyone in the race said on it. */
export function TopicLink({ topic: { name, path } }: { readonly topic: LinkedTopic }) {
  return path === undefined ? <>{name}</> : <a href={href(path)}>{name}</a>
}

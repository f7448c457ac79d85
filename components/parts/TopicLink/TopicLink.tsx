import { href } from '@/lib/paths'
import type { LinkedTopic } from '@/guide/ask/topics'

/** The name of a topic, with a link to what everyone in the race said on it. */
export function TopicLink({ topic: { name, path } }: { readonly topic: LinkedTopic }) {
  return path === undefined ? <>{name}</> : <a href={href(path)}>{name}</a>
}

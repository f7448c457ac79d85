import { href, paths } from '@/lib/paths'
import type { Topic } from '@/guide/fields/published'

export function TopicLink({ topic: { id, name } }: { readonly topic: Topic }) {
  return <a href={href(paths.topic(id))}>{name}</a>
}

import { phrases } from '@/lib/locale/phrases'
import { href, paths } from '@/lib/paths'
import type { Race, Topic } from '@/guide/fields/published'

interface Props {
  readonly race: Pick<Race, 'id' | 'name'>
  readonly topic: Pick<Topic, 'id'>
}

export function CompareLink({ race, topic }: Props) {
  return (
    <a href={href(paths.compareTopic(race.id, topic.id))} data-screen-only>
      {phrases.topics.compare(race.name)}
    </a>
  )
}

import { phrases } from '@/lib/locale/phrases'
import { paths } from '@/lib/paths'
import type { ComparedTopic, Comparison } from '@/guide/ask/views/comparison'
import { CountList } from '@/components/TopicList/CountList'

interface Props {
  readonly topics: readonly ComparedTopic[]
  readonly rows: Comparison['rows']
}

const text = phrases.compare

/** Links to everyone's statements on each topic, and to each profile, if a table would be too large. */
export function CompareByTopic({ topics, rows }: Props) {
  return (
    <>
      {topics.length > 0 ? (
        <>
          <h2>{text.chooseTopic}</h2>
          <CountList
            items={topics.map(({ topic, path, speakers, candidates }) => ({
              path,
              name: topic.name,
              lines: [phrases.topics.spoke(speakers, candidates)],
            }))}
          />
        </>
      ) : null}
      <h2>{text.chooseName}</h2>
      <CountList items={rows.map(({ candidate: { id, name } }) => ({ path: paths.profile(id), name }))} />
    </>
  )
}

import { spaceElements } from '@/components/parts/Phrase/Phrase'
import { phrases } from '@/lib/locale/phrases'
import { href, paths } from '@/lib/paths'
import type { Comparison } from '@/guide/ask/pages/comparison'
import styles from './CompareNav.module.css'

const text = phrases.compare

export function RaceTabs({ races, ballotRace: { race } }: Comparison) {
  return (
    <nav className={styles.races} aria-label={text.races} data-band>
      {spaceElements(
        races.map(({ id, name, candidateCount }) => (
          <a key={id} href={href(paths.compareRace(id))} aria-current={id === race.id ? 'page' : undefined}>
            <b>{name}</b> <small>{phrases.races.indexCount({ count: candidateCount })}</small>
          </a>
        )),
      )}
    </nav>
  )
}

/** Links to the topics. On a phone, the script closes the list, and opens it for a choice. */
export function TopicNav({ topics, isSplit }: Comparison) {
  if (topics.length < 2) return null
  const all = topics.map(({ id }) => id).join(',')
  return (
    <details className={styles.topics} open data-topic-list data-screen suppressHydrationWarning>
      <summary>{text.chooseTopic}</summary>
      <nav aria-label={text.topicBar}>
        {spaceElements(
          topics.map(({ id, name, path, isCurrent }) => (
            <a
              key={id}
              href={href(path)}
              aria-current={isCurrent ? 'page' : undefined}
              data-topic-link={isSplit ? undefined : ''}
              suppressHydrationWarning
            >
              {name}
            </a>
          )),
        )}
        {isSplit ? null : (
          <>
            <a href={`#topics=${IN_SHORT}`} data-topic-link="" data-reveals="" suppressHydrationWarning>
              {text.inShort}
            </a>{' '}
            <a href={`#topics=${all},${IN_SHORT}`} data-topic-link="" hidden suppressHydrationWarning>
              {text.script.allTopics}
            </a>
          </>
        )}
      </nav>
    </details>
  )
}

/** In place of the id of a topic. Ids have no dot. */
export const IN_SHORT = 'in.short'

import { defineEntryPoint } from '@/lib/inline-scripts/bundleScript'
import { phrases } from '@/lib/locale/phrases'
import { paths } from '@/lib/paths'
import type { ComparedTopic, Comparison } from '@/guide/ask/views/comparison'
import { BackLink } from '@/components/BackLink/BackLink'
import { InlineScript } from '@/components/InlineScript/InlineScript'
import { MarkToggleScript } from '@/components/MarkToggle/MarkToggle'
import { describeNoVote } from '@/lib/locale/sentences'
import { CompareControls } from './CompareControls'
import { ColumnStyle } from './RowHeader'
import { CompareTable } from './CompareTable'
import styles from './Compare.module.css'
import { CountList } from '@/components/TopicList/TopicList'

const compareScript = defineEntryPoint<typeof import('./compare.browser')>('components/Compare/compare.browser.ts')

const text = phrases.compare

/** The candidates of a race side by side, with controls that its script shows. */
export function ComparePage(comparison: Comparison) {
  const { ballotRace, hasIncumbents, title, rows, columns, topics, topicCount, hasExperience, order } = comparison
  const { hasResults, open } = ballotRace
  const hasVote = ballotRace.race.noVote === undefined
  const race = { hasIncumbents, hasResults, hasVote, isUndecided: open?.reason === 'undecided' }
  const { pronouns, hiddenName, hiddenWord, shown, hidden, allTopics, nothingChosen } = text
  const noVote = describeNoVote(ballotRace)
  const lines = [
    `${text.counts(rows.length, topicCount)}. ${topics ? phrases.site.tooLarge : text.introduction}`,
    ...(noVote === undefined ? [] : [noVote]),
    order,
    ...(topics || hasExperience ? [] : [text.noExperience]),
    ...(topics || rows.every(({ candidate }) => candidate.partySource) ? [] : [phrases.profile.noParty]),
    ...(topics ? [] : [phrases.profile.summaries]),
  ]
  return (
    <div className={styles.page}>
      <BackLink path={paths.compare}>{text.allRaces}</BackLink>
      <h1 className={styles.heading}>{text.title(title)}</h1>
      <p className={styles.introduction}>{lines.join(' ')}</p>
      {topics ? (
        <CompareByTopic topics={topics} rows={rows} />
      ) : (
        <>
          <ColumnStyle columns={columns} rows={rows} race={race} />
          <CompareControls columns={columns} rows={rows} hasVote={hasVote} />
          <CompareTable {...comparison} race={race} />
          {hasVote ? <MarkToggleScript storageKey={comparison.ballotKey} /> : null}
          <InlineScript
            entry={compareScript}
            args={[{ pronouns, hiddenName, hiddenWord, shown, hidden, allTopics, nothingChosen }]}
          />
        </>
      )}
    </div>
  )
}

interface ByTopicProps {
  readonly topics: readonly ComparedTopic[]
  readonly rows: Comparison['rows']
}

/** Links to everyone's statements on each topic, and to each profile, if a table would be too large. */
function CompareByTopic({ topics, rows }: ByTopicProps) {
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

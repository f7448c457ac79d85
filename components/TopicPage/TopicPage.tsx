import { phrases } from '@/lib/locale/phrases'
import { paths } from '@/lib/paths'
import type { Topic } from '@/data/schema/published'
import type { TopicContent } from '@/data/views/topics'
import { BackLink } from '@/components/BackLink/BackLink'
import { PrevNext } from '@/components/PrevNext/PrevNext'
import { Section } from '@/components/Section/Section'
import { CompareLink } from '@/components/TopicGrid/CompareLink'
import { TopicGrid } from '@/components/TopicGrid/TopicGrid'
import styles from './TopicPage.module.css'

interface Props extends TopicContent {
  /** The order of the candidates, as sentences. */
  readonly order: readonly string[]
}

const text = phrases.topics

/** What the candidates of each race said on a topic. Renders the page's `h1` and sections. */
export function TopicPage({ topic, races, citesSources, electionDate, previous, next, order }: Props) {
  const statements = races.flatMap(({ list = [] }) => list.flatMap((each) => each.statements))
  const notes = [phrases.profile.summaries, ...(citesSources ? [] : [text.elsewhere])]
  return (
    <>
      <BackLink path={paths.topics}>{text.all}</BackLink>
      <h1>{topic.name}</h1>
      {races.some(({ speakers }) => speakers > 0) ? null : <p>{text.noStatements}</p>}
      {statements.some(({ isCut }) => isCut) ? <p>{text.cut}</p> : null}
      {races.some(({ list }) => list === undefined) ? <p>{text.tooMany}</p> : null}
      {races.map(({ id, race, speakers, candidates, list, isCompared }) => (
        <Section key={id} id={`race-${id}`} heading={race}>
          <p className={styles.summary}>
            {text.spoke(speakers, candidates)}{' '}
            {isCompared ? <CompareLink race={{ id, name: race }} topic={topic} /> : null}
          </p>
          {list ? (
            <TopicGrid candidates={list} electionDate={electionDate} citesSources={citesSources} isOneRace />
          ) : null}
        </Section>
      ))}
      <p>
        <small>{[...(statements.length > 0 ? notes : []), ...order].join(' ')}</small>
      </p>
      <PrevNext label={text.navigation} kind="topic" previous={toAdjacentPage(previous)} next={toAdjacentPage(next)} />
    </>
  )
}

function toAdjacentPage(topic?: Topic) {
  return topic && { path: paths.topic(topic.id), name: topic.name }
}

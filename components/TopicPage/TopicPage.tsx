import { phrases } from '@/lib/locale/phrases'
import { paths } from '@/lib/paths'
import type { TopicContent } from '@/guide/ask/views/topics'
import { BackLink } from '@/components/BackLink/BackLink'
import { PrevNext } from '@/components/PrevNext/PrevNext'
import { Section } from '@/components/Section/Section'
import { CompareLink, TopicGrid } from '@/components/TopicGrid/TopicGrid'
import { CountList } from '@/components/TopicList/TopicList'
import styles from './TopicPage.module.css'

interface Props extends TopicContent {
  readonly order: readonly string[]
}

const text = phrases.topics

export function TopicPage({ topic, races, onlyRace, isSplit, electionDate, previous, next, order }: Props) {
  const isSilent = races.every(({ speakers }) => speakers === 0)
  const notes = [...(isSilent ? [] : [phrases.profile.summaries]), ...order]
  return (
    <>
      {onlyRace === undefined ? (
        <BackLink path={paths.topics}>{text.all}</BackLink>
      ) : (
        <BackLink path={paths.topic(topic.id)}>{text.allRaces(topic.name)}</BackLink>
      )}
      <h1>{onlyRace === undefined ? topic.name : text.topicOfRace(topic.name, onlyRace)}</h1>
      {isSilent ? <p>{text.noStatements}</p> : null}
      {isSplit ? (
        <RaceLinks topic={topic} races={races} />
      ) : (
        <>
          {races.map(({ id, race, speakers, candidates, list, isCompared }) => (
            <Section key={id} id={`race-${id}`} heading={race}>
              <p className={styles.summary}>
                {text.spoke(speakers, candidates)}{' '}
                {isCompared ? <CompareLink race={{ id, name: race }} topic={topic} /> : null}
              </p>
              <TopicGrid candidates={list} electionDate={electionDate} isOneRace />
            </Section>
          ))}
          <p>
            <small>{notes.join(' ')}</small>
          </p>
        </>
      )}
      <PrevNext
        label={text.navigation}
        kind="topic"
        previous={previous}
        next={next}
        toPage={({ id, name }) => ({ path: paths.topic(id), name })}
      />
    </>
  )
}

function RaceLinks({ topic, races }: Pick<TopicContent, 'topic' | 'races'>) {
  return (
    <>
      <p>{`${phrases.site.tooLarge} ${text.chooseRace}`}</p>
      <CountList
        items={races.map(({ id, race, speakers, candidates }) => ({
          path: paths.topicRace(topic.id, id),
          name: race,
          lines: [text.spoke(speakers, candidates)],
        }))}
      />
    </>
  )
}

/** Queries on the topics of a Guide. All are pure functions. */
import { findAdjacent, isCompared, listCandidates } from './guide'
import { formatRaceTitle, hasRaceIndex, listRaces } from './races'
import type { Guide, Topic } from './schema/published'
import { excerptStatements, findStatements, isTopicOfRace, type TopicGroup } from './topicFacts'
import type { RaceOnTopic, TopicContent, TopicSummary } from './views/topics'

/** Characters on a topic's page. More would make it slow on a bad connection. */
const MAX_LENGTH = 7700
/** Characters that compress to the size of the markup of a race, and of a candidate or a statement. */
const RACE_LENGTH = 140
const ITEM_LENGTH = 35
/** Characters of citations. If there are more, the page shows statements without sources. */
const MAX_CITATIONS = 3000
/** The most candidates that a topic's page lists. */
const MAX_CANDIDATES = 30

/** Returns the topic with an id, if any. */
export function findTopic({ topics }: Guide, id: string): Topic | undefined {
  return topics.find((topic) => topic.id === id)
}

/** Returns every topic with the number of candidates who spoke about it. */
export function summarizeTopics(guide: Guide): readonly TopicSummary[] {
  return guide.topics.map((topic) => {
    const counts = countSpeakers(guide, topic)
    const sum = (field: 'speakers' | 'candidates') => counts.reduce((total, count) => total + count[field], 0)
    return {
      topic,
      counts: hasRaceIndex(guide) ? [{ speakers: sum('speakers'), candidates: sum('candidates') }] : counts,
    }
  })
}

/** Returns everything that the page of a topic shows. */
export function buildTopicPage(guide: Guide, topic: Topic): TopicContent {
  const counts = countSpeakers(guide, topic)
  const groups = counts.map(({ id }) => ({ topic, candidates: listCandidates(guide, id) }))
  const length = measureMarkup(groups)
  const citations = measureCitations(groups)
  const citesSources = citations <= MAX_CITATIONS
  const candidateCount = counts.reduce((total, { candidates }) => total + candidates, 0)
  const isTooLarge = candidateCount > MAX_CANDIDATES || length > MAX_LENGTH
  const lists = isTooLarge ? [] : excerptStatements(groups, MAX_LENGTH - length - (citesSources ? citations : 0))
  return {
    topic,
    races: counts.map((count, index) => ({ ...count, list: lists[index] })),
    citesSources,
    electionDate: guide.election.date,
    ...findAdjacent(guide.topics, topic, ({ id }) => id),
  }
}

/** Returns the length of everything but texts and citations. */
function measureMarkup(groups: readonly TopicGroup[]): number {
  const items = groups.flatMap(({ topic, candidates }) =>
    candidates.flatMap((candidate) => [candidate, ...findStatements(candidate, topic)]),
  )
  const titles = items.map((item) => ('title' in item ? item.title : ''))
  return groups.length * RACE_LENGTH + items.length * ITEM_LENGTH + titles.join('').length
}

/** Returns the length of the sources. Each counts once, because compression makes repetition cheap. */
function measureCitations(groups: readonly TopicGroup[]): number {
  const sources = groups.flatMap(({ topic, candidates }) =>
    candidates.flatMap((candidate) => findStatements(candidate, topic).flatMap((statement) => statement.sources)),
  )
  return [...new Set(sources.map(({ url, publisher, date }) => [url, publisher, date].join('')))].join('').length
}

/** Returns the races of a topic that have candidates, in the order of the guide. */
function countSpeakers(guide: Guide, topic: Topic): readonly Omit<RaceOnTopic, 'list'>[] {
  return listRaces(guide)
    .filter(({ id }) => isTopicOfRace(topic, id))
    .map((race) => {
      const candidates = listCandidates(guide, race.id)
      const speakers = candidates.filter((candidate) => findStatements(candidate, topic).length > 0)
      return {
        id: race.id,
        race: formatRaceTitle(guide, race),
        speakers: speakers.length,
        candidates: candidates.length,
        isCompared: isCompared(guide, race.id),
      }
    })
    .filter(({ candidates }) => candidates > 0)
}

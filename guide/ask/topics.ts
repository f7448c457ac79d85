/** Queries on the topics of a Guide. All are pure functions. */
import { memoize } from '@/lib/memoize'
import { paths } from '@/lib/paths'
import { hasComparisonTable } from './comparisonColumns'
import { findAdjacent, listCandidates } from './guide'
import { fitsOnePage } from './pageBudget'
import { formatRaceTitle, hasRaceIndex, listRaces } from './races'
import type { Candidate, Guide, Race, Topic } from '@/guide/fields/published'
import { findStatements, isTopicOfRace } from './topicFacts'
import type { CandidateOnTopic, SpeakerCount } from './views/topics'

export function findTopic({ topics }: Guide, id: string): Topic | undefined {
  return topics.find((topic) => topic.id === id)
}

/** Returns every topic with the number of candidates who spoke about it. */
export function summarizeTopics(guide: Guide) {
  return guide.topics.map((topic) => {
    const counts = listTopicRaces(guide, topic).map((race) => ({
      race: formatRaceTitle(guide, race),
      ...countSpeakers(listCandidates(guide, race.id), topic),
    }))
    const sum = (field: 'speakers' | 'candidates') => counts.reduce((total, count) => total + count[field], 0)
    const sums: readonly SpeakerCount[] = [{ speakers: sum('speakers'), candidates: sum('candidates') }]
    return { topic, counts: hasRaceIndex(guide) ? sums : counts }
  })
}

/** Returns everything that the page of a topic shows, or its page of one race. */
export function buildTopicPage(guide: Guide, topic: Topic, race?: Race) {
  return {
    topic,
    /** True if each race has a page of its own, because one page cannot show all statements. */
    isSplit: race === undefined && isSplitByRace(guide, topic.id),
    /** Name of the race of such a page. */
    onlyRace: race && formatRaceTitle(guide, race),
    races: (race ? [race] : listTopicRaces(guide, topic)).map((each) => {
      const candidates = listCandidates(guide, each.id)
      return {
        id: each.id,
        race: formatRaceTitle(guide, each),
        ...countSpeakers(candidates, topic),
        isCompared: hasComparisonTable(guide, each.id),
        list: putOnTopic(candidates, topic),
      }
    }),
    electionDate: guide.election.date,
    ...findAdjacent(guide.topics, topic, ({ id }) => id),
  }
}

/** True if each race of a topic has a page of its own, because one page cannot show all statements. Measuring is slow. */
const isSplitByRace = memoize((guide: Guide, topicId: string): boolean => {
  const topic = findTopic(guide, topicId)
  const races = topic ? listTopicRaces(guide, topic) : []
  const onTopic = topic ? races.flatMap(({ id }) => putOnTopic(listCandidates(guide, id), topic)) : []
  return races.length > 1 && !fitsOnePage(onTopic)
})

/** Returns the path of what the candidates of a race said on a topic. */
export function getTopicPath(guide: Guide, topic: Topic, raceId: string): string {
  return isSplitByRace(guide, topic.id) ? paths.topicRace(topic.id, raceId) : paths.topicSection(topic.id, raceId)
}

/** Returns the topic and the race of each page of a topic that is split by race, as their ids. */
export function listTopicRacePages(guide: Guide): readonly { readonly topic: string; readonly race: string }[] {
  return guide.topics
    .filter((topic) => isSplitByRace(guide, topic.id))
    .flatMap((topic) => listTopicRaces(guide, topic).map(({ id }) => ({ topic: topic.id, race: id })))
}

/** Returns the races of a topic that have candidates, in the order of the guide. */
function listTopicRaces(guide: Guide, topic: Topic): readonly Race[] {
  return listRaces(guide).filter(({ id }) => isTopicOfRace(topic, id) && listCandidates(guide, id).length > 0)
}

export function countSpeakers(candidates: readonly Candidate[], topic: Topic) {
  const speakers = candidates.filter((candidate) => findStatements(candidate, topic).length > 0)
  return { speakers: speakers.length, candidates: candidates.length }
}

export function putOnTopic(candidates: readonly Candidate[], topic: Topic): readonly CandidateOnTopic[] {
  return candidates.map((candidate) => ({ candidate, statements: findStatements(candidate, topic) }))
}

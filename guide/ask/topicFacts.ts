/** Queries on candidates' statements by topic. All are pure functions. */
import type { Candidate, Guide, Topic } from '@/guide/fields/published'
import type { Statement } from './views/topics'

export function isTopicOfRace({ races }: Topic, raceId: string): boolean {
  return races?.includes(raceId) ?? true
}

export function listRaceTopics({ topics }: Pick<Guide, 'topics'>, raceId: string): readonly Topic[] {
  return topics.filter((topic) => isTopicOfRace(topic, raceId))
}

/** Returns the topics of a candidate's races, in the order of the file. */
export function listTopics({ topics }: Guide, { candidacies }: Pick<Candidate, 'candidacies'>): readonly Topic[] {
  return topics.filter((topic) => candidacies.some(({ race }) => isTopicOfRace(topic, race)))
}

/** Returns a candidate's stances, each with its topics in the order of the file. */
export function addTopics(guide: Guide, { stances }: Pick<Candidate, 'stances'>) {
  return stances.map((stance) => ({ stance, topics: guide.topics.filter(({ id }) => stance.topics?.includes(id)) }))
}

/** Returns the topics of a candidate's races on which there is a position, or neither a position nor a stance. */
export function buildTopicRows(guide: Guide, candidate: Candidate) {
  return listTopics(guide, candidate)
    .map((topic) => ({ topic, position: candidate.positions.find((position) => position.topic === topic.id) }))
    .filter(({ topic, position }) => position || findStatements(candidate, topic).length === 0)
}

/** Returns a candidate's stances on a topic, then the position. */
export function findStatements({ stances, positions }: Candidate, { id }: Pick<Topic, 'id'>): readonly Statement[] {
  return [
    ...stances.filter(({ topics }) => topics?.includes(id)),
    ...positions.filter((position) => position.topic === id),
  ]
}

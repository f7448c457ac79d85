import type { Candidate, Guide, Position, Stance, Topic } from '@/guide/fields/published'

/** A candidate's stances and position on a topic. Without statements, none was found. */
export interface CandidateOnTopic {
  readonly candidate: Candidate
  readonly statements: readonly Statement[]
}

/** A key stance or a position. A page shows its whole text, or the statements of nobody. */
export type Statement = Stance | Position

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

/** Returns a candidate's stances on a topic, then the position. */
export function findStatements({ stances, positions }: Candidate, { id }: Pick<Topic, 'id'>): readonly Statement[] {
  return [
    ...stances.filter(({ topics }) => topics?.includes(id)),
    ...positions.filter((position) => position.topic === id),
  ]
}

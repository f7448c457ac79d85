import { isOfRace } from '@/guide/words/facts'
import type { Candidate, Position, Stance, Topic, Guide, Election } from '@/guide/fields/published'

/** A candidate's stances and position on a topic. Without statements, none was found. */
export interface CandidateOnTopic {
  readonly candidate: Candidate
  readonly statements: readonly Statement[]
}

/** A key stance or a position. A page shows its whole text, or the statements of nobody. */
export type Statement = Stance | Position

export function listRaceTopics({ topics }: Pick<Guide, 'topics'>, raceId: string): readonly Topic[] {
  return topics.filter((topic) => isOfRace(topic, raceId))
}

/** Returns the topics of a candidate's races, in the order of the file. */
export function listTopics({ topics }: Guide, { candidacies }: Pick<Candidate, 'candidacies'>): readonly Topic[] {
  return topics.filter((topic) => candidacies.some(({ race }) => isOfRace(topic, race)))
}

export function findStatements({ stances, positions }: Candidate, { id }: Pick<Topic, 'id'>): readonly Statement[] {
  return [
    ...stances.filter(({ topics }) => topics?.includes(id)),
    ...positions.filter((position) => position.topic === id),
  ]
}

export function hasStatements(candidates: readonly Candidate[]): boolean {
  return candidates.some(({ stances, positions }) => stances.length + positions.length > 0)
}

export const FEW_STATEMENTS = 3

export function listStatements({ stances, positions }: Candidate): readonly Statement[] {
  return [...stances, ...positions]
}

export function hasFewStatements(candidate: Candidate): boolean {
  return listStatements(candidate).length < FEW_STATEMENTS
}

/** True if a candidate has statements, and all of them are from years before that of the election. */
export function hasOldStatementsOnly(candidate: Candidate, election: Pick<Election, 'date'>): boolean {
  const statements = listStatements(candidate)
  const isOlder = ({ date }: Statement) => date !== undefined && date.slice(0, 4) < election.date.slice(0, 4)
  return statements.length > 0 && statements.every(isOlder)
}

export function listUndated(candidate: Candidate): readonly Statement[] {
  return listStatements(candidate).filter(({ date }) => date === undefined)
}

export function coversTopic(candidate: Candidate, topic: Pick<Topic, 'id'>): boolean {
  return findStatements(candidate, topic).length > 0
}

export function countTopics(candidate: Candidate, topics: readonly Topic[]): number {
  return topics.filter((topic) => coversTopic(candidate, topic)).length
}

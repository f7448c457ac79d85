/** What's missing or outdated for a candidate. The page about the guide counts it, and the worklist lists it. */
import {
  unknownParty,
  type Candidate,
  type Election,
  type Position,
  type Stance,
  type Topic,
} from '@/guide/fields/published'
import { findStatements } from './topicFacts'

/** Candidates with fewer statements count as having few. */
export const FEW_STATEMENTS = 3

export function listStatements({ stances, positions }: Candidate): readonly (Stance | Position)[] {
  return [...stances, ...positions]
}

export function hasFewStatements(candidate: Candidate): boolean {
  return listStatements(candidate).length < FEW_STATEMENTS
}

/** True if a candidate has statements, and all of them are from years before that of the election. */
export function hasOldStatementsOnly(candidate: Candidate, election: Pick<Election, 'date'>): boolean {
  const statements = listStatements(candidate)
  const isOlder = ({ date }: Stance | Position) => date !== undefined && date.slice(0, 4) < election.date.slice(0, 4)
  return statements.length > 0 && statements.every(isOlder)
}

export function listUndated(candidate: Candidate): readonly (Stance | Position)[] {
  return listStatements(candidate).filter(({ date }) => date === undefined)
}

/** True if no party is known. `Unenrolled` and the like are known. */
export function hasUnknownParty({ party }: Candidate): boolean {
  return party === unknownParty
}

export function coversTopic(candidate: Candidate, topic: Pick<Topic, 'id'>): boolean {
  return findStatements(candidate, topic).length > 0
}

/** Queries on questionnaires: whom they were put to, and who answered. All are pure functions. */
import { getOwn } from '@/lib/getOwn'
import { listCandidates } from './guide'
import { listRaces } from './races'
import type { Answer, AskedQuestion, Candidate, Guide, Questionnaire, Race } from '@/guide/fields/published'

/** What a person answered, or why there is no answer. */
export interface PersonAnswer {
  readonly candidate: Candidate
  readonly answer?: Answer
  /** Omitted if there is an answer. */
  readonly status?: AnswerStatus
}

/** What is known of a person and a questionnaire, or one of its questions. */
export type AnswerStatus = Questionnaire['statuses'][string] | 'left empty' | 'not known'

export function findQuestionnaire({ questionnaires }: Guide, id: string): Questionnaire | undefined {
  return questionnaires.find((questionnaire) => questionnaire.id === id)
}

/** Returns what is known of a person and a questionnaire. Somebody with an answer has answered. */
export function findStatus({ statuses, questions }: Questionnaire, candidateId: string): AnswerStatus {
  const hasAnswer = questions.some(({ answers }) => getOwn(answers, candidateId) !== undefined)
  return hasAnswer ? 'answered' : (getOwn(statuses, candidateId) ?? 'not known')
}

/**
 * Returns the races that a questionnaire is about, in the order of the guide: those of its questions and of the people with
 * a status. Without any of them, all races.
 */
export function listQuestionnaireRaces(guide: Guide, questionnaire: Questionnaire): readonly Race[] {
  const { questions, statuses } = questionnaire
  const withPeople = listRaces(guide).filter(({ id }) => listCandidates(guide, id).length > 0)
  const hasPart = ({ id }: Race) =>
    questions.some((question) => isAskedIn(question, id)) ||
    (questions.length === 0 && listCandidates(guide, id).some((candidate) => getOwn(statuses, candidate.id)))
  const withPart = withPeople.filter(hasPart)
  return withPart.length > 0 ? withPart : withPeople
}

export function listAskedQuestions({ questions }: Questionnaire, raceId: string): readonly AskedQuestion[] {
  return questions.filter((question) => isAskedIn(question, raceId))
}

function isAskedIn({ races }: AskedQuestion, raceId: string): boolean {
  return races?.includes(raceId) ?? true
}

/** Returns everyone in a race who has not withdrawn, and how many of them are known to have been asked. */
export function countAsked(guide: Guide, questionnaire: Questionnaire, raceId: string) {
  const running = listCandidates(guide, raceId).filter(({ withdrawn }) => !withdrawn)
  return { asked: running.filter(({ id }) => wasAsked(findStatus(questionnaire, id))).length, people: running.length }
}

function wasAsked(status: AnswerStatus): boolean {
  return status !== 'not known' && status !== 'not asked'
}

/** True if everyone who runs in a race is known to have been asked the same questions. Only then are answers comparable. */
export function isComparable(guide: Guide, questionnaire: Questionnaire, raceId: string): boolean {
  const { asked, people } = countAsked(guide, questionnaire, raceId)
  return questionnaire.sameQuestions !== false && asked === people && people > 0
}

/** Returns what a person answered to a question, or why there is no answer. */
export function findAnswer(
  questionnaire: Questionnaire,
  { answers }: AskedQuestion,
  candidate: Candidate,
): PersonAnswer {
  const answer = getOwn(answers, candidate.id)
  if (answer && !answer.leftEmpty) return { candidate, answer }
  const status = answer ? 'left empty' : findStatus(questionnaire, candidate.id)
  // The person's other answers are known, but not this one.
  return { candidate, status: status === 'answered' ? 'not known' : status }
}

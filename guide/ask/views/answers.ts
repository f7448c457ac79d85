/** Views of questionnaires and their answers. Queries compute them and components show them. */
import type { buildAnswersPage } from '../answersPage'
import type { Answer, Candidate } from '@/guide/fields/published'
import type { buildStatusTables, listAnswersOnTopic, listProfileAnswers } from '../candidateAnswers'
import type { AnswerStatus } from '../questionnaires'
import type { View } from './view'

export type AnswersContent = View<ReturnType<typeof buildAnswersPage>>
export type RaceAnswers = AnswersContent['races'][number]
export type QuestionAnswers = RaceAnswers['questions'][number]
export type AnswerRow = QuestionAnswers['rows'][number]

/** What a person answered, or why there is no answer. */
export interface PersonAnswer {
  readonly candidate: Candidate
  readonly answer?: Answer
  /** Omitted if there is an answer. */
  readonly status?: AnswerStatus
}
/** A questionnaire with its questions on a topic. */
export type ComparedAnswers = ReturnType<typeof listAnswersOnTopic>[number]
export type ProfileAnswer = ReturnType<typeof listProfileAnswers>[number]
export type StatusTable = ReturnType<typeof buildStatusTables>[number]

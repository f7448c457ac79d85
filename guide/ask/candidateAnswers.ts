/** Queries on questionnaires for comparisons, profiles and the page about fairness. All are pure functions. */
import { getAnswersPath, groupAnswers, groupSilence } from './answersPage'
import { listCandidates } from './guide'
import { findAnswer, findStatus, isComparable, listAskedQuestions, listQuestionnaireRaces } from './questionnaires'
import { formatRaceTitle } from './races'
import type { Candidate, Guide } from '@/guide/fields/published'

/** A questionnaire with its questions on a topic. */
export type ComparedAnswers = ReturnType<typeof listAnswersOnTopic>[number]
export type ProfileAnswer = ReturnType<typeof listProfileAnswers>[number]
export type StatusTable = ReturnType<typeof buildStatusTables>[number]

/**
 * Returns the questionnaires about the races of a candidate, with what is known of the candidate. Of somebody who has
 * answered, with each question, its path and the answer.
 */
export function listProfileAnswers(guide: Guide, candidate: Candidate) {
  return guide.questionnaires.flatMap((questionnaire) => {
    const races = listQuestionnaireRaces(guide, questionnaire)
    const race = races.find((each) => candidate.candidacies.some((candidacy) => candidacy.race === each.id))
    if (!race) return []
    const path = getAnswersPath(guide, questionnaire, race.id)
    const status = findStatus(questionnaire, candidate.id)
    const questions = listAskedQuestions(questionnaire, race.id).map((question) => ({
      question,
      path: getAnswersPath(guide, questionnaire, race.id, question),
      ...findAnswer(questionnaire, question, candidate),
    }))
    return [{ questionnaire, path, status, questions: status === 'answered' ? questions : [] }]
  })
}

/** Returns the status of everyone in each race that a questionnaire is about. */
export function buildStatusTables(guide: Guide) {
  const about = guide.questionnaires.map((questionnaire) => ({
    questionnaire,
    races: new Set(listQuestionnaireRaces(guide, questionnaire).map(({ id }) => id)),
  }))
  return guide.races
    .map((race) => {
      const questionnaires = about.filter(({ races }) => races.has(race.id)).map(({ questionnaire }) => questionnaire)
      return {
        id: race.id,
        title: formatRaceTitle(guide, race),
        questionnaires,
        rows: listCandidates(guide, race.id).map((candidate) => ({
          candidate,
          statuses: questionnaires.map((questionnaire) => findStatus(questionnaire, candidate.id)),
        })),
      }
    })
    .filter(({ questionnaires }) => questionnaires.length > 0)
}

/**
 * Returns the questionnaires with questions on a topic that everyone in a race was asked, those with choices first. Each has
 * its path and who chose what. Those who did not answer any question are named once.
 */
export function listAnswersOnTopic(guide: Guide, raceId: string, topicId: string) {
  const candidates = listCandidates(guide, raceId)
  return guide.questionnaires
    .filter((questionnaire) => isComparable(guide, questionnaire, raceId))
    .flatMap((questionnaire) => {
      const asked = listAskedQuestions(questionnaire, raceId).filter(({ topic }) => topic === topicId)
      const questions = [...asked.filter(({ choices }) => choices), ...asked.filter(({ choices }) => !choices)]
      if (questions.length === 0) return []
      const people = candidates.map((candidate) => ({ candidate, status: findStatus(questionnaire, candidate.id) }))
      const answered = people.filter(({ status }) => status === 'answered').map(({ candidate }) => candidate)
      return [
        {
          id: questionnaire.id,
          name: questionnaire.name,
          path: getAnswersPath(guide, questionnaire, raceId),
          questions: questions.map((question) => ({
            id: question.id,
            text: question.text,
            path: getAnswersPath(guide, questionnaire, raceId, question),
            rows: groupAnswers(questionnaire, question, answered).rows,
          })),
          silent: groupSilence(people),
        },
      ]
    })
}

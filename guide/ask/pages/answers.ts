import { sum } from '@/lib/collections'
import { listCandidates } from '@/guide/ask/candidates'
import {
  getAnswersPath,
  isSplitByRace,
  countAsked,
  listQuestionnaireRaces,
  getAnchor,
  groupAnswers,
  findStatus,
  isComparable,
  listAskedQuestions,
} from '@/guide/ask/questionnaires'
import { formatRaceTitle } from '@/guide/ask/races'
import { findTerms, listAnswerTexts } from '@/guide/ask/terms'
import { describeList } from '@/guide/ask/listNotes'
import type { View } from '@/guide/ask/view'
import type { Guide, Questionnaire, Race } from '@/guide/fields/published'

export type AnswersContent = View<ReturnType<typeof buildAnswersPage>>

export type RaceAnswers = AnswersContent['races'][number]

export type QuestionAnswers = RaceAnswers['questions'][number]

export function buildAnswersPage(guide: Guide, questionnaire: Questionnaire, race?: Race) {
  const all = listQuestionnaireRaces(guide, questionnaire)
  const counts = all.map(({ id }) => countAsked(guide, questionnaire, id))
  const isSplit = race === undefined && isSplitByRace(guide, questionnaire.id)
  const shown = race ? [race] : isSplit ? [] : all
  const races = shown.map((each) => buildRaceAnswers(guide, questionnaire, each))
  const questions = races.flatMap((each) => each.questions)
  const texts = questions.flatMap(({ question, people }) => listAnswerTexts(question, people))
  return {
    questionnaire,
    /** True if each race has a page of its own, because one page cannot show all answers. */
    isSplit,
    /** Name of the race of such a page. */
    onlyRace: race && formatRaceTitle(guide, race),
    asked: sum(counts.map(({ asked }) => asked)),
    people: sum(counts.map(({ people }) => people)),
    tabs: all.map((each) => ({
      id: each.id,
      name: formatRaceTitle(guide, each),
      path: getAnswersPath(guide, questionnaire, each.id),
      isCurrent: each.id === race?.id,
      ...countAsked(guide, questionnaire, each.id),
      due: questionnaire.due?.[each.id],
    })),
    races,
    terms: findTerms(guide, texts),
  }
}

function buildRaceAnswers(guide: Guide, questionnaire: Questionnaire, race: Race) {
  const candidates = listCandidates(guide, race.id)
  return {
    id: race.id,
    name: formatRaceTitle(guide, race),
    isComparable: isComparable(guide, questionnaire, race.id),
    order: describeList(guide, candidates),
    questions: listAskedQuestions(questionnaire, race.id).map((question) => ({
      question,
      anchor: getAnchor(race.id, question),
      sources: question.sources ?? questionnaire.sources,
      ...groupAnswers(questionnaire, question, candidates),
    })),
    people: candidates.map((candidate) => ({ candidate, status: findStatus(questionnaire, candidate.id) })),
  }
}

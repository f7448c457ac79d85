import { memoize } from '@/lib/memoize'
import { paths } from '@/lib/paths'
import { getOriginal, listCandidates } from './guide'
import { fitsOnePage } from './pageBudget'
import { formatRaceTitle } from './races'
import {
  type AnswerStatus,
  countAsked,
  findAnswer,
  findStatus,
  isComparable,
  listAskedQuestions,
  listQuestionnaireRaces,
  type PersonAnswer,
} from './questionnaires'
import { findTerms, listAnswerTexts } from './terms'
import { describeList } from './translation'
import type { AskedQuestion, Candidate, Guide, Questionnaire, Race } from '@/guide/fields/published'
import type { View } from './view'

export type AnswersContent = View<ReturnType<typeof buildAnswersPage>>
export type RaceAnswers = AnswersContent['races'][number]
export type QuestionAnswers = RaceAnswers['questions'][number]
export type AnswerRow = QuestionAnswers['rows'][number]

/** Compressed bytes of the markup of a question, and of a name below it. */
const QUESTION_BYTES = 70
const NAME_BYTES = 7

/** Statuses of those without an answer, in the order of the rows. */
const silentStatuses: readonly AnswerStatus[] = [
  'left empty',
  'asked',
  'reminded',
  'declined',
  'not asked',
  'not known',
]

/** Returns everything that the page of a questionnaire shows, or its page of one race. */
export function buildAnswersPage(guide: Guide, questionnaire: Questionnaire, race?: Race) {
  const all = listQuestionnaireRaces(guide, questionnaire)
  const counts = all.map(({ id }) => countAsked(guide, questionnaire, id))
  const isSplit = race === undefined && isSplitByRace(guide, questionnaire.id)
  const shown = race ? [race] : isSplit ? [] : all
  const races = shown.map((each) => buildRaceAnswers(guide, questionnaire, each))
  const sum = (field: 'asked' | 'people') => counts.reduce((total, count) => total + count[field], 0)
  return {
    questionnaire,
    /** True if each race has a page of its own, because one page cannot show all answers. */
    isSplit,
    /** Name of the race of such a page. */
    onlyRace: race && formatRaceTitle(guide, race),
    /** Sums of all races. */
    asked: sum('asked'),
    people: sum('people'),
    tabs: all.map((each) => ({
      id: each.id,
      name: formatRaceTitle(guide, each),
      path: getAnswersPath(guide, questionnaire, each.id),
      isCurrent: each.id === race?.id,
      ...countAsked(guide, questionnaire, each.id),
      due: questionnaire.due?.[each.id],
    })),
    races,
    terms: findTerms(
      guide,
      races.flatMap(({ questions }) =>
        questions.flatMap(({ question, people }) =>
          listAnswerTexts(
            question,
            people.map(({ answer }) => answer),
          ),
        ),
      ),
    ),
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

/** Returns who chose what, and who said what. The answers to an open question include those who are silent. */
export function groupAnswers(questionnaire: Questionnaire, question: AskedQuestion, candidates: readonly Candidate[]) {
  const { choices, otherChoice } = question
  const people = candidates.map((candidate) => findAnswer(questionnaire, question, candidate))
  if (!choices) return { rows: [], people }
  const labels = otherChoice === undefined ? choices : [...choices, otherChoice]
  return {
    rows: [
      ...labels.map((choice) => ({
        choice,
        people: people.filter(({ answer }) => answer?.choices?.includes(choice)).map(({ candidate }) => candidate),
      })),
      ...groupSilence(people),
    ],
    people: people.filter(({ answer }) => answer?.quote ?? answer?.summary ?? answer?.otherAnswer),
  }
}

/** Returns those without an answer, by status. */
export function groupSilence(people: readonly PersonAnswer[]) {
  return silentStatuses
    .map((silence) => ({
      status: silence,
      people: people.filter(({ status }) => status === silence).map(({ candidate }) => candidate),
    }))
    .filter((row) => row.people.length > 0)
}

/** Fragment of a question of a race. The dot keeps it different from the ids of races. */
function getAnchor(raceId: string, { id }: AskedQuestion): string {
  return `${raceId}.${id}`
}

export function getAnswersPath(guide: Guide, { id }: Questionnaire, raceId: string, question?: AskedQuestion): string {
  const anchor = question && getAnchor(raceId, question)
  if (isSplitByRace(guide, id)) return paths.answersRace(id, raceId) + (anchor ? `#${anchor}` : '')
  return `${paths.answers(id)}#${anchor ?? `race-${raceId}`}`
}

/** True if each race has a page of its own, because one page cannot show all answers. Measuring is slow. */
function isSplitByRace(guide: Guide, id: string): boolean {
  return measureByRace(getOriginal(guide), id)
}

const measureByRace = memoize((guide: Guide, id: string): boolean => {
  const questionnaire = guide.questionnaires.find((each) => each.id === id)
  const races = questionnaire ? listQuestionnaireRaces(guide, questionnaire) : []
  if (!questionnaire || races.length < 2) return false
  const asked = races.flatMap((race) => {
    const names = listCandidates(guide, race.id).map(({ name }) => name)
    return listAskedQuestions(questionnaire, race.id).map((question) => ({ question, names }))
  })
  const text = asked.flatMap(({ question: { text: words, choices = [], url = '', answers }, names }) => {
    const said = Object.values(answers).flatMap(({ quote = '', summary = '', otherAnswer = '' }) => [
      quote,
      summary,
      otherAnswer,
    ])
    return [words, url, ...choices, ...names, ...said]
  })
  const nameCount = asked.reduce((total, { names }) => total + names.length, 0)
  return !fitsOnePage([], text, QUESTION_BYTES * asked.length + NAME_BYTES * nameCount)
})

/** Returns the questionnaire and the race of each page of one race, as their ids. */
export function listAnswersRacePages(
  guide: Guide,
): readonly { readonly questionnaire: string; readonly race: string }[] {
  return guide.questionnaires
    .filter(({ id }) => isSplitByRace(guide, id))
    .flatMap((questionnaire) =>
      listQuestionnaireRaces(guide, questionnaire).map((race) => ({ questionnaire: questionnaire.id, race: race.id })),
    )
}

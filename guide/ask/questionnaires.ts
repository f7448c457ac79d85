import { getOwn } from '@/lib/values'
import { groupBy, memoize, sum } from '@/lib/collections'
import { paths } from '@/lib/paths'
import type { Answer, Candidate, Questionnaire, Guide, Race, AskedQuestion } from '@/guide/fields/published'
import { isOfRace } from '@/guide/words/facts'
import { listCandidates } from './candidates'
import { getOriginal } from './guide'
import { fitsOnePage } from './pageBudget'
import { listRaces } from './races'

/** What a person answered, or why there is no answer. */
export interface PersonAnswer {
  readonly candidate: Candidate
  readonly answer?: Answer
  /** Omitted if there is an answer. */
  readonly status?: AnswerStatus
}

/** What is known of a person and a questionnaire, or one of its questions. */
type AnswerStatus = Questionnaire['statuses'][string] | 'left empty' | 'not known'

export function findQuestionnaire({ questionnaires }: Guide, id: string): Questionnaire | undefined {
  return questionnaires.find((questionnaire) => questionnaire.id === id)
}

/** Somebody with an answer has answered. */
export function findStatus({ statuses, questions }: Questionnaire, candidateId: string): AnswerStatus {
  const hasAnswer = questions.some(({ answers }) => getOwn(answers, candidateId) !== undefined)
  return hasAnswer ? 'answered' : (getOwn(statuses, candidateId) ?? 'not known')
}

/** The races of its questions and of the people with a status, in the order of the guide. Without any, all races. */
export function listQuestionnaireRaces(guide: Guide, questionnaire: Questionnaire): readonly Race[] {
  const { questions, statuses } = questionnaire
  const withPeople = listRaces(guide).filter(({ id }) => listCandidates(guide, id).length > 0)
  const hasPart = ({ id }: Race) =>
    questions.some((question) => isOfRace(question, id)) ||
    (questions.length === 0 && listCandidates(guide, id).some((candidate) => getOwn(statuses, candidate.id)))
  const withPart = withPeople.filter(hasPart)
  return withPart.length > 0 ? withPart : withPeople
}

export function listAskedQuestions({ questions }: Questionnaire, raceId: string): readonly AskedQuestion[] {
  return questions.filter((question) => isOfRace(question, raceId))
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

function findAnswer(questionnaire: Questionnaire, { answers }: AskedQuestion, candidate: Candidate): PersonAnswer {
  const answer = getOwn(answers, candidate.id)
  if (answer && !answer.leftEmpty) return { candidate, answer }
  const status = answer ? 'left empty' : findStatus(questionnaire, candidate.id)
  // The person's other answers are known, but not this one.
  return { candidate, status: status === 'answered' ? 'not known' : status }
}

/** Compressed bytes of the markup of a question, and of a name below it. */
const QUESTION_BYTES = 70

const NAME_BYTES = 7

/** An answer, or a status without one, with everyone it applies to. */
export type AnswerRow = ReturnType<typeof groupAnswers>['rows'][number]

/** Statuses of those without an answer, in the order of the rows. */
const silentStatuses = ['left empty', 'asked', 'reminded', 'declined', 'not asked', 'not known'] as const

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

function groupSilence(people: readonly PersonAnswer[]) {
  const byStatus = groupBy(people, ({ status = '' }) => status)
  return silentStatuses.flatMap((status) => {
    const silent = byStatus.get(status) ?? []
    return silent.length === 0 ? [] : { status, people: silent.map(({ candidate }) => candidate) }
  })
}

/** Fragment of a question of a race. The dot keeps it different from the ids of races. */
export function getAnchor(raceId: string, { id }: AskedQuestion): string {
  return `${raceId}.${id}`
}

export function getAnswersPath(guide: Guide, { id }: Questionnaire, raceId: string, question?: AskedQuestion): string {
  const anchor = question && getAnchor(raceId, question)
  if (isSplitByRace(guide, id)) return paths.answersRace(id, raceId) + (anchor ? `#${anchor}` : '')
  return `${paths.answers(id)}#${anchor ?? `race-${raceId}`}`
}

/** True if each race has a page of its own, because one page cannot show all answers. Measuring is slow. */
export function isSplitByRace(guide: Guide, id: string): boolean {
  return measureByRace(getOriginal(guide), id)
}

const measureByRace = memoize((guide: Guide, id: string): boolean => {
  const questionnaire = findQuestionnaire(guide, id)
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
  const nameCount = sum(asked.map(({ names }) => names.length))
  return !fitsOnePage([], text, QUESTION_BYTES * asked.length + NAME_BYTES * nameCount)
})

export function listAnswersRacePages(guide: Guide) {
  return guide.questionnaires
    .filter(({ id }) => isSplitByRace(guide, id))
    .flatMap((questionnaire) =>
      listQuestionnaireRaces(guide, questionnaire).map((race) => ({ questionnaire: questionnaire.id, race: race.id })),
    )
}

export type ComparedAnswers = ReturnType<typeof listAnswersOnTopic>[number]

/** The questionnaires about the races of a candidate. Those that the candidate has answered have their questions. */
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

/**
 * Questionnaires with questions on a topic that everyone in a race was asked. Questions with choices come first. People
 * who answered none of a questionnaire's questions are listed once, in `silent`.
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

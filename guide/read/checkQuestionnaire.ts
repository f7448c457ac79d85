/** Checks the fields of a questionnaire's file against each other and the candidates. */
import { getOwn } from '@/lib/getOwn'
import type { Problem } from '@/lib/problems'
import type { QuestionnaireFile } from '@/guide/fields/questionnaireFile'
import { listCandidacies } from './checkCounts'
import type { CheckedCandidate, CheckedQuestionnaire } from './electionFiles'
import { createProblem, findRepeated, listItemPaths, type DataFile, type Path } from './readYaml'

type Asked = NonNullable<QuestionnaireFile['questions']>[number]
type AnswerFields = NonNullable<Asked['answers']>[string]

/** Returns every problem with ids, choices, answers and statuses. */
export function checkQuestionnaire(
  { data, fields: { questions = [], statuses = {} } }: CheckedQuestionnaire,
  candidates: readonly CheckedCandidate[],
): Problem[] {
  const ids = listItemPaths(data, ['questions']).map((path) => ({ data, path: [...path, 'id'] }))
  return [
    ...findRepeated(ids, 'a unique id'),
    ...questions.flatMap((question, index) => {
      const path = ['questions', index]
      const answers = Object.entries(question.answers ?? {})
      return [
        ...checkQuestion(data, question, path),
        ...answers.flatMap(([id, answer]) => [
          ...checkPerson(data, question, candidates, [...path, 'answers', id]),
          ...checkAnswer(data, question, answer, [...path, 'answers', id]),
          ...checkStatus(data, getOwn(statuses, id), [...path, 'answers', id]),
        ]),
      ]
    }),
  ]
}

function checkQuestion(data: DataFile, { choices, several, otherChoice }: Asked, path: Path): Problem[] {
  const paths = [...listItemPaths(data, [...path, 'choices']), [...path, 'otherChoice']]
  return [
    ...findRepeated(
      paths.map((choice) => ({ data, path: choice })),
      'a choice that the question does not have yet',
    ),
    ...(choices || (several === undefined && otherChoice === undefined)
      ? []
      : [createProblem(data, [...path, 'choices'], 'the choices, or no "several" and "otherChoice"', 'nothing')]),
  ]
}

/** The question was put to somebody who runs in one of its races. */
function checkPerson(data: DataFile, { races }: Asked, candidates: readonly CheckedCandidate[], path: Path): Problem[] {
  const id = String(path.at(-1))
  if (!races || !candidates.some((candidate) => candidate.id === id)) return []
  if (races.some((race) => listCandidacies(race, candidates).has(id))) return []
  return [createProblem(data, path, `a candidate of ${races.join(' or ')}`, `"${id}"`)]
}

function checkAnswer(data: DataFile, question: Asked, answer: AnswerFields, path: Path): Problem[] {
  const { choices = [], quote, summary, otherAnswer, leftEmpty, language } = answer
  const known = [...(question.choices ?? []), question.otherChoice].filter((choice) => choice !== undefined)
  const isEmpty = choices.length === 0 && quote === undefined && summary === undefined && otherAnswer === undefined
  const lacksChoice = known.length > 0 && choices.length === 0
  const rules: readonly (readonly [isBroken: boolean, field: string, expected: string, found: string])[] = [
    [isEmpty && !leftEmpty, 'summary', 'choices, a quote or a summary, or leftEmpty', 'nothing'],
    [!isEmpty && leftEmpty === true, 'leftEmpty', 'no leftEmpty, because there is an answer', 'true'],
    [!isEmpty && lacksChoice, 'choices', `one of ${known.join(', ')}`, 'nothing'],
    [choices.length > 1 && !question.several, 'choices', 'one choice', `${choices.length}`],
    [new Set(choices).size < choices.length, 'choices', 'each choice once', 'a choice that appears twice'],
    [
      otherAnswer !== undefined && !choices.some((choice) => choice === question.otherChoice),
      'otherAnswer',
      'no answer of their own, because "otherChoice" was not chosen',
      `"${otherAnswer}"`,
    ],
    [
      language !== undefined && quote === undefined,
      'language',
      'no language, because there is no quote',
      `${language}`,
    ],
  ]
  const unknown = choices.flatMap((choice, index) =>
    known.includes(choice)
      ? []
      : [createProblem(data, [...path, 'choices', index], listKnown(known), JSON.stringify(choice))],
  )
  const broken = rules.flatMap(([isBroken, field, expected, found]) =>
    isBroken ? [createProblem(data, [...path, field], expected, found)] : [],
  )
  return [...unknown, ...broken]
}

function listKnown(known: readonly string[]): string {
  return known.length > 0 ? `one of ${known.join(', ')}` : 'no choice, because the question has none'
}

/** Somebody with an answer has answered. */
function checkStatus(data: DataFile, status: string | undefined, path: Path): Problem[] {
  if (status === undefined || status === 'answered') return []
  const expected = `no answer, because the status is "${status}"`
  return [createProblem(data, path, expected, 'an answer', 'Delete the answer, or change the status to answered.')]
}

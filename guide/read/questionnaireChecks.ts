/** Checks the fields of a questionnaire's file against each other and the candidates. */
import { getOwn } from '@/lib/getOwn'
import type { Problem } from '@/lib/problems'
import type { QuestionnaireFile } from '@/guide/fields/questionnaireFile'
import { listCandidacies } from './countChecks'
import type { CheckedCandidate, CheckedQuestionnaire } from './electionFiles'
import { describeRepeatedId, findRepeated, listItemPaths, createProblem, type DataFile, type Path } from './yaml'

type Asked = NonNullable<QuestionnaireFile['questions']>[number]

type AnswerFields = NonNullable<Asked['answers']>[string]

/** Returns every problem with ids, choices, answers and statuses. */
export function checkQuestionnaire(
  { data, fields: { questions = [], statuses = {} } }: CheckedQuestionnaire,
  candidates: readonly CheckedCandidate[],
): Problem[] {
  const ids = listItemPaths(data, ['questions']).map((path) => ({ data, path: [...path, 'id'] }))
  return [
    ...findRepeated(ids, describeRepeatedId),
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
      (choice) => `The question has the choice “${choice}” twice. Remove one of the two.`,
    ),
    ...(choices || (several === undefined && otherChoice === undefined)
      ? []
      : [
          createProblem(
            data,
            [...path, 'choices'],
            'Add the choices. For an open question, clear the fields about choices.',
          ),
        ]),
  ]
}

/** The question was put to somebody who runs in one of its races. */
function checkPerson(data: DataFile, { races }: Asked, candidates: readonly CheckedCandidate[], path: Path): Problem[] {
  const id = String(path.at(-1))
  if (!races || !candidates.some((candidate) => candidate.id === id)) return []
  if (races.some((race) => listCandidacies(race, candidates).has(id))) return []
  const message = `“${id}” does not run in a race that got the question. Remove the answer, or correct the races.`
  return [createProblem(data, path, message)]
}

function checkAnswer(data: DataFile, question: Asked, answer: AnswerFields, path: Path): Problem[] {
  const { choices = [], quote, summary, otherAnswer, leftEmpty, language } = answer
  const known = [...(question.choices ?? []), question.otherChoice].filter((choice) => choice !== undefined)
  const isEmpty = choices.length === 0 && quote === undefined && summary === undefined && otherAnswer === undefined
  const lacksChoice = known.length > 0 && choices.length === 0
  type Rule = readonly [isBroken: boolean, field: string, message: string]
  const rules: readonly Rule[] = [
    [
      isEmpty && !leftEmpty,
      'summary',
      'Enter what the person answered. If it was nothing, choose “Yes” for “Left empty”.',
    ],
    [
      !isEmpty && leftEmpty === true,
      'leftEmpty',
      'There is an answer, so it was not left empty. Choose “No”, or remove the answer.',
    ],
    [!isEmpty && lacksChoice, 'choices', `Choose what the person answered: ${known.join(', ')}.`],
    [
      choices.length > 1 && !question.several,
      'choices',
      'The question allows one choice. Remove the others, or correct the question.',
    ],
    [new Set(choices).size < choices.length, 'choices', 'A choice appears twice. Remove one of the two.'],
    [
      otherAnswer !== undefined && !choices.some((choice) => choice === question.otherChoice),
      'otherAnswer',
      'The person did not choose to write an answer of their own. Add that choice, or clear this.',
    ],
    [
      language !== undefined && quote === undefined,
      'language',
      'The language is about the quotation, and there is none. Enter what the person wrote, or clear the language.',
    ],
  ]
  const fix =
    known.length > 0
      ? `Enter one of its choices: ${known.join(', ')}.`
      : 'Remove this one, or add the choices to the question.'
  const unknown = choices.flatMap((choice, index) => {
    if (known.includes(choice)) return []
    return [createProblem(data, [...path, 'choices', index], `The question has no choice “${choice}”. ${fix}`)]
  })
  const broken = rules.flatMap(([isBroken, field, message]) =>
    isBroken ? [createProblem(data, [...path, field], message)] : [],
  )
  return [...unknown, ...broken]
}

/** Somebody with an answer has answered. */
function checkStatus(data: DataFile, status: string | undefined, path: Path): Problem[] {
  if (status === undefined || status === 'answered') return []
  const message = `This person has an answer, but the status “${status}”. Change the status to “answered”, or remove the answer.`
  return [createProblem(data, path, message)]
}

/** Checks the fields of a questionnaire's file against each other and the candidates. */
import { getOwn } from '@/lib/getOwn'
import type { Problem } from '@/lib/problems'
import type { QuestionnaireFile } from '@/guide/fields/questionnaireFile'
import { listCandidacies } from './checkCounts'
import type { CheckedCandidate, CheckedQuestionnaire } from './electionFiles'
import { createProblem, describeRepeatedId, findRepeated, listItemPaths, type DataFile, type Path } from './readYaml'

type Asked = NonNullable<QuestionnaireFile['questions']>[number]
type AnswerFields = NonNullable<Asked['answers']>[string]

/** Returns every problem with ids, choices, answers and statuses. */
export function checkQuestionnaire(
  { data, fields: { questions = [], statuses = {} } }: CheckedQuestionnaire,
  candidates: readonly CheckedCandidate[],
): Problem[] {
  const ids = listItemPaths(data, ['questions']).map((path) => ({ data, path: [...path, 'id'] }))
  return [
    ...findRepeated(ids, 'a unique id', describeRepeatedId),
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
      (choice) => `The question has the choice “${choice}” twice. Remove one of the two.`,
    ),
    ...(choices || (several === undefined && otherChoice === undefined)
      ? []
      : [
          createProblem(
            data,
            [...path, 'choices'],
            'Add the choices. For an open question, clear the fields about choices.',
            {
              expected: 'the choices, or no "several" and "otherChoice"',
              found: 'nothing',
            },
          ),
        ]),
  ]
}

/** The question was put to somebody who runs in one of its races. */
function checkPerson(data: DataFile, { races }: Asked, candidates: readonly CheckedCandidate[], path: Path): Problem[] {
  const id = String(path.at(-1))
  if (!races || !candidates.some((candidate) => candidate.id === id)) return []
  if (races.some((race) => listCandidacies(race, candidates).has(id))) return []
  const message = 'This person does not run in a race that got the question. Remove the answer, or correct the races.'
  return [createProblem(data, path, message, { expected: `a candidate of ${races.join(' or ')}`, found: `"${id}"` })]
}

function checkAnswer(data: DataFile, question: Asked, answer: AnswerFields, path: Path): Problem[] {
  const { choices = [], quote, summary, otherAnswer, leftEmpty, language } = answer
  const known = [...(question.choices ?? []), question.otherChoice].filter((choice) => choice !== undefined)
  const isEmpty = choices.length === 0 && quote === undefined && summary === undefined && otherAnswer === undefined
  const lacksChoice = known.length > 0 && choices.length === 0
  type Rule = readonly [isBroken: boolean, field: string, message: string, expected: string, found: string]
  const rules: readonly Rule[] = [
    [
      isEmpty && !leftEmpty,
      'summary',
      'Enter what the person answered. If it was nothing, choose “Yes” for “Left empty”.',
      'choices, a quote or a summary, or leftEmpty',
      'nothing',
    ],
    [
      !isEmpty && leftEmpty === true,
      'leftEmpty',
      'There is an answer, so it was not left empty. Choose “No”, or remove the answer.',
      'no leftEmpty, because there is an answer',
      'true',
    ],
    [
      !isEmpty && lacksChoice,
      'choices',
      `Choose what the person answered: ${known.join(', ')}.`,
      `one of ${known.join(', ')}`,
      'nothing',
    ],
    [
      choices.length > 1 && !question.several,
      'choices',
      'The question allows one choice. Remove the others, or correct the question.',
      'one choice',
      `${choices.length}`,
    ],
    [
      new Set(choices).size < choices.length,
      'choices',
      'A choice is here twice. Remove one of the two.',
      'each choice once',
      'a choice that appears twice',
    ],
    [
      otherAnswer !== undefined && !choices.some((choice) => choice === question.otherChoice),
      'otherAnswer',
      'The person did not choose to write an answer of their own. Add that choice, or clear this.',
      'no answer of their own, because "otherChoice" was not chosen',
      `"${otherAnswer}"`,
    ],
    [
      language !== undefined && quote === undefined,
      'language',
      'The language is about the quotation, and there is none. Enter what the person wrote, or clear the language.',
      'no language, because there is no quote',
      `${language}`,
    ],
  ]
  const [message, expected] =
    known.length > 0
      ? [`Enter one of the choices of the question: ${known.join(', ')}.`, `one of ${known.join(', ')}`]
      : ['The question has no choices. Remove this one, or add the choices to the question.', noChoice]
  const unknown = choices.flatMap((choice, index) =>
    known.includes(choice)
      ? []
      : [createProblem(data, [...path, 'choices', index], message, { expected, found: JSON.stringify(choice) })],
  )
  const broken = rules.flatMap(([isBroken, field, ...words]) =>
    isBroken ? [createProblem(data, [...path, field], words[0], { expected: words[1], found: words[2] })] : [],
  )
  return [...unknown, ...broken]
}

const noChoice = 'no choice, because the question has none'

/** Somebody with an answer has answered. */
function checkStatus(data: DataFile, status: string | undefined, path: Path): Problem[] {
  if (status === undefined || status === 'answered') return []
  const message = `This person has an answer, but the status “${status}”. Change the status to “answered”, or remove the answer.`
  const expected = `no answer, because the status is "${status}"`
  const fix = 'Delete the answer, or change the status to answered.'
  return [createProblem(data, path, message, { expected, found: 'an answer', fix })]
}

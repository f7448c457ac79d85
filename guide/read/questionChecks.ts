/** Checks ballot questions, their results against the questions, and the outcomes against the votes. */
import { getOwn } from '@/lib/getOwn'
import type { Problem } from '@/lib/problems'
import type { ElectionFile } from '@/guide/fields/electionFile'
import { outcomesByKind } from '@/guide/fields/results'
import { checkQuestionVotes } from './countChecks'
import type { CheckedCandidate } from './electionFiles'
import { createProblem, describeRepeatedId, findRepeated, listItemPaths, type DataFile, type Path } from './yaml'

type Question = NonNullable<ElectionFile['questions']>[number]

/** Returns every problem with the questions and their results. */
export function checkQuestions(
  data: DataFile,
  { questions = [], results }: Partial<ElectionFile>,
  candidates: readonly CheckedCandidate[],
): Problem[] {
  return questions.flatMap((question, index) => [
    ...checkPerson(data, question, ['questions', index], candidates),
    ...checkAnswers(data, question, ['questions', index]),
    ...checkOutcome(data, question, results),
  ])
}

/** A question about a person names the person, and only such a question does. */
function checkPerson(
  data: DataFile,
  { kind, person, candidate }: Question,
  path: Path,
  candidates: readonly CheckedCandidate[],
): Problem[] {
  const field = person === undefined ? 'candidate' : 'person'
  const isNamed = person !== undefined || candidate !== undefined
  return [
    ...(kind && person === undefined
      ? [createProblem(data, [...path, 'person'], `Enter the person's name in this ${kind}.`)]
      : []),
    ...(!kind && isNamed
      ? [
          createProblem(
            data,
            [...path, field],
            'Only a retention or a recall is about a person. Choose which it is under “About a person”, or clear this.',
          ),
        ]
      : []),
    ...(candidate === undefined || candidates.some(({ id }) => id === candidate)
      ? []
      : [
          createProblem(
            data,
            [...path, 'candidate'],
            `No candidate of this election is “${candidate}”. Choose another.`,
          ),
        ]),
  ]
}

/** A question with answers of its own has no words for yes and no, and its arguments name an answer. */
function checkAnswers(data: DataFile, question: Question, path: Path): Problem[] {
  const { answers, arguments: all = [] } = question
  const ids = new Set((answers ?? []).map(({ id }) => id))
  const paths = listItemPaths(data, [...path, 'answers'])
  const listFields = (field: string) => paths.map((each) => ({ data, path: [...each, field] }))
  const refused = answers ? (['yes', 'no', 'kind'] as const).filter((field) => question[field] !== undefined) : []
  return [
    ...findRepeated(listFields('id'), describeRepeatedId),
    ...findRepeated(
      listFields('label'),
      (label) => `The question has the answer “${label}” twice. Correct or remove one of the two.`,
    ),
    ...refused.map((field) => createProblem(data, [...path, field], ownAnswers)),
    ...all.flatMap(({ answer }, index) =>
      (answers ? ids.has(answer ?? '') : answer === undefined)
        ? []
        : [
            createProblem(
              data,
              [...path, 'arguments', index, 'answer'],
              answers ? `Choose the answer that the argument is about: “${[...ids].join('”, “')}”.` : noOwnAnswers,
            ),
          ],
    ),
  ]
}

type Results = NonNullable<ElectionFile['results']>

type Result = NonNullable<Results['questions']>[string]

export const ownAnswers =
  'This question has other answers than yes and no. Clear this, or remove these answers if voters answer with yes or no.'

export const noOwnAnswers =
  'Voters answer this question with yes or no. Clear this, or add the other answers to the question.'

/** The outcomes of more yes than no votes, and of the opposite. */
const yesOutcomes: ReadonlySet<string> = new Set(['passed', 'retained', 'recalled'])

const noOutcomes: ReadonlySet<string> = new Set(['failed', 'not retained', 'not recalled'])

/** Returns every problem with the result of a question. None before it has one. */
export function checkOutcome(data: DataFile, question: Question, results: Results | undefined): Problem[] {
  const result = getOwn(results?.questions, question.id)
  return result ? [...checkResult(data, question, result, results), ...checkChosen(data, question, result)] : []
}

/** The outcome is one of its kind. A question that passed has more yes votes, unless it needed another share. */
function checkResult(
  data: DataFile,
  { id, kind, threshold, answers }: Question,
  { outcome, yes, no, votes = {} }: Result,
  results: Results | undefined,
): Problem[] {
  const path = ['results', 'questions', id]
  const allowed: readonly string[] = outcomesByKind[answers ? 'answers' : (kind ?? 'measure')]
  const isUnexpected = yesOutcomes.has(outcome) && yes !== undefined && no !== undefined && yes < no
  return [
    ...(allowed.includes(outcome)
      ? []
      : [
          createProblem(
            data,
            [...path, 'outcome'],
            `The outcome cannot be “${outcome}”. Choose one of ${allowed.join(', ')}.`,
          ),
        ]),
    ...(isUnexpected && threshold === undefined
      ? [createProblem(data, [...path, 'outcome'], doubtOutcome(outcome, yes, no))]
      : []),
    ...checkQuestionVotes(data, path, [yes ?? 0, no ?? 0, ...Object.values(votes)], results?.turnout),
  ]
}

/** The chosen answer is one of the question, with at least as many votes as any other, unless it needed another share. */
function checkChosen(data: DataFile, { id, answers, threshold }: Question, result: Result): Problem[] {
  const path = ['results', 'questions', id]
  const { outcome, votes = {}, chosen } = result
  const fields = answers ? (['yes', 'no'] as const) : (['votes', 'chosen'] as const)
  const refused = fields
    .filter((field) => result[field] !== undefined)
    .map((field) => createProblem(data, [...path, field], answers ? ownAnswers : noOwnAnswers))
  if (!answers || refused.length > 0) return refused
  const ids = new Set(answers.map((answer) => answer.id))
  const isChosen = outcome === 'chosen'
  const count = getOwn(votes, chosen ?? '')
  const most = Math.max(0, ...Object.values(votes))
  return [
    ...Object.keys(votes)
      .filter((answer) => !ids.has(answer))
      .map((answer) => {
        const message = `The question has no answer “${answer}”. Clear these votes, or correct the answer.`
        return createProblem(data, [...path, 'votes', answer], message)
      }),
    ...((isChosen ? ids.has(chosen ?? '') : chosen === undefined)
      ? []
      : [
          createProblem(
            data,
            [...path, 'chosen'],
            isChosen
              ? `Choose the answer that voters have chosen: “${[...ids].join('”, “')}”.`
              : `The outcome is “${outcome}”, so no answer was chosen. Correct the outcome, or clear this.`,
          ),
        ]),
    ...(count !== undefined && count < most && threshold === undefined
      ? [
          createProblem(
            data,
            [...path, 'chosen'],
            `Another answer has more votes: ${most}, not ${count}. Correct the votes or the answer. If both are right, enter in the question what it needed to pass.`,
          ),
        ]
      : []),
  ]
}

/** Returns questions that failed with more yes than no votes, which some rules allow. */
export function warnAboutOutcomes(
  data: DataFile,
  { questions = [], results }: Pick<ElectionFile, 'questions' | 'results'> = {},
): Problem[] {
  return questions.flatMap(({ id, threshold }) => {
    const { outcome = '', yes, no } = getOwn(results?.questions, id) ?? {}
    if (!noOutcomes.has(outcome) || yes === undefined || no === undefined || yes <= no || threshold !== undefined)
      return []
    const path = ['results', 'questions', id, 'outcome']
    return [createProblem(data, path, doubtOutcome(outcome, yes, no))]
  })
}

function doubtOutcome(outcome: string, yes: number, no: number): string {
  return `The outcome is “${outcome}”, but there are ${yes} yes and ${no} no votes. Correct the votes or the outcome. If both are right, enter in the question what it needed to pass.`
}

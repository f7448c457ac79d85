/** Checks ballot questions: whom they are about, and their results. */
import { getOwn } from '@/lib/getOwn'
import type { Problem } from '@/lib/problems'
import type { ElectionFile } from '@/guide/fields/electionFile'
import { checkQuestionVotes } from './checkCounts'
import type { CheckedCandidate } from './electionFiles'
import { createProblem, type DataFile, type Path } from './readYaml'

type Question = NonNullable<ElectionFile['questions']>[number]
type Results = NonNullable<ElectionFile['results']>
type Result = NonNullable<Results['questions']>[string]

/** Returns every problem with the questions and their results. */
export function checkQuestions(
  data: DataFile,
  { questions = [], results }: Partial<ElectionFile>,
  candidates: readonly CheckedCandidate[],
): Problem[] {
  return questions.flatMap((question, index) => {
    const result = getOwn(results?.questions, question.id)
    return [
      ...checkPerson(data, question, ['questions', index], candidates),
      ...(result ? checkResult(data, question, result, results) : []),
    ]
  })
}

/** A question about a person names the person, and only such a question does. */
function checkPerson(
  data: DataFile,
  { kind, person, candidate }: Question,
  path: Path,
  candidates: readonly CheckedCandidate[],
): Problem[] {
  const fix = 'Delete it, or add "kind: retention" or "kind: recall".'
  const field = person === undefined ? 'candidate' : 'person'
  const isNamed = person !== undefined || candidate !== undefined
  return [
    ...(kind && person === undefined
      ? [createProblem(data, [...path, 'person'], `the name of the person, because kind is ${kind}`, 'nothing')]
      : []),
    ...(!kind && isNamed
      ? [createProblem(data, [...path, field], 'nothing, because there is no kind', 'a person', fix)]
      : []),
    ...(candidate === undefined || candidates.some(({ id }) => id === candidate)
      ? []
      : [createProblem(data, [...path, 'candidate'], 'the id of a candidate', `"${candidate}"`)]),
  ]
}

/** The outcomes of each kind of question. */
const outcomesByKind = {
  measure: ['passed', 'failed', 'undecided'],
  retention: ['retained', 'not retained', 'undecided'],
  recall: ['recalled', 'not recalled', 'undecided'],
} as const

/** The outcomes of more yes than no votes, and of the opposite. */
const yesOutcomes: ReadonlySet<string> = new Set(['passed', 'retained', 'recalled'])
const noOutcomes: ReadonlySet<string> = new Set(['failed', 'not retained', 'not recalled'])

/** The outcome is one of its kind. A question that passed has more yes votes, unless it needed another share. */
function checkResult(
  data: DataFile,
  { id, kind, threshold }: Question,
  { outcome, yes, no }: Result,
  results: Results | undefined,
): Problem[] {
  const path = ['results', 'questions', id]
  const allowed: readonly string[] = outcomesByKind[kind ?? 'measure']
  const isUnexpected = yesOutcomes.has(outcome) && yes !== undefined && no !== undefined && yes < no
  const fix = 'Correct the votes or the outcome. If both are right, add what the question needed as its "threshold".'
  return [
    ...(allowed.includes(outcome)
      ? []
      : [createProblem(data, [...path, 'outcome'], `one of ${allowed.join(', ')}`, outcome)]),
    ...(isUnexpected && threshold === undefined
      ? [createProblem(data, [...path, 'outcome'], expectMore('yes', 'no', outcome), describeVotes(yes, no), fix)]
      : []),
    ...checkQuestionVotes(data, path, [yes ?? 0, no ?? 0], results?.turnout),
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
    const fix = 'Correct them, or add what the question needed to pass as its "threshold".'
    const path = ['results', 'questions', id, 'outcome']
    return [createProblem(data, path, expectMore('no', 'yes', outcome), describeVotes(yes, no), fix)]
  })
}

function expectMore(answer: string, other: string, outcome: string): string {
  return `more ${answer} than ${other} votes for the outcome "${outcome}"`
}

function describeVotes(yes: number, no: number): string {
  return `${yes} yes and ${no} no votes`
}

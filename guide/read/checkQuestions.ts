/** Checks ballot questions: whom they are about, their answers, and their results. */
import { getOwn } from '@/lib/getOwn'
import { describeFound, type Problem } from '@/lib/problems'
import type { ElectionFile } from '@/guide/fields/electionFile'
import { outcomesByKind } from '@/guide/fields/results'
import { checkQuestionVotes } from './checkCounts'
import type { CheckedCandidate } from './electionFiles'
import { createProblem, findRepeated, listItemPaths, type DataFile, type Path } from './readYaml'

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
      ...checkAnswers(data, question, ['questions', index]),
      ...(result ? [...checkResult(data, question, result, results), ...checkChosen(data, question, result)] : []),
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

/** A question with answers of its own has no words for yes and no, and its arguments name an answer. */
function checkAnswers(data: DataFile, question: Question, path: Path): Problem[] {
  const { answers, arguments: all = [] } = question
  const ids = (answers ?? []).map(({ id }) => id)
  const paths = listItemPaths(data, [...path, 'answers'])
  const listFields = (field: string) => paths.map((each) => ({ data, path: [...each, field] }))
  const fix = 'Delete it, or delete "answers" if voters answer with yes or no.'
  const refused = answers ? (['yes', 'no', 'kind'] as const).filter((field) => question[field] !== undefined) : []
  return [
    ...findRepeated(listFields('id'), 'a unique id'),
    ...findRepeated(listFields('label'), 'another answer'),
    ...refused.map((field) =>
      createProblem(data, [...path, field], refuseFor(answers), describeFound(question[field]), fix),
    ),
    ...all.flatMap(({ answer }, index) =>
      (answers ? ids.includes(answer ?? '') : answer === undefined)
        ? []
        : [
            createProblem(
              data,
              [...path, 'arguments', index, 'answer'],
              answers ? `one of ${ids.join(', ')}` : refuseFor(answers),
              describeFound(answer),
            ),
          ],
    ),
  ]
}

/** Why a field has no place in a question with answers of its own, or in one without. */
function refuseFor(answers: Question['answers']): string {
  return `nothing, because the question has ${answers ? 'answers of its own' : 'no "answers"'}`
}

/** The outcomes of more yes than no votes, and of the opposite. */
const yesOutcomes: ReadonlySet<string> = new Set(['passed', 'retained', 'recalled'])
const noOutcomes: ReadonlySet<string> = new Set(['failed', 'not retained', 'not recalled'])

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
  const fix = 'Correct the votes or the outcome. If both are right, add what the question needed as its "threshold".'
  return [
    ...(allowed.includes(outcome)
      ? []
      : [createProblem(data, [...path, 'outcome'], `one of ${allowed.join(', ')}`, outcome)]),
    ...(isUnexpected && threshold === undefined
      ? [createProblem(data, [...path, 'outcome'], expectMore('yes', 'no', outcome), describeVotes(yes, no), fix)]
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
    .map((field) => createProblem(data, [...path, field], refuseFor(answers), describeFound(result[field])))
  if (!answers || refused.length > 0) return refused
  const ids = answers.map((answer) => answer.id)
  const isChosen = outcome === 'chosen'
  const count = getOwn(votes, chosen ?? '')
  const most = Math.max(0, ...Object.values(votes))
  const fix = 'Correct the votes or the answer. If both are right, add what the question needed as its "threshold".'
  return [
    ...Object.keys(votes)
      .filter((answer) => !ids.includes(answer))
      .map((answer) => createProblem(data, [...path, 'votes', answer], `one of ${ids.join(', ')}`, `"${answer}"`)),
    ...((isChosen ? ids.includes(chosen ?? '') : chosen === undefined)
      ? []
      : [
          createProblem(
            data,
            [...path, 'chosen'],
            isChosen ? `one of ${ids.join(', ')}` : `nothing, because the outcome is ${outcome}`,
            describeFound(chosen),
          ),
        ]),
    ...(count !== undefined && count < most && threshold === undefined
      ? [
          createProblem(
            data,
            [...path, 'chosen'],
            'the answer with the most votes',
            `${count} votes, but ${most} for another`,
            fix,
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

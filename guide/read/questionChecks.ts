import { getOwn } from '@/lib/values'
import type { Problem } from '@/lib/problems'
import type { ElectionFile } from '@/guide/fields/electionFile'
import { outcomesByKind } from '@/guide/fields/results'
import { checkQuestionVotes } from './countChecks'
import type { CheckedCandidate, CheckedFile } from './electionFiles'
import {
  createProblem,
  describeRepeatedId,
  inFile,
  listItemPaths,
  reportRepeated,
  type DataFile,
  type Path,
} from './yaml'

type Election = CheckedFile<ElectionFile>
type Question = NonNullable<ElectionFile['questions']>[number]
type Results = NonNullable<ElectionFile['results']>
type Result = NonNullable<Results['questions']>[string]

export function checkQuestions(election: Election, candidates: readonly CheckedCandidate[]): void {
  const { questions = [], results } = election.fields
  for (const [index, question] of questions.entries()) {
    checkPerson(election, question, ['questions', index], candidates)
    checkAnswers(election, question, ['questions', index])
    const result = getOwn(results?.questions, question.id)
    if (!result) continue
    checkResult(election, question, result, results)
    checkChosen(election, question, result)
  }
}

export const describeStranger = (candidate: string) =>
  `No candidate of this election is “${candidate}”. Choose another.`

/** A question about a person names the person, and only such a question does. */
function checkPerson(
  { report }: Election,
  { kind, person, candidate }: Question,
  path: Path,
  candidates: readonly CheckedCandidate[],
): void {
  if (kind && person === undefined) report([...path, 'person'], `Enter the person's name in this ${kind}.`)
  if (!kind && (person !== undefined || candidate !== undefined)) {
    const fix = 'Choose which it is under “About a person”, or clear this.'
    const field = person === undefined ? 'candidate' : 'person'
    report([...path, field], `Only a retention or a recall is about a person. ${fix}`)
  }
  if (candidate !== undefined && candidates.every(({ id }) => id !== candidate))
    report([...path, 'candidate'], describeStranger(candidate))
}

const ownAnswers =
  'This question has other answers than yes and no. Clear this, or remove these answers if voters answer with yes or no.'
const noOwnAnswers = 'Voters answer this question with yes or no. Clear this, or add the other answers to the question.'

/** A question with answers of its own has no words for yes and no, and its arguments name an answer. */
function checkAnswers(election: Election, question: Question, path: Path): void {
  const { data, report } = election
  const { answers, arguments: all = [] } = question
  const ids = new Set((answers ?? []).map(({ id }) => id))
  reportRepeated(inFile(election, listItemPaths(data, [...path, 'answers'], 'id')), describeRepeatedId)
  reportRepeated(
    inFile(election, listItemPaths(data, [...path, 'answers'], 'label')),
    (label) => `The question has the answer “${label}” twice. Correct or remove one of the two.`,
  )
  for (const field of ['yes', 'no', 'kind'] as const)
    if (answers && question[field] !== undefined) report([...path, field], ownAnswers)
  for (const [index, { answer }] of all.entries()) {
    const place = [...path, 'arguments', index, 'answer']
    if (answers && !ids.has(answer ?? ''))
      report(place, `Choose the answer that the argument is about: “${[...ids].join('”, “')}”.`)
    else if (!answers && answer !== undefined) report(place, noOwnAnswers)
  }
}

/** The outcomes of more yes than no votes, and of the opposite. */
const yesOutcomes: ReadonlySet<string> = new Set(['passed', 'retained', 'recalled'])
const noOutcomes: ReadonlySet<string> = new Set(['failed', 'not retained', 'not recalled'])

/** The outcome is one of its kind. A question that passed has more yes votes, unless it needed another share. */
function checkResult(election: Election, question: Question, result: Result, results: Results | undefined): void {
  const { id, kind, threshold, answers } = question
  const { outcome, yes, no, votes = {} } = result
  const path = ['results', 'questions', id]
  const allowed: readonly string[] = outcomesByKind[answers ? 'answers' : (kind ?? 'measure')]
  const report = (message: string) => election.report([...path, 'outcome'], message)
  if (!allowed.includes(outcome)) report(`The outcome cannot be “${outcome}”. Choose one of ${allowed.join(', ')}.`)
  if (yesOutcomes.has(outcome) && yes !== undefined && no !== undefined && yes < no && threshold === undefined)
    report(doubtOutcome(outcome, yes, no))
  checkQuestionVotes(election, path, [yes ?? 0, no ?? 0, ...Object.values(votes)], results?.turnout)
}

/** The chosen answer is one of the question, with at least as many votes as any other, unless it needed another share. */
function checkChosen({ report }: Election, { id, answers, threshold }: Question, result: Result): void {
  const path = ['results', 'questions', id]
  const { outcome, votes = {}, chosen } = result
  const fields = answers ? (['yes', 'no'] as const) : (['votes', 'chosen'] as const)
  const refused = fields.filter((field) => result[field] !== undefined)
  for (const field of refused) report([...path, field], answers ? ownAnswers : noOwnAnswers)
  if (!answers || refused.length > 0) return
  const ids = new Set(answers.map((answer) => answer.id))
  for (const answer of Object.keys(votes))
    if (!ids.has(answer)) {
      const fix = 'Clear these votes, or correct the answer.'
      report([...path, 'votes', answer], `The question has no answer “${answer}”. ${fix}`)
    }
  if (outcome === 'chosen' && !ids.has(chosen ?? ''))
    report([...path, 'chosen'], `Choose the answer that voters have chosen: “${[...ids].join('”, “')}”.`)
  else if (outcome !== 'chosen' && chosen !== undefined) {
    const fix = 'Correct the outcome, or clear this.'
    report([...path, 'chosen'], `The outcome is “${outcome}”, so no answer was chosen. ${fix}`)
  }
  const count = getOwn(votes, chosen ?? '')
  const most = Math.max(0, ...Object.values(votes))
  if (count === undefined || count >= most || threshold !== undefined) return
  const message = `Another answer has more votes: ${most}, not ${count}. Correct the votes or the answer. ${explainThreshold}`
  report([...path, 'chosen'], message)
}

const explainThreshold = 'If both are right, enter in the question what it needed to pass.'

/** Returns questions that failed with more yes than no votes, which some rules allow. */
export function warnAboutOutcomes(data: DataFile, election: Partial<ElectionFile> = {}): Problem[] {
  const { questions = [], results } = election
  return questions.flatMap(({ id, threshold }) => {
    const { outcome = '', yes, no } = getOwn(results?.questions, id) ?? {}
    if (!noOutcomes.has(outcome) || yes === undefined || no === undefined || yes <= no || threshold !== undefined)
      return []
    const path = ['results', 'questions', id, 'outcome']
    return [createProblem(data, path, doubtOutcome(outcome, yes, no))]
  })
}

function doubtOutcome(outcome: string, yes: number, no: number): string {
  return `The outcome is “${outcome}”, but there are ${yes} yes and ${no} no votes. Correct the votes or the outcome. ${explainThreshold}`
}

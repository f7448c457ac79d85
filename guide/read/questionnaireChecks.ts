import { getOwn } from '@/lib/values'
import type { QuestionnaireFile } from '@/guide/fields/questionnaireFile'
import { listCandidacies } from './countChecks'
import type { CheckedCandidate, CheckedQuestionnaire } from './electionFiles'
import { describeRepeatedId, inFile, listItemPaths, reportRepeated, type Path } from './yaml'

type Asked = NonNullable<QuestionnaireFile['questions']>[number]
type AnswerFields = NonNullable<Asked['answers']>[string]

export function checkQuestionnaire(file: CheckedQuestionnaire, candidates: readonly CheckedCandidate[]): void {
  const { questions = [], statuses = {} } = file.fields
  reportRepeated(inFile(file, listItemPaths(file.data, ['questions'], 'id')), describeRepeatedId)
  for (const [index, question] of questions.entries()) {
    checkQuestion(file, question, ['questions', index])
    for (const [id, answer] of Object.entries(question.answers ?? {})) {
      const path = ['questions', index, 'answers', id]
      checkPerson(file, question, candidates, path)
      checkAnswer(file, question, answer, path)
      // Somebody with an answer has answered.
      const status = getOwn(statuses, id) ?? 'answered'
      if (status === 'answered') continue
      const fix = 'Change the status to “answered”, or remove the answer.'
      file.report(path, `This person has an answer, but the status “${status}”. ${fix}`)
    }
  }
}

function checkQuestion(file: CheckedQuestionnaire, { choices, several, otherChoice }: Asked, path: Path): void {
  reportRepeated(
    inFile(file, [...listItemPaths(file.data, [...path, 'choices']), [...path, 'otherChoice']]),
    (choice) => `The question has the choice “${choice}” twice. Remove one of the two.`,
  )
  if (choices || (several === undefined && otherChoice === undefined)) return
  file.report([...path, 'choices'], 'Add the choices. For an open question, clear the fields about choices.')
}

/** The question was put to somebody who runs in one of its races. */
function checkPerson(
  { report }: CheckedQuestionnaire,
  { races }: Asked,
  candidates: readonly CheckedCandidate[],
  path: Path,
): void {
  const id = String(path.at(-1))
  if (!races || !candidates.some((candidate) => candidate.id === id)) return
  if (races.some((race) => listCandidacies(race, candidates).has(id))) return
  report(path, `“${id}” does not run in a race that got the question. Remove the answer, or correct the races.`)
}

function checkAnswer(file: CheckedQuestionnaire, question: Asked, answer: AnswerFields, path: Path): void {
  const { choices = [], quote, summary, otherAnswer, leftEmpty, language } = answer
  const report = (field: string, message: string) => file.report([...path, field], message)
  const known = [...(question.choices ?? []), question.otherChoice].filter((choice) => choice !== undefined)
  const isEmpty = choices.length === 0 && quote === undefined && summary === undefined && otherAnswer === undefined
  const fixUnknown =
    known.length > 0
      ? `Enter one of its choices: ${known.join(', ')}.`
      : 'Remove this one, or add the choices to the question.'
  for (const [index, choice] of choices.entries())
    if (!known.includes(choice))
      file.report([...path, 'choices', index], `The question has no choice “${choice}”. ${fixUnknown}`)
  if (isEmpty && !leftEmpty)
    report('summary', 'Enter what the person answered. If it was nothing, choose “Yes” for “Left empty”.')
  if (!isEmpty && leftEmpty === true)
    report('leftEmpty', 'There is an answer, so it was not left empty. Choose “No”, or remove the answer.')
  if (!isEmpty && known.length > 0 && choices.length === 0)
    report('choices', `Choose what the person answered: ${known.join(', ')}.`)
  if (choices.length > 1 && !question.several)
    report('choices', 'The question allows one choice. Remove the others, or correct the question.')
  if (new Set(choices).size < choices.length) report('choices', 'A choice appears twice. Remove one of the two.')
  if (otherAnswer !== undefined && !choices.some((choice) => choice === question.otherChoice)) {
    const fix = 'Add that choice, or clear this.'
    report('otherAnswer', `The person did not choose to write an answer of their own. ${fix}`)
  }
  if (language !== undefined && quote === undefined) {
    const fix = 'Enter what the person wrote, or clear the language.'
    report('language', `The language is about the quotation, and there is none. ${fix}`)
  }
}

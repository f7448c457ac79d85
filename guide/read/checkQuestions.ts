import type { Problem } from '@/lib/problems'
import type { ElectionFile } from '@/guide/fields/electionFile'
import { checkOutcome, noOwnAnswers, ownAnswers } from './checkOutcomes'
import type { CheckedCandidate } from './electionFiles'
import { createProblem, describeRepeatedId, findRepeated, listItemPaths, type DataFile, type Path } from './readYaml'

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

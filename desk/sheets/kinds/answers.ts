/** Sheets of the answers to a questionnaire, as programs for forms export them: a row for each person, a column for each question. */
import { foldName } from '@/lib/characters'
import { getAt, getText, getValue, isEqual, type Path, toItems } from '@/lib/values'
import { formatFieldName } from '@/lib/problems'
import * as cells from '../cells/cellKinds'
import type { Column } from '../cells/columns'
import type { EditedElection, EditedFile } from '../editedFiles'
import { findColumn } from '../files/headings'
import { isClear, type Plan, type PlannedRecord } from '../plan/plan'
import type { Row } from '../plan/rows'
import { listRaces } from './people'
import type { ImportedKind } from './sheetKind'

interface QuestionColumn extends Column {
  /** Indexes of the questions with the text of the heading. Each race may have its own. */
  readonly questions: readonly number[]
}

const personColumn: Column = {
  field: 'candidate',
  heading: 'Name',
  otherHeadings: ['Candidate', 'Candidate name', 'Your name', 'Full name', 'Candidate id'],
  help: 'Id or name of the candidate.',
  isRequired: true,
  cell: cells.reference('candidate'),
}

/** Columns that programs for forms add. */
const formColumns = {
  name: '',
  columns: ['Timestamp', 'Email address', 'Email', 'Username', 'Score'].map((heading): Column => {
    return { field: heading, heading, help: '', cell: cells.text }
  }),
}

/** The sheet of each questionnaire with questions. A heading that is no question of it is a problem. */
export function listAnswerSheets({ questionnaires }: EditedElection): readonly ImportedKind[] {
  return [...questionnaires].flatMap(([id, file]) => {
    const questions = listQuestionColumns(file)
    if (questions.length === 0) return []
    const name = getText(file.value, 'name') || id
    return {
      id: `answers to ${id}`,
      name,
      columns: [personColumn, ...questions],
      rejectHeading: (heading) =>
        findColumn(heading, formColumns)
          ? undefined
          : `This is not a question of “${name}”. Correct the heading, add the question to the questionnaire, or delete the column.`,
      plan: (plan, rows) => planAnswers(plan, rows, questions, id, file),
    } satisfies ImportedKind
  })
}

function listQuestionColumns(file: EditedFile): readonly QuestionColumn[] {
  const columns = new Map<string, QuestionColumn>()
  for (const [index, question] of file.list(['questions']).entries()) {
    const heading = getText(question, 'text')
    const number = getText(question, 'number')
    const known = columns.get(heading)
    columns.set(heading, {
      field: `question ${heading}`,
      heading,
      otherHeadings: [...(known?.otherHeadings ?? []), ...(number === '' ? [] : [`${number} ${heading}`])],
      help: 'The answer.',
      cell: cells.text,
      questions: [...(known?.questions ?? []), index],
    })
  }
  return [...columns.values()]
}

function planAnswers(
  plan: Plan,
  rows: readonly Row[],
  questions: readonly QuestionColumn[],
  questionnaire: string,
  file: EditedFile,
): void {
  const findDuplicate = plan.createDuplicateFinder()
  for (const row of rows) {
    const id = plan.parse(row, personColumn)
    if (row.get('candidate') === '') plan.report(row, 'candidate', 'Enter the name of a candidate.')
    if (typeof id !== 'string' || findDuplicate(row, 'candidate', id)) continue
    const isNew = !file.list(['questions']).some((question) => getAt(question, ['answers', id]) !== undefined)
    const label = `${questionnaire}, ${id}`
    const record = plan.start(row, { kind: 'answers', label, isNew, file, base: ['statuses', id] })
    for (const column of questions) planAnswer(plan, row, column, record, id)
    markAnswered(plan, record)
  }
  if (file.isChanged && getText(file.value, 'updated') !== plan.today)
    plan.note('Questionnaires with new answers but without a new date in "updated", which readers see')
}

function planAnswer(plan: Plan, row: Row, column: QuestionColumn, record: PlannedRecord, id: string): void {
  const cell = row.get(column.field)
  if (cell === '') return
  const { file } = record
  const person = plan.files.candidates.get(id)
  const races = new Set(person ? listRaces(person) : [])
  const index = column.questions.find((each) => {
    const asked = file.list(['questions', each, 'races'])
    return asked.length === 0 || asked.some((race) => races.has(String(race)))
  })
  if (index === undefined) {
    plan.report(row, column.field, `${id} did not get this question. Clear the cell, or correct the questionnaire.`)
    return
  }
  const path = ['questions', index, 'answers', id]
  plan.origins.push({ file: file.path, field: formatFieldName(path), row, record, column: column.field })
  plan.given.push({ file, path })
  const old = file.get(path)
  if (isClear(cell)) {
    file.remove(path)
    if (old !== undefined)
      record.changes.push({ heading: row.getHeading(column.field), before: formatAnswer(old), after: '' })
    return
  }
  const parsed = parseAnswer(cell, file, ['questions', index])
  if (!('answer' in parsed)) return plan.report(row, column.field, parsed.message)
  const { leftEmpty: _leftEmpty, choices: _choices, quote: _quote, ...kept } = (old ?? {}) as Record<string, unknown>
  const next = { ...kept, ...parsed.answer }
  if (isEqual(next, old)) return
  file.set(path, next)
  record.changes.push({ heading: row.getHeading(column.field), before: formatAnswer(old), after: cell })
}

function markAnswered(plan: Plan, { file, base, changes }: PlannedRecord): void {
  const status = file.get(base)
  if (changes.length === 0 || status === undefined || status === 'answered') return
  file.set(base, 'answered')
  plan.note('People whose status is "answered" now')
}

function parseAnswer(
  cell: string,
  file: EditedFile,
  question: Path,
): { readonly answer: object } | { readonly message: string } {
  const choices = file.list([...question, 'choices']).map(String)
  if (choices.length === 0) return { answer: { quote: cell } }
  const otherChoice = file.get([...question, 'otherChoice'])
  const { chosen, rest } = splitChoices(cell, choices, file.get([...question, 'several']) === true)
  if (rest === '') return { answer: { choices: chosen } }
  if (typeof otherChoice === 'string') {
    const isName = foldName(rest) === foldName(otherChoice)
    return { answer: { choices: [...chosen, otherChoice], ...(isName ? {} : { quote: rest }) } }
  }
  return { message: `The question has no choice “${rest}”. Enter one of ${choices.join(', ')}.` }
}

/** Takes the choices from the start of a cell, longest first, because a choice may contain a comma. */
function splitChoices(cell: string, choices: readonly string[], several: boolean) {
  const byLength = choices.toSorted((a, b) => b.length - a.length)
  const chosen: string[] = []
  let rest = cell
  while (rest !== '') {
    const start = rest
    const choice = byLength.find((each) => {
      const after = start.slice(each.length)
      return (
        foldName(start.slice(0, each.length)) === foldName(each) &&
        (after === '' || (several && /^\s*[,;]/.test(after)))
      )
    })
    if (choice === undefined) break
    chosen.push(choice)
    rest = rest.slice(choice.length).replace(/^\s*[,;]\s*/, '')
  }
  return { chosen, rest }
}

function formatAnswer(answer: unknown): string {
  return [...toItems(getValue(answer, 'choices')), getText(answer, 'quote')].filter(Boolean).join(', ')
}

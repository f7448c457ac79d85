/** Plans the rows of a form: the answers of people to the questions of a questionnaire. */
import { isEqual } from '@/lib/values'
import { foldName } from '@/lib/characters'
import { getOwn } from '@/lib/getOwn'
import { formatFieldName } from '@/lib/problems'
import type { Path } from '@/lib/values'
import { getText } from '@/desk/sheets/cells/references'
import { isAnswerSheet, type AnswerColumn, type AnswerSheetKind } from '@/desk/sheets/columns/answerSheets'
import { getColumn } from '@/desk/sheets/columns'
import type { EditedFile } from '@/desk/sheets/editedFiles'
import type { MatchedTable } from '@/desk/sheets/files/matchTables'
import { listRaces } from './people'
import { isClear, type Plan, type PlannedRecord } from '@/desk/sheets/plan/plan'
import { listRows, type Row } from '@/desk/sheets/plan/rows'

export function planAnswers(plan: Plan, tables: readonly MatchedTable[]): void {
  const kinds = new Set(tables.map(({ kind }) => kind).filter(isAnswerSheet))
  for (const kind of kinds) {
    const file = plan.files.questionnaires.get(kind.questionnaire)
    if (file) planQuestionnaire(plan, listRows(tables, kind), kind, file)
  }
}

function planQuestionnaire(plan: Plan, rows: readonly Row[], kind: AnswerSheetKind, file: EditedFile): void {
  const findDuplicate = plan.createDuplicateFinder()
  for (const row of rows) {
    const id = plan.parse(row, getColumn(kind.columns, 'candidate'))
    if (row.get('candidate') === '') plan.report(row, 'candidate', 'Enter the name of a candidate.')
    if (typeof id !== 'string' || findDuplicate(row, 'candidate', id)) continue
    const isNew = !file.list(['questions']).some((question) => getAnswer(question, id) !== undefined)
    const label = `${kind.questionnaire}, ${id}`
    const record = plan.start(row, { kind: 'answers', label, isNew, file, base: ['statuses', id] })
    for (const column of kind.columns) if (column.questions) planAnswer(plan, row, column, record, id)
    markAnswered(plan, record)
  }
  if (file.isChanged && getText(file.value, 'updated') !== plan.today)
    plan.note('Questionnaires with new answers but without a new date in "updated", which readers see')
}

function getAnswer(question: unknown, id: string): unknown {
  return getOwn((question as { readonly answers?: Record<string, unknown> } | undefined)?.answers, id)
}

function planAnswer(plan: Plan, row: Row, column: AnswerColumn, record: PlannedRecord, id: string): void {
  const cell = row.get(column.field)
  if (cell === '') return
  const { file } = record
  const person = plan.files.candidates.get(id)
  const races = new Set(person ? listRaces(person) : [])
  const index = column.questions?.find((each) => {
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

/** Somebody with an answer has answered. */
function markAnswered(plan: Plan, { file, base, changes }: PlannedRecord): void {
  const status = file.get(base)
  if (changes.length === 0 || status === undefined || status === 'answered') return
  file.set(base, 'answered')
  plan.note('People whose status is "answered" now')
}

/** The answer in a cell: what the person chose, or what they wrote. */
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
  const { choices = [], quote = '' } = (answer ?? {}) as {
    readonly choices?: readonly string[]
    readonly quote?: string
  }
  return [...choices, quote].filter((part) => part !== '').join(', ')
}

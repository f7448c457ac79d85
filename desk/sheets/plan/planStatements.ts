import { getColumn, type Row } from './rows'
import { getTopicColumn, statements, type StatementKind } from '../columns/sheets'
import type { EditedFile } from '../editedFiles'
import { arrangeItems } from './arrangeItems'
import { matchStatements, type NumberedRow } from './matchStatements'
import type { Plan } from './plan'

/** Where candidates' files have the statements of a kind. */
const lists = { stance: 'stances', position: 'positions' } as const

export function planStatements(plan: Plan, rows: readonly Row[]): void {
  const groups = new Map<string, { id: string; file: EditedFile; kind: StatementKind; rows: NumberedRow[] }>()
  for (const row of rows) {
    const id = plan.parse(row, getColumn(statements, 'candidate'))
    const file = typeof id === 'string' ? plan.files.candidates.get(id) : undefined
    const kind = parseKind(plan, row)
    const number = parseNumber(plan, row)
    if (row.get('candidate') === '')
      plan.report(row, 'candidate', { expected: 'the id or the name of a candidate', found: 'nothing' })
    if (typeof id !== 'string' || !file || !kind || number === null) continue
    const key = `${kind} ${id}`
    const group = groups.get(key) ?? { id, file, kind, rows: [] }
    groups.set(key, group)
    group.rows.push({ row, number })
  }
  for (const group of groups.values()) planGroup(plan, group)
}

function planGroup(
  plan: Plan,
  { id, file, kind, rows }: { id: string; file: EditedFile; kind: StatementKind; rows: readonly NumberedRow[] },
): void {
  const list = lists[kind]
  const matches = matchStatements(plan, kind, rows, file.list([list]))
  const placed = arrangeItems(plan, file, list, matches)
  const columns = statements.columns
    .filter(({ field }) => kind === 'stance' || field !== 'title')
    .map((column) => (column.field === 'topics' ? getTopicColumn(kind) : column))
  for (const { row, index, isNew } of placed) {
    if (kind === 'position' && row.get('title') !== '')
      plan.report(row, 'title', { expected: 'an empty cell, because a position has no title', found: 'a title' })
    const label = `${id}, ${kind} ${index + 1}`
    const record = plan.start(row, { kind: 'statements', label, isNew, file, base: [list, index] })
    plan.fill(row, columns, record)
  }
  if (kind === 'position' || file.get(['noStances']) === undefined) return
  file.remove(['noStances'])
  plan.note('Candidates with stances now, whose reason for no stances is removed')
}

/** The kind of a row's statement. Undefined if the cell has a problem. */
function parseKind(plan: Plan, row: Row): StatementKind | undefined {
  const cell = row.get('kind').toLowerCase()
  if (cell === '') return row.get('title') === '' ? 'position' : 'stance'
  if (/^(?:key )?stances?$/.test(cell)) return 'stance'
  if (/^positions?$/.test(cell)) return 'position'
  plan.report(row, 'kind', { expected: 'stance or position', found: `"${row.get('kind')}"` })
  return undefined
}

/** The number of a row's statement. Undefined if there is none, null if the cell has a problem. */
function parseNumber(plan: Plan, row: Row): number | undefined | null {
  const cell = row.get('number')
  if (cell === '') return undefined
  if (/^[1-9]\d{0,3}$/.test(cell)) return Number(cell)
  plan.report(row, 'number', { expected: 'a whole number, 1 or greater', found: `"${cell}"` })
  return null
}

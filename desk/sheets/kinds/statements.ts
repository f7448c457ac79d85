/** The sheet of statements: the key stances of candidates, and their positions on topics. */
import { position, stance } from '@/guide/fields/statements'
import { foldName } from '@/lib/characters'
import { groupBy } from '@/lib/collections'
import * as cells from '../cells/cellKinds'
import { getText } from '@/lib/values'
import { getColumn, listColumns, nameParts, type Column } from '../cells/columns'
import type { EditedFile } from '../editedFiles'
import type { Plan } from '../plan/plan'
import type { Row } from '../plan/rows'
import { sortCandidates } from './people'
import { listItems, type SheetKind } from './sheetKind'

const kinds = ['stance', 'position'] as const
type StatementKind = (typeof kinds)[number]

const stanceColumns = listColumns(stance, { title: 'Only for a key stance.', topics: 'A position has exactly one.' })

/** The columns of each kind of statement. A position has no title, and one topic in the column of topics. */
const statementColumns: Readonly<Record<StatementKind, readonly Column[]>> = {
  stance: stanceColumns,
  position: stanceColumns.flatMap((column) => {
    if (column.field === 'topics') return { ...getColumn(listColumns(position), 'topic'), field: 'topics' }
    return column.field === 'title' ? [] : column
  }),
}

export const statements: SheetKind = {
  id: 'statements',
  name: 'Statements',
  otherNames: ['Stances', 'Positions', 'Key stances'],
  columns: [
    {
      field: 'candidate',
      heading: 'Candidate',
      otherHeadings: ['Candidate id', 'Candidate name', 'Name', 'Person'],
      help: 'Id or name of the candidate.',
      isRequired: true,
      cell: cells.reference('candidate'),
      parts: nameParts,
    },
    {
      field: 'kind',
      heading: 'Kind',
      otherHeadings: ['Statement kind', 'Type'],
      help: 'stance: a key stance with a title. position: a further statement on one topic. By default a stance if the row has a title.',
      cell: cells.choice,
    },
    {
      field: 'number',
      heading: 'Number',
      otherHeadings: ['No.', 'Order', '#'],
      help: 'Place among the statements of the candidate of this kind, from 1. Leave empty for a new one to put it last.',
      cell: cells.number,
    },
    ...stanceColumns,
  ],
  listRows: (files) =>
    sortCandidates(files).flatMap(([id, file]) =>
      kinds.flatMap((kind) =>
        listItems(file, [`${kind}s`]).map((row, index) => ({
          ...row,
          identity: { candidate: id, kind, number: String(index + 1) },
          columns: statementColumns[kind],
        })),
      ),
    ),
  plan: planStatements,
}

interface StatementRow {
  readonly row: Row
  /** Id of the candidate. */
  readonly id: string
  readonly file: EditedFile
  readonly kind: StatementKind
  /** Place among the statements of the candidate of this kind, from 1. */
  readonly number: number | undefined
}

interface StatementMatch extends StatementRow {
  /** Index of the statement in the file. Undefined for a new one. */
  readonly item: number | undefined
}

function planStatements(plan: Plan, rows: readonly Row[]): void {
  const identified = rows.flatMap((row) => identify(plan, row) ?? [])
  for (const group of groupBy(identified, ({ kind, id }) => `${kind} ${id}`).values()) planGroup(plan, group)
}

function identify(plan: Plan, row: Row): StatementRow | undefined {
  const id = plan.parse(row, getColumn(statements.columns, 'candidate'))
  const file = typeof id === 'string' ? plan.files.candidates.get(id) : undefined
  const kind = parseKind(plan, row)
  const number = parseNumber(plan, row)
  if (row.get('candidate') === '') plan.report(row, 'candidate', 'Enter the id or the name of a candidate.')
  if (typeof id !== 'string' || !file || !kind || number === null) return undefined
  return { row, id, file, kind, number }
}

function planGroup(plan: Plan, rows: readonly StatementRow[]): void {
  const [{ id, file, kind }] = rows as [StatementRow]
  const list = `${kind}s`
  const matches = matchStatements(plan, kind, rows, file.list([list]))
  const order = arrange(file, list, matches)
  for (const { row, item, number } of matches) {
    const index = order.indexOf(item ?? row)
    if (number !== undefined && number !== index + 1) {
      const message = `Enter a number from 1 to ${order.length} that no other row of this candidate and kind has.`
      plan.report(row, 'number', message)
    }
    if (kind === 'position' && row.get('title') !== '')
      plan.report(row, 'title', 'A position has no title. Clear the cell, or correct the kind.')
    const label = `${id}, ${kind} ${index + 1}`
    const base = [list, index]
    plan.start(row, { kind: 'statements', label, isNew: item === undefined, file, base }, statementColumns[kind])
  }
  if (kind === 'position' || file.get(['noStances']) === undefined) return
  file.remove(['noStances'])
  plan.note('Candidates with stances now, whose reason for no stances is removed')
}

/** Undefined for a cell with a problem. */
function parseKind(plan: Plan, row: Row): StatementKind | undefined {
  const cell = row.get('kind').toLowerCase()
  if (cell === '') return row.get('title') === '' ? 'position' : 'stance'
  if (/^(?:key )?stances?$/.test(cell)) return 'stance'
  if (/^positions?$/.test(cell)) return 'position'
  return plan.report(row, 'kind', `“${row.get('kind')}” is not a kind. Enter stance or position.`)
}

/** Undefined for an empty cell, null for one with a problem. */
function parseNumber(plan: Plan, row: Row): number | undefined | null {
  const cell = row.get('number')
  if (cell === '') return undefined
  if (/^[1-9]\d{0,3}$/.test(cell)) return Number(cell)
  plan.report(row, 'number', 'Enter a whole number, 1 or greater.')
  return null
}

/**
 * Finds the statements that rows are about. A row is about the statement with the same title or, for a position, the same
 * topic; or else about the one with its number; or else, without a number, about the one with the same text.
 * @param items statements of the file, of one candidate and one kind
 */
function matchStatements(plan: Plan, kind: StatementKind, rows: readonly StatementRow[], items: readonly unknown[]) {
  const claimed = new Map<Row, number>()
  const claim = (find: (entry: StatementRow) => number) => {
    for (const entry of rows) {
      if (claimed.has(entry.row)) continue
      const item = find(entry)
      if (item !== -1 && item < items.length && ![...claimed.values()].includes(item)) claimed.set(entry.row, item)
    }
  }
  claim(({ row, number }) => {
    const key = getRowKey(plan, kind, row)
    const hasKey = (item: unknown) =>
      key !== '' && key === (kind === 'stance' ? foldName(getText(item, 'title')) : getText(item, 'topic'))
    return number !== undefined && hasKey(items[number - 1]) ? number - 1 : items.findIndex(hasKey)
  })
  claim(({ number }) => (number ?? 0) - 1)
  const { format } = getColumn(stanceColumns, 'text').cell
  claim(({ row, number }) => {
    const text = row.get('text')
    return number !== undefined || text === '' ? -1 : items.findIndex((item) => format(getText(item, 'text')) === text)
  })
  return rows.map((entry) => ({ ...entry, item: claimed.get(entry.row) }))
}

function getRowKey(plan: Plan, kind: StatementKind, row: Row): string {
  if (kind === 'stance') return foldName(row.get('title'))
  const parsed = getColumn(statementColumns[kind], 'topics').cell.parse(row.get('topics'), plan.references)
  return 'value' in parsed ? String(parsed.value) : ''
}

/**
 * Moves the statements of a list to the numbers of their rows, and adds the new ones. Those without a number keep their
 * order and, if they are new, come last.
 * @returns the new order: the earlier index of each statement, or the row of a new one
 */
function arrange(file: EditedFile, list: string, matches: readonly StatementMatch[]): readonly (number | Row)[] {
  const items = file.list([list])
  const order: (number | Row)[] = [...items.keys()]
  const numbered = matches.flatMap((match) => (match.number === undefined ? [] : [{ ...match, to: match.number - 1 }]))
  // Of two rows with one number, the new statement is the one without a place.
  const rank = ({ item }: StatementMatch) => (item === undefined ? 0 : 1)
  for (const { row, item, to } of numbered.toSorted((a, b) => a.to - b.to || rank(a) - rank(b))) {
    if (item === undefined) order.splice(to, 0, row)
    else if (to < order.length) order.splice(to, 0, ...order.splice(order.indexOf(item), 1))
  }
  for (const { row, item, number } of matches) if (item === undefined && number === undefined) order.push(row)
  const arranged = order.map((each) => (typeof each === 'number' ? items[each] : {}))
  file.set([list], arranged)
  return order
}

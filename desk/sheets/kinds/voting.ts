/** Sheets of when and where to vote. Their rows are about entries of several types in `election.yaml`. */
import { z } from 'zod'
import { unwrapSchema } from '@/guide/fields/catalog'
import { when, where } from '@/guide/fields/votingFacts'
import { foldName } from '@/lib/characters'
import { getAt, getText, isEqual } from '@/lib/values'
import * as cells from '../cells/cellKinds'
import { listColumns, type Column, type TableKind } from '../cells/columns'
import type { EditedFile } from '../editedFiles'
import type { Plan } from '../plan/plan'
import type { Row } from '../plan/rows'
import { listItems, type ExportRow, type SheetKind } from './sheetKind'

/** The kinds of rows about when and where to vote, each with the place of its entry in `election.yaml`. */
interface VotingKind {
  readonly type: string
  readonly path: readonly string[]
  readonly isList: boolean
  readonly columns: readonly Column[]
}

function listVotingKinds(parent: z.ZodObject, types: Readonly<Record<string, string>>, name: string) {
  return Object.entries(types).map(([type, key]): VotingKind => {
    const schema = (parent.shape as Record<string, z.core.$ZodType>)[key]!
    const inner = unwrapSchema(schema) ?? schema
    const isList = inner instanceof z.ZodArray
    const columns = listColumns((isList ? inner.element : inner) as z.ZodObject)
    return { type, path: [name, key], isList, columns }
  })
}

function joinColumns(kinds: readonly VotingKind[]): readonly Column[] {
  const all = kinds.flatMap(({ columns }) => columns)
  const types = kinds.map(({ type }) => type)
  return [
    {
      field: 'type',
      heading: 'Type',
      help: `One of: ${types.join(', ')}.`,
      isRequired: true,
      cell: cells.choice,
    },
    {
      field: 'number',
      heading: 'Number',
      otherHeadings: ['No.', '#'],
      help: 'Place among the entries of the type, from 1. Leave empty to find the entry by its name, or to add a new one.',
      cell: cells.number,
    },
    ...all
      .filter(({ field }, index) => all.findIndex((other) => other.field === field) === index)
      .map((column) => ({ ...column, isRequired: false })),
  ]
}

function declareSheet(names: Omit<TableKind, 'columns'>, kinds: readonly VotingKind[]): SheetKind {
  const sheet: SheetKind = {
    ...names,
    columns: joinColumns(kinds),
    listRows: ({ election }) => kinds.flatMap((kind) => listEntries(election, kind)),
    plan: (plan, rows) => planVoting(plan, rows, sheet, kinds),
  }
  return sheet
}

export const times = declareSheet(
  { id: 'times', name: 'Voting times', otherNames: ['Hours', 'Deadlines'] },
  listVotingKinds(when, { hours: 'hours', period: 'periods', deadline: 'deadlines' }, 'when'),
)
export const places = declareSheet(
  { id: 'places', name: 'Voting places', otherNames: ['Polling places', 'Offices'] },
  listVotingKinds(where, { finder: 'finder', place: 'places', office: 'offices' }, 'where'),
)

/** The entries of a type, numbered from 1. A type that has at most one entry has no number. */
function listEntries(file: EditedFile, { type, path, isList, columns }: VotingKind): readonly ExportRow[] {
  if (isList)
    return listItems(file, path).map((row, index) => ({
      ...row,
      identity: { type, number: String(index + 1) },
      columns,
    }))
  return file.get(path) === undefined ? [] : [{ file, base: path, identity: { type }, columns }]
}

function planVoting(plan: Plan, rows: readonly Row[], sheet: SheetKind, kinds: readonly VotingKind[]): void {
  const file = plan.files.election
  const matches = matchByName(plan, rows, kinds)
  const findDuplicate = plan.createDuplicateFinder()
  for (const row of rows) {
    const kind = kinds.find(({ type }) => type === row.get('type').toLowerCase())
    if (!kind) {
      plan.report(row, 'type', `Enter one of ${kinds.map(({ type }) => type).join(', ')}.`)
      continue
    }
    const base = kind.isList ? findEntry(plan, row, kind, matches.get(row)) : kind.path
    if (!base) continue
    const label = [kind.type, ...(kind.isList ? [Number(base.at(-1)) + 1] : [])].join(' ')
    if (findDuplicate(row, kind.isList ? 'number' : 'type', label)) continue
    const isNew = file.get(base) === undefined
    // The certainty is private, so that no sheet has it.
    if (isNew) file.set(base, { certainty: 'medium' })
    plan.start(row, { kind: sheet.id, label, isNew, file, base }, kind.columns)
    reportOthers(plan, row, sheet, kind)
    if (isNew) plan.note('New voting facts, which get the certainty "medium". Correct it in the editor')
  }
}

/**
 * Finds the entries of rows without a number: those with the same name and, of several, with the most cells in common.
 * Without this, each import of a sheet would add its rows again.
 * @returns the index of the entry, from 0, by row
 */
function matchByName({ files, references }: Plan, rows: readonly Row[], kinds: readonly VotingKind[]) {
  const matches = new Map<Row, number>()
  for (const { type, path, isList, columns } of kinds) {
    const [name] = columns
    const entries = isList ? files.election.list(path) : []
    const own = rows.filter((row) => row.get('type').toLowerCase() === type)
    const taken = new Set(own.map((row) => Number(row.get('number')) - 1))
    const isSame = (entry: unknown, row: Row, { field, path: at = [], cell }: Column) => {
      const parsed = cell.parse(row.get(field), references)
      return row.get(field) !== '' && 'value' in parsed && isEqual(parsed.value, getAt(entry, at))
    }
    const pairs = own.flatMap((row) =>
      entries.flatMap((entry, index) => {
        if (row.get('number') !== '' || !name || foldName(getText(entry, name.field)) !== foldName(row.get(name.field)))
          return []
        return [{ row, index, common: columns.filter((column) => isSame(entry, row, column)).length }]
      }),
    )
    for (const { row, index } of pairs.toSorted((a, b) => b.common - a.common)) {
      if (matches.has(row) || taken.has(index)) continue
      matches.set(row, index)
      taken.add(index)
    }
  }
  return matches
}

/** The path of the entry of a row: that of its number, or the one that was found, or the one after the last. */
function findEntry(plan: Plan, row: Row, { path, type }: VotingKind, match: number | undefined) {
  const cell = row.get('number')
  const { length } = plan.files.election.list(path)
  const number = cell === '' ? (match ?? length) + 1 : Number(cell)
  if (cell === '' || (Number.isInteger(number) && number >= 1 && number <= length)) return [...path, number - 1]
  const range = length === 0 ? '' : `Enter a number from 1 to ${length}. `
  return plan.report(row, 'number', `There is no ${type} “${cell}”. ${range}For a new one, clear the cell.`)
}

function reportOthers(plan: Plan, row: Row, { columns }: SheetKind, { type, columns: own }: VotingKind): void {
  for (const { field, path } of columns)
    if (path && row.get(field) !== '' && !own.some((column) => column.field === field))
      plan.report(row, field, `The type ${type} does not have this. Clear the cell, or correct the type.`)
}

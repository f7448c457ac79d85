/** Plans rows about when and where to vote, which are entries of several types in `election.yaml`. */
import { isEqual } from '@/lib/values'
import { foldName } from '@/lib/characters'
import { getAt } from '@/lib/values'
import { getText } from '@/desk/sheets/cells/references'
import type { Column } from '@/desk/sheets/columns'
import type { SheetKind } from './sheetKind'
import type { VotingKind } from '@/desk/sheets/columns/votingSheets'
import type { Plan } from '@/desk/sheets/plan/plan'
import type { Row } from '@/desk/sheets/plan/rows'

export function planVoting(plan: Plan, rows: readonly Row[], sheet: SheetKind, kinds: readonly VotingKind[]): void {
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
    const record = plan.start(row, { kind: sheet.id, label, isNew, file, base })
    plan.fill(row, kind.columns, record)
    reportOthers(plan, row, sheet, kind)
    if (isNew) plan.note('New voting facts, which get the certainty "medium". Correct it in the editor')
  }
}

/**
 * Finds the entries of rows without a number: those with the same name and, of several, with the most cells in common. Without
 * this, each import of a sheet would add its rows again.
 * @returns indexes of entries
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
  plan.report(row, 'number', `There is no ${type} “${cell}”. ${range}For a new one, clear the cell.`)
  return undefined
}

function reportOthers(plan: Plan, row: Row, { columns }: SheetKind, { type, columns: own }: VotingKind): void {
  for (const { field, path } of columns)
    if (path && row.get(field) !== '' && !own.some((column) => column.field === field))
      plan.report(row, field, `The type ${type} does not have this. Clear the cell, or correct the type.`)
}

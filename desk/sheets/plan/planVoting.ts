/** Plans rows about when and where to vote, which are entries of several types in `election.yaml`. */
import type { SheetKind } from '../columns/sheetKind'
import type { VotingKind } from '../columns/votingSheets'
import type { Plan } from './plan'
import type { Row } from './rows'

export function planVoting(plan: Plan, rows: readonly Row[], sheet: SheetKind, kinds: readonly VotingKind[]): void {
  const file = plan.files.election
  const findDuplicate = plan.createDuplicateFinder()
  for (const row of rows) {
    const kind = kinds.find(({ type }) => type === row.get('type').toLowerCase())
    if (!kind) {
      const expected = `one of ${kinds.map(({ type }) => type).join(', ')}`
      plan.report(row, 'type', { expected, found: row.get('type') === '' ? 'nothing' : `"${row.get('type')}"` })
      continue
    }
    const base = kind.isList ? findEntry(plan, row, kind) : kind.path
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

/** The path of the entry of a row: that of its number, or the one after the last. */
function findEntry(plan: Plan, row: Row, { path, type }: VotingKind) {
  const cell = row.get('number')
  const { length } = plan.files.election.list(path)
  const number = cell === '' ? length + 1 : Number(cell)
  if (cell === '' || (Number.isInteger(number) && number >= 1 && number <= length)) return [...path, number - 1]
  const expected =
    length === 0 ? 'an empty cell for a new entry' : `a number from 1 to ${length}, or an empty cell for a new ${type}`
  plan.report(row, 'number', { expected, found: `"${cell}"` })
  return undefined
}

function reportOthers(plan: Plan, row: Row, { columns }: SheetKind, { type, columns: own }: VotingKind): void {
  for (const { field, path } of columns)
    if (path && row.get(field) !== '' && !own.some((column) => column.field === field))
      plan.report(row, field, {
        expected: `an empty cell, because the type ${type} does not have this field`,
        found: `"${row.get(field)}"`,
      })
}

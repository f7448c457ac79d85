import type { EditedFile } from '../editedFiles'
import type { StatementMatch } from './matchStatements'
import type { Plan } from './plan'
import type { Row } from './rows'

interface PlacedRow {
  readonly row: Row
  readonly index: number
  readonly isNew: boolean
}

/** A statement on its way to its place: one of the file, or that of a row. */
type Item = number | Row

/**
 * Moves the statements of a list to the numbers of their rows, and adds the new ones. Those without a number keep their
 * order and, if they are new, come last.
 * @returns the rows with the places of their statements
 */
export function arrangeItems(
  plan: Plan,
  file: EditedFile,
  list: string,
  matches: readonly StatementMatch[],
): readonly PlacedRow[] {
  const order: Item[] = file.list([list]).map((_, index) => index)
  const numbered = matches.flatMap((match) => (match.number === undefined ? [] : [{ ...match, to: match.number - 1 }]))
  const add = (row: Row, index: number) => {
    file.insert([list, index], {})
    order.splice(index, 0, row)
  }
  // Of two rows with one number, the new statement is the one without a place.
  for (const { row, item, to } of numbered.toSorted((a, b) => a.to - b.to || rank(a) - rank(b))) {
    const from = item === undefined ? -1 : order.indexOf(item)
    if (from === to) continue
    if (from === -1) add(row, Math.min(to, order.length))
    else if (to < order.length) {
      file.move([list, from], to)
      order.splice(to, 0, ...order.splice(from, 1))
    }
  }
  for (const { row, item, number } of matches) if (item === undefined && number === undefined) add(row, order.length)
  const placed = matches.map(({ row, item, number }) => ({
    row,
    number,
    index: order.indexOf(item ?? row),
    isNew: item === undefined,
  }))
  for (const { row, number, index } of placed) {
    if (number === undefined || number === index + 1) continue
    const expected = `a number from 1 to ${order.length} that no other row of this candidate and kind has`
    plan.report(row, 'number', { expected, found: `${number}` })
  }
  return placed
}

function rank({ item }: StatementMatch): number {
  return item === undefined ? 0 : 1
}

import { foldName } from '@/lib/characters'
import { getTopicColumn, statements, type StatementKind } from '../columns/sheets'
import { getText } from './buildReferences'
import type { Plan } from './plan'
import { getColumn, type Row } from './rows'

export interface NumberedRow {
  readonly row: Row
  /** Place among the statements of the candidate of this kind, from 1. */
  readonly number: number | undefined
}

export interface StatementMatch extends NumberedRow {
  /** Index of the statement in the file. Undefined for a new one. */
  readonly item: number | undefined
}

/**
 * Finds the statements that rows are about. A row is about the statement with the same title or, for a position, the same
 * topic; or else about the one with its number; or else, without a number, about the one with the same text.
 * @param items statements of the file, of one candidate and one kind
 */
export function matchStatements(
  plan: Plan,
  kind: StatementKind,
  rows: readonly NumberedRow[],
  items: readonly unknown[],
): readonly StatementMatch[] {
  const claimed = new Map<Row, number>()
  const claim = (find: (entry: NumberedRow) => number) => {
    for (const entry of rows) {
      if (claimed.has(entry.row)) continue
      const item = find(entry)
      if (item !== -1 && item < items.length && ![...claimed.values()].includes(item)) claimed.set(entry.row, item)
    }
  }
  claim(({ row, number }) => {
    const key = getRowKey(plan, kind, row)
    const hasKey = (item: unknown) => key !== '' && getItemKey(kind, item) === key
    return number !== undefined && hasKey(items[number - 1]) ? number - 1 : items.findIndex(hasKey)
  })
  claim(({ number }) => (number ?? 0) - 1)
  claim(({ row, number }) => {
    const text = row.get('text')
    return number === undefined && text !== '' ? items.findIndex((item) => isText(item, text)) : -1
  })
  return rows.map((entry) => ({ ...entry, item: claimed.get(entry.row) }))
}

function getRowKey(plan: Plan, kind: StatementKind, row: Row): string {
  if (kind === 'stance') return foldName(row.get('title'))
  const { cell } = getTopicColumn(kind)
  const parsed = cell.parse(row.get('topics'), plan.references)
  return 'value' in parsed ? String(parsed.value) : ''
}

function getItemKey(kind: StatementKind, item: unknown): string {
  return kind === 'stance' ? foldName(getText(item, 'title')) : getText(item, 'topic')
}

function isText(item: unknown, text: string): boolean {
  return getColumn(statements, 'text').cell.format(getText(item, 'text')) === text
}

import { escapeUnprintable } from '@/lib/characters'
import { truncate } from '@/lib/problems'
import { toLetters } from '@/lib/toLetters'
import type { MatchedTable } from './matchTables'

/** Lists the columns of each table and their meanings, one line per column. */
export function describeMapping(tables: readonly MatchedTable[]): string {
  return tables.map((table) => describeTable(table).map(escapeUnprintable).join('\n')).join('\n\n')
}

function describeTable({ table, kind, columns, missing }: MatchedTable): readonly string[] {
  if (table.isHidden)
    return [
      `${table.name}: not imported, because the sheet is hidden in the spreadsheet. To import it, unhide it first.`,
    ]
  const size = table.rows.length === 1 ? '1 row' : `${table.rows.length} rows`
  if (!kind) return [`${table.name}: ${size}, ignored, because neither its name nor its headings match a known sheet`]
  const name = table.name === kind.name ? table.name : `${table.name}, read as ${kind.name}`
  const headings = table.headings.map((heading) => truncate(heading.replace(/\s+/g, ' ')) || '(no heading)')
  const width = Math.max(...headings.map(({ length }) => length))
  const lines = headings.map((heading, index) => {
    const meaning = columns[index]?.heading
    const hidden = table.hiddenColumns?.has(index) ? ' (hidden in the spreadsheet)' : ''
    return `  ${toLetters(index).padEnd(2)} ${heading.padEnd(width)}  ${meaning ? `-> ${meaning}${hidden}` : 'not used'}`
  })
  const notes = (table.notes ?? []).map((note) => `  ${note}`)
  return [`${name}: ${size}`, ...lines, ...missing.map(({ heading }) => `  no column for ${heading}`), ...notes]
}

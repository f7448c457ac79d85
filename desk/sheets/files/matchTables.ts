/** Identifies the tables of a file by the names of sheets and by headings, and finds what makes them unusable. */
import { escapeUnprintable } from '@/lib/characters'
import { findGarbledWord } from '@/lib/csv/decodeText'
import { mergedCell, type Table } from '@/lib/csv/table'
import { countNoun, truncate, type Problem } from '@/lib/problems'
import { toLetters } from '@/lib/text'
import type { Column, TableKind } from '../cells/columns'
import { findColumn, foldPlurals } from './headings'

export interface MatchedTable {
  readonly table: Table
  /** Undefined for a hidden table, and one of no known kind. An import of only such tables fails. */
  readonly kind: TableKind | undefined
  /** Column of each heading, in the order of the headings. Undefined for headings that nothing uses. */
  readonly columns: readonly (Column | undefined)[]
  /** Required columns that the table does not have. Each is one of the problems. */
  readonly missing: readonly Column[]
  readonly problems: readonly Problem[]
}

/**
 * Matches each table with a kind, and its headings with columns. A kind matches by the name of the sheet, or else by the
 * headings: of the kinds whose required columns are all there, the one with the most columns. The only table of a file
 * also matches a kind whose required columns are missing.
 */
export function matchTables(tables: readonly Table[], kinds: readonly TableKind[]): readonly MatchedTable[] {
  return tables.map((table) => {
    const unknown = { table, kind: undefined, columns: table.headings.map(() => undefined), missing: [], problems: [] }
    if (table.isHidden) return unknown
    const kindByName = kinds.find((kind) => hasName(table, kind))
    if (kindByName) return matchColumns(table, kindByName)
    const matches = kinds.map((kind) => matchColumns(table, kind)).filter(({ columns }) => columns.some(Boolean))
    const complete = matches.filter(({ missing }) => missing.length === 0)
    return findBest(complete) ?? (tables.length === 1 ? findBest(matches) : undefined) ?? unknown
  })
}

function hasName({ name }: Table, kind: TableKind): boolean {
  const key = foldPlurals(name)
  return [kind.id, kind.name, ...(kind.otherNames ?? [])].some((known) => foldPlurals(known) === key)
}

function matchColumns(table: Table, kind: TableKind): MatchedTable {
  const parts = new Set(kind.columns.flatMap((column) => column.parts?.columns ?? []))
  const columns = table.headings.map((heading) =>
    findColumn(heading, { name: kind.name, columns: [...kind.columns, ...parts] }),
  )
  const missing = kind.columns.filter(
    (column) => column.isRequired && !columns.includes(column) && !hasParts(column, columns),
  )
  const problems = [
    ...missing.map((column) => describeMissing(table, column)),
    ...findRejected(table, kind, columns),
    ...findDuplicates(table, columns),
    ...findCellProblems(table, columns),
  ]
  return { table, kind, columns, missing, problems }
}

function hasParts({ parts }: Column, columns: MatchedTable['columns']): boolean {
  return parts !== undefined && parts.columns.every((part) => columns.includes(part))
}

function findBest(matches: readonly MatchedTable[]): MatchedTable | undefined {
  const countColumns = ({ columns }: MatchedTable) => new Set(columns.filter(Boolean)).size
  return matches.toSorted((a, b) => countColumns(b) - countColumns(a))[0]
}

function describeMissing({ name, headings }: Table, { heading, help }: Column): Problem {
  const found = headings.filter(Boolean).join(', ')
  const message = `There is no column “${heading}”, but ${found}. Add it, or change the heading of the one that has it. ${help}`
  return { file: name, message: message.trim() }
}

function findRejected({ name, headings }: Table, { rejectHeading }: TableKind, columns: MatchedTable['columns']) {
  return headings.flatMap((heading, index) => {
    const message = columns[index] || heading === '' ? undefined : rejectHeading?.(heading)
    return message === undefined ? [] : [{ file: name, row: 1, field: `column "${heading}"`, message }]
  })
}

function findDuplicates({ name, headings }: Table, columns: MatchedTable['columns']): readonly Problem[] {
  return [...new Set(columns)].flatMap((column) => {
    const indexes = columns.flatMap((other, index) => (other === column ? [index] : []))
    if (!column || indexes.length === 1) return []
    const names = indexes.map((index) => {
      const heading = headings[index]?.replace(/\s+/g, ' ')
      return heading ? `"${heading}" (column ${toLetters(index)})` : `column ${toLetters(index)}`
    })
    const message = `${indexes.length} columns have this: ${names.join(', ')}. Delete all but one of them, or change their headings.`
    return [{ file: name, field: `column "${column.heading}"`, message }]
  })
}

const formulaError = /^#(?:REF!|N\/A|NAME\?|VALUE!|DIV\/0!|NUM!|NULL!|SPILL!|CALC!|ERROR!|NOT CALCULATED!)$/

/** Finds cells that do not have the text that the editor wrote. */
function findCellProblems(table: Table, columns: MatchedTable['columns']): readonly Problem[] {
  return table.rows.flatMap(({ number, cells }) =>
    cells.flatMap((cell, index) => {
      const message = columns[index] && describeCell(cell)
      return message ? [{ file: table.name, row: number, field: `column "${table.headings[index]}"`, message }] : []
    }),
  )
}

function describeCell(cell: string): string | undefined {
  if (cell === mergedCell) return 'This cell is merged with others. Unmerge the cells, and fill in each of them.'
  if (formulaError.test(cell))
    return `${cell} is the error of a formula. Correct it in a spreadsheet program and save the file, or type the text.`
  const word = findGarbledWord(cell)
  if (word === undefined) return undefined
  return `This has ${word}. Correct the text, or save the original spreadsheet again as .xlsx or “CSV UTF-8”, and import that file.`
}

export function describeMapping(tables: readonly MatchedTable[]): string {
  return tables.map((table) => describeTable(table).map(escapeUnprintable).join('\n')).join('\n\n')
}

function describeTable({ table, kind, columns, missing }: MatchedTable): readonly string[] {
  const hidden = 'not imported, because the sheet is hidden in the spreadsheet. To import it, unhide it first.'
  if (table.isHidden) return [`${table.name}: ${hidden}`]
  const size = countNoun(table.rows.length, 'row')
  if (!kind) return [`${table.name}: ${size}, ignored, because neither its name nor its headings match a known sheet`]
  const name = table.name === kind.name ? table.name : `${table.name}, read as ${kind.name}`
  const headings = table.headings.map((heading) => truncate(heading.replace(/\s+/g, ' ')) || '(no heading)')
  const width = Math.max(...headings.map(({ length }) => length))
  const lines = headings.map((heading, index) => {
    const meaning = columns[index]?.heading
    const note = table.hiddenColumns?.has(index) ? ' (hidden in the spreadsheet)' : ''
    return `  ${toLetters(index).padEnd(2)} ${heading.padEnd(width)}  ${meaning ? `-> ${meaning}${note}` : 'not used'}`
  })
  const notes = (table.notes ?? []).map((note) => `  ${note}`)
  return [`${name}: ${size}`, ...lines, ...missing.map(({ heading }) => `  no column for ${heading}`), ...notes]
}

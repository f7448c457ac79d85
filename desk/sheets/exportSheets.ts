/** Turns an election's files into sheets. Private fields and notes for editors are left out. */
import type { SheetKind } from './kinds/sheetKind'
import { sheetKinds, isCandidacyColumn } from './kinds/sheetKinds'
import { votingPlaces, votingTimes, type VotingKind } from './columns/votingSheets'
import { listTranslationRows, listTranslationSheets } from './columns/translationSheets'
import { listResultRows } from './resultRows'
import { clearCell } from './plan/plan'
import type { Path } from '@/lib/values'
import type { Column } from './columns'
import type { EditedFile, EditedElection } from './editedFiles'
import type { OutputSheet } from './files/writeWorkbook'
import { getText } from './cells/references'

export interface ExportRow {
  readonly file: EditedFile
  readonly base: Path
  readonly identity: Readonly<{ [field: string]: string }>
  /** Returns true for a column whose cell is filled in. By default, all are. */
  readonly hasColumn?: (column: Column) => boolean
}

export function exportSheets(files: EditedElection): readonly OutputSheet[] {
  const rows = listRows(files)
  const sheets = sheetKinds.map(({ id, name, columns }) => ({
    name,
    columns,
    rows: rows[id].map((row) => columns.map((column) => formatCell(row, column))),
  }))
  const translations = listTranslationSheets(files).map((kind) => ({ ...kind, rows: listTranslationRows(files, kind) }))
  return [...sheets, ...translations]
}

/** Lists the parts of the files that have a row in a sheet. */
export function listRows(files: EditedElection): Readonly<Record<SheetKind['id'], readonly ExportRow[]>> {
  const ordered = sortCandidates(files)
  return {
    races: listItems(files.election, 'races'),
    candidates: ordered.flatMap(listCandidacies),
    topics: listItems(files.election, 'topics'),
    statements: ordered.flatMap(listStatements),
    groups: listItems(files.election, 'groups'),
    areaKinds: listItems(files.election, 'areaKinds'),
    areas: listItems(files.election, 'areas'),
    times: listVotingRows(files.election, votingTimes),
    places: listVotingRows(files.election, votingPlaces),
    results: listResultRows(files),
    sources: Object.keys(files.sources.value ?? {}).map((id) => ({
      file: files.sources,
      base: [id],
      identity: { id },
    })),
  }
}

type Entry = readonly [id: string, file: EditedFile]

/** Sorts candidates like the pages do: by race, then by surname. */
function sortCandidates({ election, candidates: files }: EditedElection): readonly Entry[] {
  const raceIds = election.list(['races']).map((race) => getText(race, 'id'))
  const rank = ([, { value }]: Entry) => raceIds.indexOf(getText(value, 'race'))
  return [...files].toSorted(
    (a, b) => rank(a) - rank(b) || getText(a[1].value, 'sortName').localeCompare(getText(b[1].value, 'sortName'), 'en'),
  )
}

function listItems(file: EditedFile, list: string): readonly ExportRow[] {
  return file.list([list]).map((_, index) => ({ file, base: [list, index], identity: {} }))
}

/** One row for each race of a person. The rows after the first have only the fields of the race. */
function listCandidacies([id, file]: Entry): readonly ExportRow[] {
  const identity = { id, name: getText(file.value, 'name') }
  return [
    { file, base: [], identity: { id } },
    ...file.list(['otherRaces']).map((_, index) => ({
      file,
      base: ['otherRaces', index],
      identity,
      hasColumn: isCandidacyColumn,
    })),
  ]
}

function listStatements([id, file]: Entry): readonly ExportRow[] {
  return (['stance', 'position'] as const).flatMap((kind) =>
    listItems(file, `${kind}s`).map((row, index) => ({
      ...row,
      identity: {
        candidate: id,
        kind,
        number: String(index + 1),
        ...(kind === 'position' ? { topics: getText(file.get(row.base), 'topic') } : {}),
      },
    })),
  )
}

function formatCell({ file, base, identity, hasColumn = () => true }: ExportRow, column: Column): string {
  const known = identity[column.field]
  if (known !== undefined || !column.path || !hasColumn(column)) return known ?? ''
  return column.cell.format(file.get([...base, ...column.path]))
}

/** The entries of each type, numbered from 1. A type that has at most one entry has no number. */
function listVotingRows(file: EditedFile, kinds: readonly VotingKind[]): readonly ExportRow[] {
  return kinds.flatMap(({ type, path, isList, columns }) => {
    const toRow = (base: Path, number: string) => ({
      file,
      base,
      identity: { type, number },
      hasColumn: ({ field }: Column) => columns.some((column) => column.field === field),
    })
    if (!isList) return file.get(path) === undefined ? [] : [toRow(path, '')]
    return file.list(path).map((_, index) => toRow([...path, index], String(index + 1)))
  })
}

const generalHelp: readonly (readonly [string, string])[] = [
  ['Start', 'Fill in the sheets, save the workbook, and run: npm run import -- guide.xlsx'],
  ['Leave out', 'You need only the sheets and columns that you use. Delete the others, or leave them empty.'],
  ['Empty cell', 'Leaves the field of the guide as it is.'],
  [clearCell, 'A cell with this text removes the field from the guide. Required fields cannot be removed.'],
  ['Deleted row', 'Stays in the guide. To remove a candidate or a statement, remove it in the editor.'],
  ['Dates', 'Like November 2, 2027, 11/2/2027 or 2027-11-02.'],
]

export function createTemplate(): readonly OutputSheet[] {
  const kinds = sheetKinds.map(({ name, columns }) => ({ name, columns, rows: [] }))
  const help = kinds.flatMap(({ name, columns }) =>
    columns.map((column) => [name, column.heading, `${column.isRequired ? 'Required. ' : ''}${column.help}`]),
  )
  const readMe = {
    name: 'Read me',
    columns: [
      { heading: 'Sheet', width: 14 },
      { heading: 'Column', width: 28 },
      { heading: 'What to enter', width: 90 },
    ],
    rows: [...generalHelp.map(([name, text]) => ['All sheets', name, text]), ...help],
  }
  return [readMe, ...kinds]
}

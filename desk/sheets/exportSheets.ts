/** Turns an election's files into sheets. Private fields and notes for editors are left out. */
import type { YamlPath } from '@/guide/write/edits'
import { isCandidacyColumn } from './columns/candidates'
import type { Column, SheetKind } from './columns/column'
import { sheetKinds } from './columns/sheets'
import type { Draft } from './drafts/draft'
import type { Drafts } from './drafts/openDrafts'
import type { OutputSheet } from './files/writeWorkbook'
import { getText } from './plan/buildReferences'

/** A row of an export: a part of a file, and the cells that identify it. */
interface ExportRow {
  readonly draft: Draft
  readonly base: YamlPath
  readonly identity: Readonly<{ [field: string]: string }>
  /** Returns true for a column whose cell is filled in. By default, all are. */
  readonly hasColumn?: (column: Column) => boolean
}

/** Returns every sheet of an election. */
export function exportSheets(drafts: Drafts): readonly OutputSheet[] {
  const ordered = sortCandidates(drafts)
  const rows: Readonly<Record<SheetKind['id'], readonly ExportRow[]>> = {
    races: listItems(drafts.election, 'races'),
    topics: listItems(drafts.election, 'topics'),
    sources: Object.keys(drafts.sources.value ?? {}).map((id) => ({
      draft: drafts.sources,
      base: [id],
      identity: { id },
    })),
    candidates: ordered.flatMap(listCandidacies),
    statements: ordered.flatMap(listStatements),
  }
  return sheetKinds.map((kind) => {
    const columns = listExported(kind)
    return {
      name: kind.name,
      columns,
      rows: rows[kind.id].map((row) => columns.map((column) => formatCell(row, column))),
    }
  })
}

/** The columns of a kind of sheet that an export has. */
export function listExported({ columns }: SheetKind): readonly Column[] {
  return columns.filter(({ isImportOnly }) => !isImportOnly)
}

type Entry = readonly [id: string, draft: Draft]

/** Sorts candidates like the pages do: by race, then by surname. */
function sortCandidates({ election, candidates: drafts }: Drafts): readonly Entry[] {
  const raceIds = election.list(['races']).map((race) => getText(race, 'id'))
  const rank = ([, { value }]: Entry) => raceIds.indexOf(getText(value, 'race'))
  return [...drafts].toSorted(
    (a, b) => rank(a) - rank(b) || getText(a[1].value, 'sortName').localeCompare(getText(b[1].value, 'sortName'), 'en'),
  )
}

function listItems(draft: Draft, list: string): readonly ExportRow[] {
  return draft.list([list]).map((_, index) => ({ draft, base: [list, index], identity: {} }))
}

/** One row for each race of a person. The rows after the first have only the fields of the race. */
function listCandidacies([id, draft]: Entry): readonly ExportRow[] {
  const identity = { id, name: getText(draft.value, 'name') }
  return [
    { draft, base: [], identity: { id } },
    ...draft.list(['otherRaces']).map((_, index) => ({
      draft,
      base: ['otherRaces', index],
      identity,
      hasColumn: isCandidacyColumn,
    })),
  ]
}

function listStatements([id, draft]: Entry): readonly ExportRow[] {
  return (['stance', 'position'] as const).flatMap((kind) =>
    listItems(draft, `${kind}s`).map((row, index) => ({
      ...row,
      identity: {
        candidate: id,
        kind,
        number: String(index + 1),
        ...(kind === 'position' ? { topics: getText(draft.get(row.base), 'topic') } : {}),
      },
    })),
  )
}

function formatCell({ draft, base, identity, hasColumn = () => true }: ExportRow, column: Column): string {
  const known = identity[column.field]
  if (known !== undefined || !column.path || !hasColumn(column)) return known ?? ''
  return column.cell.format(draft.get([...base, ...column.path]))
}

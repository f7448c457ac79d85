/** Sheets of races, topics, groups and areas, which are lists in `election.yaml`, and of sources. */
import type { z } from 'zod'
import { findUnusedId } from '@/desk/new/defaults'
import { area, areaKind, group, race, topic } from '@/guide/fields/contests'
import { suggestId, suggestRaceId } from '@/guide/fields/ids'
import { sourcesFile } from '@/guide/fields/sourcesFile'
import { foldName } from '@/lib/characters'
import * as cells from '../cells/cellKinds'
import { getText } from '@/lib/values'
import { getColumn, listColumns } from '../cells/columns'
import type { FilePart } from '../editedFiles'
import type { Plan, PlannedRecord } from '../plan/plan'
import type { Row } from '../plan/rows'
import { listItems, type SheetKind } from './sheetKind'

/** Words of a title that its id has. */
const maxWords = 6

export const firstSource = 'By default the first source of the guide.'

/**
 * Declares the sheet of a list of `election.yaml`.
 * @param list name of the field, which is the id of the sheet
 * @param names the sheet's name, then alternatives that an import accepts
 * @param notes as in {@link listColumns}
 */
function declareList(
  list: string,
  noun: string,
  [name, ...otherNames]: readonly [string, ...string[]],
  record: z.ZodObject,
  notes?: Readonly<Record<string, string>>,
): SheetKind {
  const sheet: SheetKind = {
    id: list,
    name,
    otherNames,
    columns: listColumns(record, { id: `Leave empty for a new ${noun} to get one from its name.`, ...notes }),
    listRows: ({ election }) => listItems(election, [list]),
    plan: (plan, rows) => planEntries(plan, rows, sheet),
  }
  return sheet
}

export const races = declareList('races', 'race', ['Races', 'Contests', 'Offices', 'Ballots'], race, {
  position: 'By default the city, the name of the race and "Candidate".',
  sources: firstSource,
})
export const topics = declareList('topics', 'topic', ['Topics', 'Issues'], topic)
export const groups = declareList('groups', 'group', ['Groups', 'Districts', 'Wards', 'Towns'], group)
export const areaKinds = declareList('areaKinds', 'kind', ['Kinds of areas', 'Area kinds'], areaKind)
export const areas = declareList('areas', 'area', ['Areas'], area, {
  groups: 'Leave empty if only the races of everyone are on the ballot there.',
})

export const sources: SheetKind = {
  id: 'sources',
  name: 'Sources',
  otherNames: ['References', 'Citations'],
  columns: [
    {
      field: 'id',
      heading: 'Id',
      otherHeadings: ['Source id', 'Key'],
      help: 'Short name that other sheets refer to. Leave empty for a new source to get one from its title.',
      cell: cells.text,
      schema: sourcesFile.keyType,
    },
    ...listColumns(sourcesFile.valueType, {
      publisher: 'By default the host name of the address.',
      date: 'By default "undated page".',
    }),
  ],
  listRows: ({ sources: file }) =>
    Object.keys(file.value ?? {}).map((key) => ({ file, base: [key], identity: { id: key } })),
  plan: (plan, rows) => planEntries(plan, rows, sources),
}

function planEntries(plan: Plan, rows: readonly Row[], sheet: SheetKind): void {
  const findDuplicate = plan.createDuplicateFinder()
  for (const row of rows) {
    const isGiven = row.get('id') !== ''
    const id = isGiven ? plan.parse(row, getColumn(sheet.columns, 'id')) : findId(plan, row, sheet)
    if (typeof id !== 'string' || findDuplicate(row, isGiven || sheet === sources ? 'id' : 'name', id)) continue
    const place = locate(plan, sheet, id)
    if (place.isNew)
      place.file.set(place.base, sheet === sources ? {} : { id, ...(sheet === areas ? { groups: [] } : {}) })
    const record = plan.start(row, { kind: sheet.id, label: id, ...place }, sheet.columns)
    if (place.isNew && sheet === sources) completeSource(record)
    if (place.isNew && sheet === races) completeRace(plan, record)
  }
}

function locate({ files }: Plan, sheet: SheetKind, id: string): FilePart & { readonly isNew: boolean } {
  if (sheet === sources) return { file: files.sources, base: [id], isNew: files.sources.get([id]) === undefined }
  const items = files.election.list([sheet.id])
  const known = items.findIndex((item) => getText(item, 'id') === id)
  const index = known === -1 ? items.length : known
  return { file: files.election, base: [sheet.id, index], isNew: known === -1 }
}

function completeRace(plan: Plan, record: PlannedRecord): void {
  const { file, base } = record
  const value = file.get(base)
  const name = getText(value, 'name')
  if (getText(value, 'position') === '' && name !== '')
    file.set([...base, 'position'], `${getText(file.value, 'city')} ${name} Candidate`.trim())
  plan.setDefaultSources(record, 'races')
}

function completeSource({ file, base }: PlannedRecord): void {
  const address = getText(file.get(base), 'url')
  const publisher = [...base, 'publisher']
  if (URL.canParse(address) && file.get(publisher) === undefined) file.set(publisher, new URL(address).host)
  if (file.get([...base, 'date']) === undefined) file.set([...base, 'date'], 'undated page')
}

/**
 * The id of the race or topic with the name of a row, or of the source with its address or else its title. A new id if
 * there is none. Undefined if the row has a problem.
 */
function findId(plan: Plan, row: Row, { id: kind }: SheetKind): string | undefined {
  const { election, sources: file } = plan.files
  const isSource = kind === 'sources'
  const entries = isSource ? Object.entries(file.value ?? {}) : election.list([kind]).map(toEntry)
  const nameField = isSource ? 'title' : 'name'
  const name = row.get(nameField)
  if (name === '' && !isSource) return plan.report(row, 'name', 'Enter a name.')
  const hasName = ([, item]: Entry) => foldName(getText(item, nameField)) === foldName(name)
  const hasAddress = row.get('url') !== ''
  const address = cells.webAddress.parse(row.get('url'), plan.references)
  const known = entries.filter((entry) =>
    hasAddress ? 'value' in address && getText(entry[1], 'url') === address.value : hasName(entry),
  )
  const sameName = known.filter(hasName)
  const [match, ...others] = sameName.length > 0 ? sameName : known
  if (match && others.length > 0) {
    const ids = known.map(([id]) => id).join(', ')
    const fact = `Several ${kind} have this ${hasAddress ? 'address' : nameField}`
    return plan.report(row, 'id', `${fact}. Enter one of their ids: ${ids}.`)
  }
  if (match) return match[0]
  const isRace = kind === 'races'
  // Races and questions share addresses, and hosts may ignore case.
  const taken = [...entries, ...(isRace ? election.list(['questions']).map(toEntry) : [])]
  const isTaken = (id: string) => taken.some(([other]) => other.toLowerCase() === id.toLowerCase())
  const shortName = isSource ? name.split(/\s+/).slice(0, maxWords).join(' ') : name
  const suggestion = isRace ? suggestRaceId(name) : suggestId(shortName)
  return findUnusedId([suggestion], isTaken, kind.slice(0, -1), isRace ? '' : '-')
}

type Entry = readonly [id: string, item: unknown]

function toEntry(item: unknown): Entry {
  return [getText(item, 'id'), item]
}

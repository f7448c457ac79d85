/** Plans rows about races and topics, which are lists in `election.yaml`, and about sources. */
import { suggestId, suggestRaceId } from '@/guide/fields/ids'
import { foldName } from '@/lib/characters'
import { webAddress } from '../cells/cellKinds'
import { getText } from '../cells/references'
import { races, sources, type SheetKind } from '../columns/sheets'
import type { Plan, PlannedRecord } from './plan'
import { findUnusedId } from '@/desk/new/defaults'
import { getColumn } from '../columns/column'
import type { Row } from './rows'

const maxWords = 6

/** Plans the rows of a sheet about sources, races or topics. */
export function planEntries(plan: Plan, rows: readonly Row[], sheet: SheetKind): void {
  const findDuplicate = plan.createDuplicateFinder()
  for (const row of rows) {
    const isGiven = row.get('id') !== ''
    const find = sheet === sources ? findSource : findItem
    const id = isGiven ? plan.parse(row, getColumn(sheet.columns, 'id')) : find(plan, row, sheet)
    if (typeof id !== 'string' || findDuplicate(row, isGiven || sheet === sources ? 'id' : 'name', id)) continue
    const place = locate(plan, sheet, id)
    if (place.isNew) place.file.set(place.base, sheet === sources ? {} : { id })
    const record = plan.start(row, { kind: sheet.id, label: id, ...place })
    plan.fill(row, sheet.columns, record)
    if (place.isNew && sheet === sources) completeSource(record)
    if (place.isNew && sheet === races) completeRace(plan, record)
  }
}

function locate({ files }: Plan, sheet: SheetKind, id: string): Pick<PlannedRecord, 'file' | 'base' | 'isNew'> {
  if (sheet === sources) return { file: files.sources, base: [id], isNew: files.sources.get([id]) === undefined }
  const items = files.election.list([sheet.id])
  const known = items.findIndex((item) => getText(item, 'id') === id)
  const index = known === -1 ? items.length : known
  return { file: files.election, base: [sheet.id, index], isNew: known === -1 }
}

/** Fills in what candidates of a new race are called, and where it was read. */
function completeRace(plan: Plan, record: PlannedRecord): void {
  const { file, base } = record
  const race = file.get(base)
  const name = getText(race, 'name')
  if (getText(race, 'position') === '' && name !== '')
    file.set([...base, 'position'], `${getText(file.value, 'city')} ${name} Candidate`.trim())
  plan.setDefaultSources(record, 'races')
}

function completeSource({ file, base }: PlannedRecord): void {
  const address = getText(file.get(base), 'url')
  const publisher = [...base, 'publisher']
  if (URL.canParse(address) && file.get(publisher) === undefined) file.set(publisher, new URL(address).host)
  if (file.get([...base, 'date']) === undefined) file.set([...base, 'date'], 'undated page')
}

/** The race or topic with the name of a row. */
function findItem(plan: Plan, row: Row, { id: list }: SheetKind): string | undefined {
  const { election } = plan.files
  const items = election.list([list])
  const name = row.get('name')
  const [known, ...others] = items
    .filter((item) => foldName(getText(item, 'name')) === foldName(name))
    .map((item) => getText(item, 'id'))
  if (others.length > 0) {
    const expected = `the id, because several have this name: ${[known, ...others].join(', ')}`
    plan.report(row, 'id', { expected, found: 'nothing' })
    return undefined
  }
  if (name === '') plan.report(row, 'name', { expected: 'a name', found: 'nothing' })
  if (known !== undefined || name === '') return known
  if (list === 'topics') return findUnusedId([suggestId(name)], (id) => hasId(items, id), 'topic')
  // Races and questions share addresses, and hosts may ignore case.
  const taken = [...items, ...election.list(['questions'])]
  return findUnusedId([suggestRaceId(name)], (id) => hasId(taken, id), 'race', '')
}

function hasId(items: readonly unknown[], id: string): boolean {
  return items.some((item) => getText(item, 'id').toLowerCase() === id.toLowerCase())
}

/** The source with the address of a row or, if it has none, with its title. */
function findSource(plan: Plan, row: Row): string | undefined {
  const file = plan.files.sources
  const title = row.get('title')
  const hasAddress = row.get('url') !== ''
  const address = webAddress.parse(row.get('url'), plan.references)
  const hasTitle = ([, source]: readonly [string, unknown]) => foldName(getText(source, 'title')) === foldName(title)
  const known = Object.entries(file.value ?? {}).filter((entry) =>
    hasAddress ? 'value' in address && getText(entry[1], 'url') === address.value : hasTitle(entry),
  )
  const sameTitle = known.filter(hasTitle)
  const [match, ...others] = sameTitle.length > 0 ? sameTitle : known
  if (match && others.length === 0) return match[0]
  if (match) {
    const ids = known.map(([id]) => id).join(', ')
    const expected = `the id, because several sources have this ${hasAddress ? 'address' : 'title'}: ${ids}`
    plan.report(row, 'id', { expected, found: 'nothing' })
    return undefined
  }
  const shortTitle = title.split(/\s+/).slice(0, maxWords).join(' ')
  return findUnusedId([suggestId(shortTitle)], (id) => file.get([id]) !== undefined, 'source')
}

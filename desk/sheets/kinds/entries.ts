/** Plans rows about races, groups, areas and topics, which are lists in `election.yaml`, and about sources. */
import { suggestId, suggestRaceId } from '@/guide/fields/ids'
import { foldName } from '@/lib/characters'
import { webAddress } from '@/desk/sheets/cells/cellKinds'
import { getText } from '@/desk/sheets/cells/references'
import type { SheetKind } from './sheetKind'
import { areas, races, sources } from './sheetKinds'
import type { Plan, PlannedRecord } from '@/desk/sheets/plan/plan'
import { findUnusedId } from '@/desk/new/defaults'
import { getColumn } from '@/desk/sheets/columns'
import type { Row } from '@/desk/sheets/plan/rows'

/** Words of a title that its id has. */
const maxWords = 6

/** Plans the rows of a sheet about sources or the items of a list. */
export function planEntries(plan: Plan, rows: readonly Row[], sheet: SheetKind): void {
  const findDuplicate = plan.createDuplicateFinder()
  for (const row of rows) {
    const isGiven = row.get('id') !== ''
    const id = isGiven ? plan.parse(row, getColumn(sheet.columns, 'id')) : findId(plan, row, sheet)
    if (typeof id !== 'string' || findDuplicate(row, isGiven || sheet === sources ? 'id' : 'name', id)) continue
    const place = locate(plan, sheet, id)
    if (place.isNew)
      place.file.set(place.base, sheet === sources ? {} : { id, ...(sheet === areas ? { groups: [] } : {}) })
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
  if (name === '' && !isSource) {
    plan.report(row, 'name', 'Enter a name.')
    return undefined
  }
  const hasName = ([, item]: Entry) => foldName(getText(item, nameField)) === foldName(name)
  const hasAddress = row.get('url') !== ''
  const address = webAddress.parse(row.get('url'), plan.references)
  const known = entries.filter((entry) =>
    hasAddress ? 'value' in address && getText(entry[1], 'url') === address.value : hasName(entry),
  )
  const sameName = known.filter(hasName)
  const [match, ...others] = sameName.length > 0 ? sameName : known
  if (match && others.length > 0) {
    const ids = known.map(([id]) => id).join(', ')
    plan.report(
      row,
      'id',
      `Several ${kind} have this ${hasAddress ? 'address' : nameField}. Enter one of their ids: ${ids}.`,
    )
    return undefined
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

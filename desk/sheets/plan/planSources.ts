import { foldName } from '@/lib/characters'
import { suggestId } from '@/guide/fields/ids'
import { webAddress } from '../cells/cellKinds'
import { sources } from '../columns/sheets'
import { getText } from './buildReferences'
import { createDuplicateFinder } from './duplicates'
import type { Plan } from './plan'
import { getColumn, type Row } from './rows'
import { findUnusedId } from './unusedId'

const maxWords = 6

export function planSources(plan: Plan, rows: readonly Row[]): void {
  const { sources: file } = plan.files
  const findDuplicate = createDuplicateFinder(plan)
  for (const row of rows) {
    const id = findSource(plan, row)
    if (id === undefined || findDuplicate(row, 'id', id)) continue
    const isNew = file.get([id]) === undefined
    if (isNew) file.set([id], {})
    const record = plan.start(row, { kind: 'sources', label: id, isNew, file, base: [id] })
    plan.fill(row, sources.columns, record)
    if (!isNew) continue
    const host = getHost(getText(file.get([id]), 'url'))
    if (host !== undefined && file.get([id, 'publisher']) === undefined) file.set([id, 'publisher'], host)
    if (file.get([id, 'date']) === undefined) file.set([id, 'date'], 'undated page')
  }
}

/** The id of the source that a row is about, or of a new one. Undefined if the row has a problem. */
function findSource(plan: Plan, row: Row): string | undefined {
  const file = plan.files.sources
  const given = plan.parse(row, getColumn(sources, 'id'))
  if (row.get('id') !== '') return typeof given === 'string' ? given : undefined
  const title = row.get('title')
  const address = webAddress.parse(row.get('url'), plan.references)
  const known = Object.entries(file.value ?? {}).filter(([, source]) =>
    row.get('url') === ''
      ? foldName(getText(source, 'title')) === foldName(title)
      : 'value' in address && getText(source, 'url') === address.value,
  )
  const sameTitle = known.filter(([, source]) => foldName(getText(source, 'title')) === foldName(title))
  const [match, ...others] = sameTitle.length > 0 ? sameTitle : known
  if (match && others.length === 0) return match[0]
  if (match) {
    const expected = `the id, because several sources have this ${row.get('url') === '' ? 'title' : 'address'}: ${known.map(([id]) => id).join(', ')}`
    plan.report(row, 'id', { expected, found: 'nothing' })
    return undefined
  }
  const shortTitle = title.split(/\s+/).slice(0, maxWords).join(' ')
  return findUnusedId([suggestId(shortTitle)], (id) => file.get([id]) !== undefined, 'source')
}

function getHost(address: string): string | undefined {
  try {
    return new URL(address).host
  } catch {
    return undefined
  }
}

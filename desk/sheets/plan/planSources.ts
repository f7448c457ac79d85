import { foldName } from '@/lib/characters'
import { suggestId } from '@/guide/fields/ids'
import { webAddress } from '../cells/cellKinds'
import { sources } from '../columns/sources'
import { getText } from './buildReferences'
import { createDuplicateFinder } from './duplicates'
import type { Plan } from './plan'
import { getColumn, type Row } from './rows'
import { findUnusedId } from './unusedId'

const maxWords = 6

/** Plans the rows about sources. */
export function planSources(plan: Plan, rows: readonly Row[]): void {
  const { sources: draft } = plan.drafts
  const findDuplicate = createDuplicateFinder(plan)
  for (const row of rows) {
    const id = findSource(plan, row)
    if (id === undefined || findDuplicate(row, 'id', id)) continue
    const isNew = draft.get([id]) === undefined
    if (isNew) draft.set([id], {})
    const record = plan.start(row, { kind: 'sources', label: id, isNew, draft, base: [id] })
    plan.fill(row, sources.columns, record)
    if (!isNew) continue
    const host = getHost(getText(draft.get([id]), 'url'))
    if (host !== undefined && draft.get([id, 'publisher']) === undefined) draft.set([id, 'publisher'], host)
    if (draft.get([id, 'date']) === undefined) draft.set([id, 'date'], 'undated page')
  }
}

/** The id of the source that a row is about, or of a new one. Undefined if the row has a problem. */
function findSource(plan: Plan, row: Row): string | undefined {
  const draft = plan.drafts.sources
  const given = plan.parse(row, getColumn(sources, 'id'))
  if (row.get('id') !== '') return typeof given === 'string' ? given : undefined
  const title = row.get('title')
  const address = webAddress.parse(row.get('url'), plan.references)
  const known = Object.entries(draft.value ?? {}).filter(([, source]) =>
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
  return findUnusedId([suggestId(shortTitle)], (id) => draft.get([id]) !== undefined, 'source')
}

function getHost(address: string): string | undefined {
  try {
    return new URL(address).host
  } catch {
    return undefined
  }
}

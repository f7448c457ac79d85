/** Describes a plan to the editor who decides about it. */
import { escapeUnprintable } from '@/lib/characters'
import { sheetKinds } from '../columns/sheets'
import type { SheetKind } from '../columns/column'
import type { FieldChange, Plan, PlannedRecord } from './plan'

const maxCell = 50
const maxListed = 200

/** Describes what an import adds, changes and leaves alone. */
export function describePlan(plan: Plan): string {
  const sections = sheetKinds.flatMap((kind) => {
    const records = plan.records.filter((record) => record.kind === kind.id)
    return records.length === 0 ? [] : [describeSection(kind, records)]
  })
  const notes = [...plan.notes].map(([rule, count]) => `${rule}: ${count}`)
  return [...sections, ...(notes.length > 0 ? [notes.join('\n')] : []), describeUnmentioned(plan)]
    .join('\n\n')
    .split('\n')
    .map(escapeUnprintable)
    .join('\n')
}

function describeSection({ name }: SheetKind, records: readonly PlannedRecord[]): string {
  const added = records.filter(({ isNew }) => isNew)
  const changed = records.filter(({ isNew, changes }) => !isNew && changes.length > 0)
  const same = records.length - added.length - changed.length
  const lines = [
    ...added.map(({ label, draft, base }) => `  add     ${label}${describeNew(draft.get(base))}`),
    ...changed.flatMap(({ label, changes }) => [`  change  ${label}`, ...changes.map(describeChange)]),
  ]
  const omitted = lines.length - maxListed
  return [
    `${name}: ${added.length} to add, ${changed.length} to change, ${same} the same`,
    ...lines.slice(0, maxListed),
    ...(omitted > 0 ? [`  and ${omitted} more lines`] : []),
  ].join('\n')
}

function describeNew(value: unknown): string {
  const fields = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  const name = fields['name'] ?? fields['title'] ?? fields['text']
  return typeof name === 'string' ? `: ${shorten(name)}` : ''
}

function describeChange({ heading, before, after }: FieldChange): string {
  // The end of a long text may be what has changed.
  let start = 0
  while (start < Math.min(before.length, after.length) && before[start] === after[start]) start++
  const from = Math.max(before.length, after.length) > maxCell ? Math.max(0, start - 15) : 0
  const show = (cell: string) => (cell === '' ? '(empty)' : `"${from > 0 ? '...' : ''}${shorten(cell.slice(from))}"`)
  return `            ${heading}: ${show(before)} -> ${show(after)}`
}

function shorten(cell: string): string {
  const line = cell.replace(/\s+/g, ' ')
  return line.length > maxCell ? `${line.slice(0, maxCell - 3)}...` : line
}

/** Counts what the files have and the sheets do not mention. */
function describeUnmentioned({ records, drafts }: Plan): string {
  const mentioned = new Set(records.map(({ kind, draft, base }) => JSON.stringify([kind, draft.file, base])))
  const isMentioned = (kind: SheetKind['id'], file: string, base: readonly (string | number)[]) =>
    mentioned.has(JSON.stringify([kind, file, base]))
  const { election, sources, candidates } = drafts
  const counts = {
    races: countItems(election.list(['races']).length, (index) =>
      isMentioned('races', election.file, ['races', index]),
    ),
    candidates: [...candidates.values()].filter(({ file }) => !isMentioned('candidates', file, [])).length,
    topics: countItems(election.list(['topics']).length, (index) =>
      isMentioned('topics', election.file, ['topics', index]),
    ),
    statements: [...candidates.values()].reduce(
      (sum, draft) =>
        sum +
        ['stances', 'positions'].reduce(
          (count, list) =>
            count +
            countItems(draft.list([list]).length, (index) => isMentioned('statements', draft.file, [list, index])),
          0,
        ),
      0,
    ),
    sources: Object.keys(sources.value ?? {}).filter((id) => !isMentioned('sources', sources.file, [id])).length,
  }
  const parts = Object.entries(counts).flatMap(([kind, count]) =>
    count > 0 ? [`${count} ${count === 1 ? kind.slice(0, -1) : kind}`] : [],
  )
  return parts.length === 0
    ? 'The sheets mention everything that is in the files.'
    : `Not in the sheets, and left alone: ${parts.join(', ')}. An import deletes nothing.`
}

function countItems(length: number, isMentioned: (index: number) => boolean): number {
  return Array.from({ length }, (_, index) => index).filter((index) => !isMentioned(index)).length
}

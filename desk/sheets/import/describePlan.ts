/** Describes a plan to the editor who decides about it. */
import { escapeUnprintable } from '@/lib/characters'
import { countNoun } from '@/lib/problems'
import { getText } from '@/lib/values'
import { sheetKinds } from '../kinds/sheetKinds'
import type { FieldChange, Plan, PlannedRecord } from '../plan/plan'
import { listUnmentioned } from './unmentioned'

const maxCell = 50
const maxListed = 200

export function describePlan(plan: Plan): string {
  const kinds = [...sheetKinds, { id: 'answers', name: 'Answers' }, { id: 'translations', name: 'Translations' }]
  const sections = kinds.flatMap((kind) => {
    const records = plan.records.filter((record) => record.kind === kind.id)
    return records.length === 0 ? [] : [describeSection(kind.name, records)]
  })
  const notes = [...plan.notes].map(([rule, count]) => `${rule}: ${count}`)
  return [...sections, ...(notes.length > 0 ? [notes.join('\n')] : []), describeUnmentioned(plan)]
    .join('\n\n')
    .split('\n')
    .map(escapeUnprintable)
    .join('\n')
}

function describeSection(name: string, records: readonly PlannedRecord[]): string {
  const added = records.filter(({ isNew }) => isNew)
  const changed = records.filter(({ isNew, changes }) => !isNew && changes.length > 0)
  const same = records.length - added.length - changed.length
  const lines = [
    ...added.map(({ label, file, base }) => `  add     ${label}${describeNew(file.get(base))}`),
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
  const name = ['name', 'title', 'text'].map((field) => getText(value, field)).find(Boolean)
  return name === undefined ? '' : `: ${shorten(name)}`
}

function describeChange({ heading, before, after }: FieldChange): string {
  // The end of long text may be what has changed.
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

function describeUnmentioned(plan: Plan): string {
  const counts = [...listUnmentioned(plan)].flatMap(([kind, rows]) => {
    const noun = kind.slice(0, -1).replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    return rows.length === 0 ? [] : countNoun(rows.length, noun)
  })
  if (counts.length === 0) return 'The sheets mention everything that is in the files.'
  return `Not in the sheets, and left alone: ${counts.join(', ')}. An import deletes nothing.`
}

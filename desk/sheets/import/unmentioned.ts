import { getText } from '@/lib/values'
import type { FilePart } from '../editedFiles'
import { listRaces } from '../kinds/people'
import { sheetKinds } from '../kinds/sheetKinds'
import type { Plan } from '../plan/plan'

/** Lists what the files have and the sheets do not mention, by the id of the kind of sheet. */
export function listUnmentioned({ records, files }: Plan): ReadonlyMap<string, readonly FilePart[]> {
  const mentioned = new Set(records.map(toKey))
  return new Map(
    sheetKinds.map(({ id, listRows }) => [
      id,
      listRows(files).filter((row) => !row.isOptional && !mentioned.has(toKey(row))),
    ]),
  )
}

function toKey({ file, base }: FilePart): string {
  return JSON.stringify([file.path, base])
}

/** Nouns for the rows of each sheet, and the column that identifies a row. */
const kinds: Readonly<Record<string, { readonly noun: string; readonly field: 'id' | 'number' }>> = {
  candidates: { noun: 'candidate', field: 'id' },
  races: { noun: 'race', field: 'id' },
  topics: { noun: 'topic', field: 'id' },
  groups: { noun: 'group', field: 'id' },
  areaKinds: { noun: 'kind of area', field: 'id' },
  areas: { noun: 'area', field: 'id' },
  statements: { noun: 'statement', field: 'number' },
  times: { noun: 'entry', field: 'number' },
  places: { noun: 'entry', field: 'number' },
}

/**
 * Reports rows that add something, while something of the same kind is in no row. Where nobody reads the plan of an import
 * before it is published, a corrected name would otherwise publish a person twice.
 */
export function reportRenamed(plan: Plan): void {
  const unmentioned = listUnmentioned(plan)
  for (const { row, record, column } of plan.origins) {
    const known = kinds[record.kind]
    if (column !== undefined || !record.isNew || !known || row.get(known.field) !== '') continue
    const [first, ...others] = (unmentioned.get(record.kind) ?? []).filter((other) => isAlike(record, other))
    if (!first) continue
    const listed = [first, ...others].slice(0, 3).map(describe).join(', ')
    const { noun, field } = known
    const message = `No row is about a ${noun} that the guide has: ${listed}. If this is the same ${noun} under a new name, enter its ${field}, ${identify(first)}. If it is a new one, enter ${identify(record)}.`
    plan.report(row, field, message)
  }
}

/** True for two candidates with a race in common, or for two items of one list. */
function isAlike(a: FilePart, b: FilePart): boolean {
  if (a.base.length === 0)
    return b.base.length === 0 && listRaces(b.file).some((race) => listRaces(a.file).includes(race))
  return a.file === b.file && String(a.base.slice(0, -1)) === String(b.base.slice(0, -1))
}

function identify({ file, base }: FilePart): string {
  if (base.length === 0) return file.path.replace(/^.*\/|\.yaml$/g, '')
  return getText(file.get(base), 'id') || String(Number(base.at(-1)) + 1)
}

function describe(part: FilePart): string {
  const value = part.file.get(part.base)
  const name = ['name', 'title', 'label', 'text'].map((field) => getText(value, field)).find(Boolean)
  return name === undefined ? identify(part) : `${identify(part)} (“${name.slice(0, 40)}”)`
}

import { formatCells } from '@/guide/open/csv'
import { escapeUnprintable } from '@/lib/characters'
import { groupBy } from '@/lib/collections'
import type { Task } from './task'

/** The most candidates with the same task whom a list has one by one. */
const MAX_REPEATED = 5
/** Names under a task that many candidates share. */
const NAMES = 3

/** The tasks by race and candidate, after those that many candidates share, which are listed once. */
export function formatTaskList(tasks: readonly Task[]): string {
  const ofCandidates = tasks.filter(({ candidateId }) => candidateId)
  const alike = groupBy(ofCandidates, ({ kind, what, todo }) => JSON.stringify([kind, what, todo]))
  const repeated = [...alike.values()].filter(({ length }) => length > MAX_REPEATED)
  const isRepeated = new Set(repeated.flat())
  const single = tasks.filter((task) => !isRepeated.has(task))
  const parts = [formatByRace(single.filter(({ kind }) => kind === 'election')), formatRepeated(repeated)]
  return [...parts, formatByRace(single.filter(({ kind }) => kind !== 'election'))].filter(Boolean).join('\n\n')
}

function formatRepeated(groups: readonly (readonly Task[])[]): string {
  const lines = groups.flatMap((tasks) => {
    const [{ what, todo }] = tasks as [Task]
    const names = tasks.slice(0, NAMES).map(({ candidate }) => candidate)
    const listed = `${names.join(', ')} and ${tasks.length - NAMES} more`
    return ['', `- ${what}: ${tasks.length} candidates`, `  ${todo}`, `  ${listed}`]
  })
  if (lines.length === 0) return ''
  return ['The same for many candidates. A file has each of them: --csv tasks.csv', ...lines]
    .map(escapeUnprintable)
    .join('\n')
}

function formatByRace(tasks: readonly Task[]): string {
  const races = groupBy(tasks, ({ race, kind }) => race ?? (kind === 'election' ? 'Election' : 'Shared by candidates'))
  const lines = [...races].flatMap(([race, ofRace]) => {
    const people = groupBy(ofRace, ({ candidateId = '' }) => candidateId)
    return ['', race, ...[...people].flatMap(([id, own]) => formatPerson(id, own))]
  })
  return lines.slice(1).map(escapeUnprintable).join('\n')
}

/** @param id empty for tasks of no single candidate */
function formatPerson(id: string, tasks: readonly Task[]): readonly string[] {
  const heading = id === '' ? [] : [`${tasks[0]?.candidate} (${id})`]
  return ['', ...heading, ...tasks.flatMap(formatTask)]
}

function formatTask({ kind, what, why, todo, address = '', file, field }: Task): readonly string[] {
  const details = [[why, todo].filter(Boolean).join(' '), ...(kind === 'address' ? [address, `${file}, ${field}`] : [])]
  return [`- ${what}`, ...details.map((line) => `  ${line}`)]
}

const columns: Readonly<Record<string, keyof Task>> = {
  Candidate: 'candidate',
  Race: 'race',
  Kind: 'kind',
  'Missing or old': 'what',
  Topic: 'topic',
  Why: 'why',
  'What to do': 'todo',
  Address: 'address',
  File: 'file',
  Field: 'field',
}

export function formatTaskCsv(tasks: readonly Task[]): string {
  const cells = tasks.map((task) => [...Object.values(columns).map((field) => task[field] ?? ''), '', ''])
  return formatCells([[...Object.keys(columns), 'Volunteer', 'Done'], ...cells])
}

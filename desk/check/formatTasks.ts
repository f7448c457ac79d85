import { formatCells } from '@/guide/open/csv'
import { escapeUnprintable } from '@/lib/characters'
import { groupBy } from '@/lib/groupBy'
import type { Task } from './worklist/task'

export function formatTaskList(tasks: readonly Task[]): string {
  const races = groupBy(tasks, ({ race = 'Shared by candidates, or about the election' }) => race)
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

/** Formats tasks as CSV, with empty columns for volunteers. */
export function formatTaskCsv(tasks: readonly Task[]): string {
  const cells = tasks.map((task) => [...Object.values(columns).map((field) => task[field] ?? ''), '', ''])
  return formatCells([[...Object.keys(columns), 'Volunteer', 'Done'], ...cells])
}

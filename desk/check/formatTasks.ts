/** Formats the worklist for a terminal and as CSV. */
import { formatCsv } from '@/guide/open/csv'
import type { Task } from '@/desk/check/worklist/task'
import { escapeUnprintable } from '@/lib/characters'
import { formatTable, type TableColumn } from './formatTable'

const columns: readonly TableColumn[] = [
  { heading: 'Candidate', share: 4 },
  { heading: 'Missing or old', share: 6 },
  { heading: 'What to do', share: 10 },
]

/**
 * Formats tasks as one table per race.
 * @param width columns of the terminal
 */
export function formatTaskTables(tasks: readonly Task[], width: number): string {
  const races = [...new Set(tasks.map(({ race }) => race))]
  return races
    .map((race) => {
      const ofRace = tasks.filter((task) => task.race === race)
      const rows = ofRace.map((task, index) => toCells(task, ofRace[index - 1]))
      return `${escapeUnprintable(race ?? 'Shared by candidates, or about the election')}\n\n${formatTable(columns, rows, width)}`
    })
    .join('\n\n')
}

/** The first of several rows has the name and the id of the candidate. */
function toCells(task: Task, previous: Task | undefined): readonly string[] {
  const { candidate = '', candidateId, kind, what, why = '', todo, address = '', file, field } = task
  const who = candidateId === undefined || candidateId === previous?.candidateId ? [] : [candidate, candidateId]
  const place = kind === 'address' ? [address, `${file}, ${field}`] : []
  const steps = [[why, todo].filter((sentence) => sentence !== '').join(' '), ...place]
  return [who, [what], steps].map((lines) => lines.map(escapeUnprintable).join('\n'))
}

/** Formats tasks as CSV, with empty columns for volunteers. */
export function formatTaskCsv(tasks: readonly Task[]): string {
  return formatCsv<Task>(
    {
      Candidate: ({ candidate }) => candidate,
      Race: ({ race }) => race,
      Kind: ({ kind }) => kind,
      'Missing or old': ({ what }) => what,
      Topic: ({ topic }) => topic,
      Why: ({ why }) => why,
      'What to do': ({ todo }) => todo,
      Address: ({ address }) => address,
      File: ({ file }) => file,
      Field: ({ field }) => field,
      Volunteer: () => '',
      Done: () => '',
    },
    tasks,
  )
}

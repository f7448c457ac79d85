import type { Guide } from '@/guide/fields/published'
import { trustFields } from '@/guide/read/findWarnings'
import type { Task } from './task'

type Finding = Pick<Task, 'what' | 'todo' | 'field'> & { readonly why?: string }

/**
 * Returns the tasks about the election itself.
 * @param today as `YYYY-MM-DD`
 */
export function listElectionTasks({ election, files }: Guide, today: string): readonly Task[] {
  const { when, where, publisher, research = {}, results, date } = election
  const findings: readonly (Finding | false)[] = [
    ...trustFields.map(
      (field) =>
        publisher?.[field] === undefined && {
          what: `Publisher without ${field}`,
          todo: 'Add who publishes the guide, who pays for it, and a contact.',
          field: `publisher, ${field}`,
        },
    ),
    ...(['statements', 'parties', 'questions'] as const).map(
      (field) =>
        research[field] === undefined && {
          what: `What the editors did about ${field}`,
          why: 'Pages state that nothing was found only if the editors looked for it.',
          todo: 'Enter yes or no.',
          field: `research, ${field}`,
        },
    ),
    when.hours === undefined
      ? { what: 'No polling hours', todo: 'Ask the election office, and add them with a source.', field: 'when, hours' }
      : when.hours.covers !== 'this election' && {
          what: 'Polling hours not confirmed',
          why: `The sources are about ${when.hours.covers === 'state' ? 'the state' : 'another year'}.`,
          todo: 'Look for a source about this election.',
          field: 'when, hours',
        },
    when.deadlines.length === 0 && {
      what: 'No deadline',
      todo: 'Add the last days to register and to ask for a ballot by mail.',
      field: 'when, deadlines',
    },
    !where.finder &&
      (where.places ?? []).length === 0 && {
        what: 'No polling places',
        todo: 'Add the places, or a website that finds them.',
        field: 'where',
      },
    (where.offices ?? []).length === 0 && {
      what: 'No election office',
      todo: 'Add the office that answers questions of voters.',
      field: 'where, offices',
    },
    today > date &&
      results === undefined && {
        what: 'No results',
        why: `Election day was ${date}.`,
        todo: 'Add the winners, with a source.',
        field: 'results',
      },
    results !== undefined &&
      (results.status === undefined || results.status === 'not known' || results.status === 'unofficial') && {
        what: 'Results not certified',
        todo: 'Look for the official results, and enter their status.',
        field: 'results, status',
      },
    results !== undefined &&
      results.votes === undefined && { what: 'No votes', todo: 'Add the votes of each race.', field: 'results, votes' },
  ]
  return findings.flatMap((finding) =>
    finding === false ? [] : [{ kind: 'election', file: files.election, ...finding }],
  )
}

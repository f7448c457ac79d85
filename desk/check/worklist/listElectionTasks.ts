import type { Guide } from '@/guide/fields/published'
import type { ValidElection } from '@/guide/read/electionFiles'
import { listElectionNeeds } from './listElectionNeeds'
import type { ChecklistItem, Task } from './task'

/**
 * Returns the tasks about the election itself.
 * @param today as `YYYY-MM-DD`
 */
export function listElectionTasks(guide: Guide, today: string, files: ValidElection): readonly Task[] {
  return listElectionNeeds(guide, today, files).flatMap(({ gaps }) =>
    gaps.flatMap((gap) => (gap ? [{ kind: 'election', file: guide.files.election, ...gap }] : [])),
  )
}

/** Returns what a guide needs about its election, known or not, with the first field to fill in. */
export function listChecklist(guide: Guide, today: string, files: ValidElection): readonly ChecklistItem[] {
  return listElectionNeeds(guide, today, files).map(({ done, goal, gaps }) => {
    const gap = gaps.find((each) => each !== false)
    if (!gap) return { label: done }
    const { file = guide.files.election, field } = gap
    return { label: goal, todo: { file, field } }
  })
}

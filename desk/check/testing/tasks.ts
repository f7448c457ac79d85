/** For tests: tasks of edited copies of a fixture. */
import { readProject } from '@/guide/files/readProject'
import { buildGuide } from '@/guide/read/publishedGuide'
import { readElection } from '@/guide/read/election'
import { GuideError } from '@/lib/problems'
import type { LinkResult, Task } from '../worklist/task'
import { listTasks } from '../worklist/listTasks'
import { copyElection, type Copy } from '@/guide/testing/fixtures'

/**
 * Reads the files of an election and builds the guide.
 * @throws GuideError with every problem
 */
export function readGuide(root: string, election?: string) {
  const files = readElection(readProject(root), election)
  if (!files.valid) throw new GuideError(files.problems)
  return { guide: buildGuide(files.valid), files }
}

/** Returns the tasks of an edited copy of a fixture. */
export function listEdited(
  edit: (copy: Copy) => void = () => {},
  fixture?: Parameters<typeof copyElection>[0],
  results?: ReadonlyMap<string, LinkResult>,
): readonly Task[] {
  const copy = copyElection(fixture)
  edit(copy)
  const { guide, files } = readGuide(copy.root)
  return listTasks(guide, files, results)
}

import { toLastingPath } from '@/guide/ask/siteElections'
import { createProblem, type DataFile } from '@/guide/read/readYaml'
import { toText } from '@/desk/editor/client/state/values'
import type { Problem } from '@/lib/problems'
import { getAt } from '@/lib/values'
import { readPublishedFile } from './readPublishedFile'

/**
 * Warns about an election of a site whose day differs from the published one: the day is its lasting address. Returns
 * nothing without Git.
 * @param data its file `election.yaml`
 */
export async function warnAboutMovedElection(root: string, data: DataFile): Promise<readonly Problem[]> {
  const published = await readPublishedFile(root, data.file)
  const before = toText(getAt(published?.value, ['date']))
  const date = data.get(['date'])
  return before === '' || typeof date !== 'string' || date === before ? [] : [warn(data, before)]
}

function warn(data: DataFile, before: string): Problem {
  const path = `${toLastingPath(before)}/`
  const fix = `Enter ${before} again, unless you mean this change.`
  const message = `The published day is ${before}. With another day, the address ${path} no longer works, and links to it fail. ${fix}`
  return createProblem(data, ['date'], message)
}

import { toLastingPath } from '@/guide/ask/siteElections'
import { siteFileName } from '@/guide/fields/siteFileName'
import { readProject } from '@/guide/files/readProject'
import { findElection } from '@/guide/read/findElection'
import { createProblem, parseYaml, readFile } from '@/guide/read/readYaml'
import { listSiteElections } from '@/guide/read/siteElections'
import { toText } from '@/desk/editor/client/state/values'
import type { Problem } from '@/lib/problems'
import { getAt } from '@/lib/values'
import { readPublishedFile } from './readPublishedFile'

/**
 * Warns about elections of the published site that the site no longer has, because their addresses stop working. Returns
 * nothing without Git.
 * @throws GuideError if the file of the site has problems
 */
export async function warnAboutRemovedElections(root: string): Promise<readonly Problem[]> {
  const published = await readPublishedFile(root, siteFileName)
  const [current, archive] = ['current', 'archive'].map((key) => getAt(published?.value, [key]))
  if (!Array.isArray(archive)) return []
  const files = readProject(root)
  const elections = listSiteElections(files)
  const names = new Set([findElection(files), ...elections.map(({ name }) => name)])
  const removed = [current, ...archive].map(toText).filter((name) => name !== '' && !names.has(name))
  const data = files.has(siteFileName) ? readFile(files, siteFileName) : parseYaml('', siteFileName)
  const warnings = removed.map(async (name) => {
    const file = await readPublishedFile(root, `data/${name}/election.yaml`)
    const date = toText(getAt(file?.value, ['date']))
    const address = toLastingPath(date)
    // Its folder may have been renamed.
    if (date === '' || elections.some((each) => each.path === address)) return []
    const fix = 'Add it to the archive again, unless you removed it on purpose.'
    const message = `The published site has the election “${name}”. Without it, addresses that begin with ${address}/ stop working, and links to them fail. ${fix}`
    return [createProblem(data, ['archive'], message)]
  })
  return (await Promise.all(warnings)).flat()
}

/** Warnings about published addresses that would stop working. None without Git. */
import { toText } from '@/desk/editor/client/state/values'
import { siteFileName } from '@/guide/files/files'
import { readProject } from '@/guide/files/readProject'
import { toLastingPath } from '@/guide/ask/electionSummaries'
import { findElection, listSiteElections } from '@/guide/read/site'
import { createProblem, parseBytes, parseYaml, readFile, type DataFile } from '@/guide/read/yaml'
import type { Problem } from '@/lib/problems'
import { getAt } from '@/lib/values'
import { createGit } from './runGit'

/** Warns if the day of `election.yaml` differs from the published one: the day is the lasting address. */
export async function warnAboutMovedElection(root: string, data: DataFile): Promise<readonly Problem[]> {
  const before = toText(getAt(await readPublished(root, data.file), ['date']))
  const date = data.get(['date'])
  if (before === '' || typeof date !== 'string' || date === before) return []
  const fix = `Enter ${before} again, unless you mean this change.`
  const message = `The published day is ${before}. With another day, the address ${toLastingPath(before)}/ no longer works, and links to it fail. ${fix}`
  return [createProblem(data, ['date'], message)]
}

/**
 * Warns about elections of the published site that the site no longer has.
 * @throws GuideError if the file of the site has problems
 */
export async function warnAboutRemovedElections(root: string): Promise<readonly Problem[]> {
  const published = await readPublished(root, siteFileName)
  const [current, archive] = ['current', 'archive'].map((key) => getAt(published, [key]))
  if (!Array.isArray(archive)) return []
  const files = readProject(root)
  const elections = listSiteElections(files)
  const names = new Set([findElection(files), ...elections.map(({ name }) => name)])
  const removed = [current, ...archive].map(toText).filter((name) => name !== '' && !names.has(name))
  const data = files.has(siteFileName) ? readFile(files, siteFileName) : parseYaml('', siteFileName)
  const warnings = removed.map(async (name) => {
    const date = toText(getAt(await readPublished(root, `data/${name}/election.yaml`), ['date']))
    const address = toLastingPath(date)
    // Its folder may have been renamed.
    if (date === '' || elections.some((each) => each.path === address)) return []
    const fix = 'Add it to the archive again, unless you removed it on purpose.'
    const message = `The published site has the election “${name}”. Without it, addresses that begin with ${address}/ stop working, and links to them fail. ${fix}`
    return [createProblem(data, ['archive'], message)]
  })
  return (await Promise.all(warnings)).flat()
}

/** Reads the branch on the server or, without one, the last commit. Undefined without the file or without Git. */
async function readPublished(root: string, file: string): Promise<unknown> {
  const git = createGit(root)
  const show = async () => {
    const { isDone: isTracked } = await git(['rev-parse', '--verify', '--quiet', '@{upstream}'])
    return git(['show', `${isTracked ? '@{upstream}' : 'HEAD'}:./${file}`])
  }
  // Rejects if this computer has no Git.
  const shown = await show().catch(() => undefined)
  return shown?.isDone ? parseBytes(shown.output, file).value : undefined
}

/** Compares a live site with the open data of the version that was published. */
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { workFolder } from '@/build/publishFolder'
import { compareFiles } from '@/build/verify/verifySite'
import { toOpenData } from '@/guide/ask/candidates'
import type { Guide } from '@/guide/fields/published'
import { documentFields, formatDataFile } from '@/guide/open/files'
import { paths } from '@/lib/paths'
import { writeFileWithFolders } from '@/lib/writeFileWithFolders'

const keptFolder = join(workFolder, 'published')

/** Keeps the files that the live site will have: the open data that does not depend on the address of the site. */
export function keepExpectedFiles(root: string, commit: string, guide: Guide): void {
  rmSync(join(root, keptFolder), { recursive: true, force: true })
  const documents = Object.keys(documentFields).map((name) => [paths.dataFile(name), formatDataFile(name, guide, '')])
  const files = [['/candidates.json', `${JSON.stringify(toOpenData(guide), undefined, 2)}\n`], ...documents]
  for (const [path = '', content = ''] of files) writeFileWithFolders(join(root, keptFolder, commit, path), content)
}

/** True if the live site has the files that were kept, or if none were. */
export async function isLive(root: string, commit: string, site: URL): Promise<boolean> {
  const folder = join(root, keptFolder, commit)
  if (!existsSync(folder)) return true
  const limits = { timeout: 10_000, retryDelays: [] }
  return (await compareFiles(folder, site, { limits })).differences.length === 0
}

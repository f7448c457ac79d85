import { fork } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildArchiveEnv, buildChildEnv } from '@/lib/env'
import { languages as siteLanguages } from '@/lib/locale/language'
import { GuideError, type Problem } from '@/lib/problems'
import { stagingFolder } from './publishFolder'
import type { ArchivedExport } from './exportCache'
import type { Sheets } from './electionsPage'

/** File in which the build of an archived election returns its sheets. The site does not have it. */
export const sheetsFile = 'sheets.json'

/** Builds an archived election in a process of its own, because the languages are constants of a process. */
export async function runBuild(
  name: string,
  path: string,
  signal: AbortSignal,
): Promise<Pick<ArchivedExport, 'folder' | 'sheets'>> {
  const folder = `${stagingFolder}.${path.slice(1)}`
  const child = fork(join('build', 'archivedBuild.ts'), [folder], {
    env: buildChildEnv(buildArchiveEnv(name, path, siteLanguages)),
    signal,
  })
  const message = 'This archived election cannot be built. The error is printed above.'
  let problems: readonly Problem[] = [{ file: `data/${name}`, message }]
  child.on('message', (reported) => {
    problems = reported as readonly Problem[]
  })
  const status = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve))
  if (status !== 0) throw new GuideError(problems)
  const sheets = JSON.parse(readFileSync(join(folder, sheetsFile), 'utf8')) as Sheets
  rmSync(join(folder, sheetsFile))
  return { folder, sheets }
}

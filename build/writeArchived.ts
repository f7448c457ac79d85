import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { electionsPage } from './exportedFiles'
import { readEnv } from '@/lib/env'
import { addCompressed } from './postbuild'
import { verifyExport } from './verifyExport'
import { renderElection, toFinished, toPlain, writeElection, type RenderedElection } from './writeElection'
import { sheetsFile } from './runBuild'
import { readSheet, type Sheets } from './electionsPage'

/** Writes the export of the archived election of this process into a folder, laid out as in the site, and its sheets. */
export async function writeArchived(folder: string): Promise<void> {
  const env = readEnv()
  const election = await renderElection()
  await writeElection(folder, election, env.plainExport ? toPlain : toFinished)
  if (!env.plainExport) await addCompressed(folder, election.guide, env)
  verifyExport(folder, election.inputs, env.basePath)
  writeFileSync(join(folder, sheetsFile), JSON.stringify(readSheets(election)))
}

function readSheets({ inputs, exports }: RenderedElection): Sheets {
  const pages = inputs.map(({ language }, index) => [language, exports[index]?.elections?.get(electionsPage)] as const)
  return Object.fromEntries(pages.map(([language, page]) => [language, readSheet(page?.toString() ?? '')]))
}

import { readEnv } from '@/lib/env'
import { addCompressed } from '@/build/postbuild'
import { verifyExport } from '@/build/verifyExport'
import { renderElection, toFinished, toPlain, writeElection } from '@/build/writeElection'

/** Writes the export of the archived election of this process into a folder, laid out as in the site. */
export async function writeArchived(folder: string): Promise<void> {
  const env = readEnv()
  const election = await renderElection()
  await writeElection(folder, election, env.plainExport ? toPlain : toFinished)
  if (!env.plainExport) await addCompressed(folder, election.guide, env)
  verifyExport(folder, election.inputs, env.basePath)
}

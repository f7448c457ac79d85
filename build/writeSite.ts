/** Builds the elections of a site, and publishes them together. */
import type { Guide } from '@/guide/fields/published'
import { readEnv } from '@/lib/env'
import { settleAll } from '@/lib/mapInParallel'
import { buildArchive, type ArchivedElection } from './archive'
import { deleteOldCaches } from './electionCache'
import { completeElectionsPage, readSheets, type Sheets } from './electionsPage'
import { addExport } from './exportCache'
import { listPageFolders, writeMovedPages } from './movedPages'
import { addHostFiles } from './postbuild'
import { publishFolder, recoverPublished, removeLeftovers, requireReplaceable, stagingFolder } from './publishFolder'
import {
  type ExportVariant,
  normalizeModes,
  type RenderedElection,
  renderElection,
  runStep,
  writeElection,
} from './writeElection'
import { verifyExport } from './verifyExport'

export async function writeSite(out: string): Promise<Guide> {
  removeLeftovers()
  const stop = new AbortController()
  const archive = runStep('archive', () => buildArchive(readEnv(), stop.signal))
  const current = renderElection().catch((error: unknown) => {
    stop.abort()
    throw error
  })
  const [election, archived] = await settleAll([current, archive])
  await assembleSite(out, election, archived)
  deleteOldCaches()
  removeLeftovers()
  return election.guide
}

/** Builds the archived election of this process into a folder laid out as in the site. Returns its sheets. */
export async function writeArchivedElection(folder: string): Promise<Sheets> {
  const election = await renderElection()
  const { plainExport, basePath } = readEnv()
  await writeElection(folder, election, plainExport ? 'plain' : 'finished')
  verifyExport(folder, election.inputs, basePath)
  return readSheets(election)
}

/**
 * Assembles a complete site from the current election and the archive, newest first, in a work folder, verifies it, and
 * only then replaces the published one.
 */
async function assembleSite(
  out: string,
  election: RenderedElection,
  archive: readonly ArchivedElection[],
): Promise<void> {
  const env = readEnv()
  const complete = await completeElectionsPage(election, archive, env)
  const digests = new Map(archive.flatMap((each) => [...each.digests]))
  const write = async (folder: string, target: string, variant: ExportVariant) => {
    await writeElection(folder, complete, variant, {
      images: archive.flatMap(({ images }) => images),
      photos: archive.flatMap(({ photos }) => photos),
    })
    const pages = listPageFolders(folder)
    for (const each of archive) addExport(folder, each)
    if (archive.length > 0) writeMovedPages(folder, { date: election.guide.election.date, pages }, archive, env)
    if (variant === 'finished') await addHostFiles(folder, env, digests)
    normalizeModes(folder)
    verifyExport(folder, election.inputs, env.basePath, new Set(digests.keys()))
    publishFolder(folder, target)
  }
  if (env.keepPlainExport) {
    const plain = `${out}-plain`
    requireReplaceable(plain)
    recoverPublished(plain, { lockedByUs: true })
    await write(`${stagingFolder}-plain`, plain, 'plain')
  }
  await write(stagingFolder, out, env.plainExport ? 'plain' : 'finished')
}

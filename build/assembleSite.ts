/** Assembles a complete site from its elections in a work folder, verifies it, and only then replaces the published one. */
import { readEnv } from '@/lib/env'
import { languages } from '@/lib/locale/language'
import { addArchive } from './addArchive'
import { addOthers } from './addOthers'
import type { ArchivedElection } from './archive'
import { writeOffline } from './offline/writeOffline'
import { addCompressed, addHostFiles } from './postbuild'
import { publishFolder, recoverPublished, requireReplaceable, stagingFolder } from './publishFolder'
import { runStep } from './runStep'
import { verifyExport } from './verifyExport'
import { normalizeModes, toFinished, toPlain, writeElection, type Form, type RenderedElection } from './writeElection'

/**
 * @param election the current one
 * @param archive the others, newest first
 */
export async function assembleSite(
  out: string,
  election: RenderedElection,
  archive: readonly ArchivedElection[],
): Promise<void> {
  const env = readEnv()
  const { guide, inputs } = election
  const complete = await addOthers(election, archive, env)
  const digests = new Map(archive.flatMap((each) => [...each.digests]))
  const write = async (folder: string, target: string, form: Form) => {
    await writeElection(folder, complete, form, {
      images: archive.flatMap(({ images }) => images),
      photos: archive.flatMap(({ photos }) => photos),
    })
    // Before the archive is added, which readers cannot keep.
    writeOffline(folder, languages, env)
    if (form === toFinished) await runStep('host files', () => addCompressed(folder, guide, env))
    addArchive(folder, guide.election.date, archive, env)
    if (form === toFinished) await addHostFiles(folder, env, digests)
    normalizeModes(folder)
    verifyExport(folder, inputs, env.basePath, new Set(digests.keys()))
    publishFolder(folder, target)
  }
  if (env.keepPlainExport) {
    const plain = `${out}-plain`
    requireReplaceable(plain)
    recoverPublished(plain, { lockedByUs: true })
    await write(`${stagingFolder}-plain`, plain, toPlain)
  }
  await write(stagingFolder, out, env.plainExport ? toPlain : toFinished)
}

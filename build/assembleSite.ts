/** Assembles a complete site from its elections in a work folder, verifies it, and only then replaces the published one. */
import { cpSync } from 'node:fs'
import { readEnv } from '@/lib/env'
import { languages } from '@/lib/locale/language'
import { addArchive, type StagedElection } from './archive/addArchive'
import { addOthers } from './archive/addOthers'
import type { Archived } from './archive/buildArchive'
import { writeOffline } from './offline/writeOffline'
import { addCompressed, addHostFiles } from './postbuild'
import { archiveFolder, publishFolder, recoverPublished, requireReplaceable, stagingFolder } from './publishFolder'
import { runStep } from './runStep'
import { verifyExport } from './verifyExport'
import { normalizeModes, toFinished, toPlain, writeElection, type Form, type RenderedElection } from './writeElection'

/**
 * @param election the current one
 * @param archive the others
 * @param staged their files, in the work folder
 */
export async function assembleSite(
  out: string,
  election: RenderedElection,
  archive: readonly Archived[],
  staged: readonly StagedElection[],
): Promise<void> {
  const env = readEnv()
  const { guide, inputs } = election
  const complete = await addOthers(election, staged, env)
  const files = new Map(staged.flatMap((each) => [...each.files]))
  const write = async (folder: string, target: string, form: Form) => {
    await writeElection(folder, complete, form, {
      images: archive.flatMap(({ images }) => images),
      photos: archive.flatMap(({ photos }) => photos),
    })
    // Before the archive is added, which readers cannot keep.
    writeOffline(folder, languages, env)
    if (form === toFinished) await runStep('host files', () => addCompressed(folder, guide, env))
    addArchive(folder, guide.election.date, `${folder}.archive`, staged, env)
    if (form === toFinished) await addHostFiles(folder, env, files)
    normalizeModes(folder)
    verifyExport(folder, inputs, env.basePath, new Set(files.keys()))
    publishFolder(folder, target)
  }
  if (env.keepPlainExport) {
    const plain = `${out}-plain`
    requireReplaceable(plain)
    recoverPublished(plain, { lockedByUs: true })
    const folder = `${stagingFolder}-plain`
    if (archive.length > 0) cpSync(archiveFolder, `${folder}.archive`, { recursive: true })
    await write(folder, plain, toPlain)
  }
  await write(stagingFolder, out, env.plainExport ? toPlain : toFinished)
}

/** Writes a complete site to a work folder, verifies it, and only then replaces the published one. */
import { cpSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import type { Guide } from '@/guide/fields/published'
import { readEnv } from '@/lib/env'
import { languages } from '@/lib/locale/language'
import { settleAll } from '@/lib/settleAll'
import { addArchive, stageArchive } from './archive/addArchive'
import { addOthers } from './archive/addOthers'
import { listArchive } from './archive/buildArchive'
import { deleteOldCaches } from './electionCache'
import { writeOffline } from './offline/writeOffline'
import { addCompressed, addHostFiles } from './postbuild'
import { publishFolder, recoverPublished, removeLeftovers, requireReplaceable, stagingFolder } from './publishFolder'
import { verifyExport } from './verifyExport'
import { normalizeModes, renderElection, runStep, toFinished, toPlain, writeElection, type Form } from './writeElection'

export async function writeSite(out: string): Promise<Guide> {
  const env = readEnv()
  removeLeftovers()
  const archive = await listArchive(env)
  const stop = new AbortController()
  const [election, staged] = await settleAll([
    // The builds of the archive start first.
    setImmediate()
      .then(renderElection)
      .catch((error: unknown) => {
        stop.abort()
        throw error
      }),
    runStep('archive', () => stageArchive(`${stagingFolder}.archive`, archive, stop.signal)),
  ])
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
    if (archive.length > 0) cpSync(`${stagingFolder}.archive`, `${folder}.archive`, { recursive: true })
    await write(folder, plain, toPlain)
  }
  await write(stagingFolder, out, env.plainExport ? toPlain : toFinished)
  deleteOldCaches()
  return guide
}

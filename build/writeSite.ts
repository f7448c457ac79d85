/** Writes a complete site to a work folder, verifies it, and only then replaces the published one. */
import { chmodSync, cpSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Guide } from '@/guide/fields/published'
import { readEnv } from '@/lib/env'
import { listLanguages } from '@/guide/read/readLanguages'
import { languages } from '@/lib/locale/language'
import { paths, placeholderId } from '@/lib/paths'
import { GuideError } from '@/lib/problems'
import { loadCheckedGuide } from './reportElection'
import { nameDrawings } from '@/build/images/writePhotos'
import { writeImages } from './images/writeImages'
import { postbuild } from './postbuild'
import {
  exportFolder,
  publishFolder,
  recoverPublished,
  removeLeftovers,
  requireReplaceable,
  stagingFolder,
} from './publishFolder'
import { runNextBuild } from './runNextBuild'
import { verifyExport } from './verifyExport'

/**
 * Exported files that must not ship: not-found pages with an address of their own, which a host would send with status
 * 200, the placeholders for empty lists, which Next.js rejects, the feed of a site whose URL is not configured, and the
 * calendar of an election that is over.
 */
function findUnwantedExports({ election, questions, candidates }: Guide): readonly string[] {
  const placeholders = [
    ...['profile', 'compare', 'topics', 'answers'].map((page) => `${page}/${placeholderId}`),
    `img/${placeholderId}.svg`,
    `lookup/${placeholderId}`,
  ]
  return [
    '404',
    '_not-found',
    ...placeholders,
    ...(questions.length > 0 ? [] : ['questions']),
    ...(candidates.length > 0 ? [] : ['profile']),
    ...(readEnv().siteUrl ? [] : [paths.correctionsFeed]),
    ...(election.results ? [paths.calendar] : []),
  ]
}

async function runStep<Result>(name: string, step: () => Promise<Result>): Promise<Result> {
  const start = performance.now()
  const result = await step()
  console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`)
  return result
}

/** Makes files readable for a web server, whatever the umask and the modes of the editors' files are. */
function normalizeModes(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) normalizeModes(path)
    else chmodSync(path, 0o644)
  }
}

/** The languages were read before the guide, since modules with page text need them when they load. */
function requireLanguages({ election, files }: Guide): void {
  const found = listLanguages(election).join(', ')
  const begun = languages.join(', ')
  if (found === begun) return
  const expected = `${begun}, the languages that the build began with`
  throw new GuideError([{ file: files.election, field: 'languages', expected, found, fix: 'Build again.' }])
}

function publish(staging: string, out: string, guide: Guide): void {
  normalizeModes(staging)
  verifyExport(staging, guide, readEnv().basePath)
  publishFolder(staging, out)
}

export async function writeSite(out: string): Promise<Guide> {
  const env = readEnv()
  const staging = stagingFolder
  removeLeftovers()
  const guide = nameDrawings(await runStep('check', loadCheckedGuide))
  requireLanguages(guide)
  await runStep('next build', () => runNextBuild(exportFolder, guide))
  renameSync(exportFolder, staging)
  await runStep('images', () => writeImages(staging, guide))
  for (const file of findUnwantedExports(guide)) rmSync(join(staging, file), { recursive: true, force: true })
  if (env.keepPlainExport) {
    const plain = `${out}-plain`
    requireReplaceable(plain)
    recoverPublished(plain, { lockedByUs: true })
    cpSync(staging, `${staging}-plain`, { recursive: true })
    publish(`${staging}-plain`, plain, guide)
  }
  if (!env.plainExport) await runStep('static html', () => postbuild(staging, guide, env))
  publish(staging, out, guide)
  return guide
}

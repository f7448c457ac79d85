/** Replaces the published site by a new one, so that at every moment one complete site exists. */
import { existsSync, lstatSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { GuideError } from '@/lib/problems'
import { isLocked } from '@/lib/lock'
import { exchangeFolders } from './exchangeFolders'

/** Folder for everything that a build writes before it is published. */
export const workFolder = '.build'

/** Lock of the builds in this checkout. */
export const lockFile = join(workFolder, 'lock')

/** The guide of the current build, for Next.js. */
export const guideFile = join(workFolder, 'guide')

/** Creates the work folder. Deletes a file in its place, which can only be a leftover. */
export function createWorkFolder(): void {
  const stat = lstatSync(workFolder, { throwIfNoEntry: false })
  if (stat && !stat.isDirectory()) rmSync(workFolder)
  mkdirSync(workFolder, { recursive: true })
}

/** Folder that `next build` writes. It has the same name in every build, because Next.js caches for one folder only. */
export const exportFolder = join(workFolder, 'site')

/** Folder in which this build finishes the site. No other build has the same. */
export const stagingFolder = join(workFolder, `site.${process.pid}`)

/** Deletes what builds that were killed have left. Only the owner of the lock may call it. */
export function removeLeftovers(): void {
  for (const name of readdirSync(workFolder))
    if (/^site(?:\.|$)/.test(name)) rmSync(join(workFolder, name), { recursive: true, force: true })
}

function getPreviousFolder(out: string): string {
  return join(workFolder, `${basename(out)}.previous`)
}

/**
 * Checks that `out` can be replaced.
 * @throws GuideError if something other than a folder has its name
 */
export function requireReplaceable(out: string): void {
  const stat = lstatSync(out, { throwIfNoEntry: false })
  if (!stat || stat.isDirectory()) return
  const found = stat.isSymbolicLink() ? 'a symbolic link' : 'a file'
  throw new GuideError([{ file: out, expected: 'a folder, or nothing', found, fix: 'Move it away, then build again.' }])
}

/**
 * Replaces `out` by the staged folder. The previous site is deleted only once the new one is in place. Where the system
 * can exchange two folders at once, `out` is never missing. Elsewhere, it is between two renames.
 */
export function publishFolder(staging: string, out: string): void {
  const previous = getPreviousFolder(out)
  rmSync(previous, { recursive: true, force: true })
  if (existsSync(out) && exchangeFolders(staging, out)) {
    rmSync(staging, { recursive: true, force: true })
    return
  }
  if (existsSync(out)) renameSync(out, previous)
  try {
    renameSync(staging, out)
  } catch (error) {
    if (existsSync(previous)) renameSync(previous, out)
    throw error
  }
  rmSync(previous, { recursive: true, force: true })
}

/** Restores the published site if a build was killed between the two renames. Does nothing while a build is running. */
export function recoverPublished(out: string, { lockedByUs = false } = {}): void {
  if (!lockedByUs && isLocked(lockFile)) return
  const previous = getPreviousFolder(out)
  if (!existsSync(out) && existsSync(previous)) renameSync(previous, out)
}

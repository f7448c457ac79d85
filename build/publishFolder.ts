/** Replaces the published site by a new one, so that at every moment one complete site exists. */
import { existsSync, lstatSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { spawnSync } from 'node:child_process'
import { GuideError } from '@/lib/problems'
import { isLocked } from '@/lib/lock'

/** Folder for everything that a build writes before it is published. */
export const workFolder = '.build'

/** Lock of the builds in this checkout. */
export const lockFile = join(workFolder, 'lock')

/** Lock of the one process of a build that runs Next.js. It owns the guide and the export below. */
export const nextLockFile = join(workFolder, 'next-lock')

/** The guide that Next.js renders. */
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

/** Deletes work folders of this build, and of builds that were killed. Only the owner of the lock may call it. */
export function removeLeftovers(): void {
  for (const name of readdirSync(workFolder))
    if (/^site(?:\.|$)/.test(name)) rmSync(join(workFolder, name), { recursive: true, force: true })
}

function getPreviousFolder(out: string): string {
  return join(workFolder, `${basename(out)}.previous`)
}

/** @throws GuideError if something other than a folder has the name of `out` */
export function requireReplaceable(out: string): void {
  const stat = lstatSync(out, { throwIfNoEntry: false })
  if (!stat || stat.isDirectory()) return
  const kind = stat.isSymbolicLink() ? 'a symbolic link' : 'a file'
  const message = `This is ${kind}, but must be a folder. Move it away, then build again.`
  throw new GuideError([{ file: out, message }])
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

/** Numbers of the system call `renameat2` on Linux, by architecture. */
const renameat2: Readonly<Record<string, number>> = { x64: 316, arm64: 276 }

/** Resolves the paths from the current folder, and exchanges them. */
const script = 'exit(syscall(shift() + 0, -100, $ARGV[0], -100, $ARGV[1], 2) == 0 ? 0 : 1)'

/**
 * Swaps two folders atomically, so that both names always exist. Node.js has no function for this, but Perl, which most
 * Linux systems include, can make the system call.
 * @returns false if this system cannot do it, and nothing has changed
 */
export function exchangeFolders(first: string, second: string): boolean {
  const call = process.platform === 'linux' ? renameat2[process.arch] : undefined
  return call !== undefined && spawnSync('perl', ['-e', script, String(call), first, second]).status === 0
}

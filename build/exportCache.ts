/** Caches the export of an archived election as a folder. Later builds hard-link its files instead of writing them again. */
import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { digestContent } from '@/lib/checksums'
import { listFiles } from '@/lib/listFiles'
import type { Sheets } from './electionsPage'

/** The finished files of an archived election, in a folder laid out as in the site. */
export interface ArchivedExport {
  readonly folder: string
  /** Digests of the files by their path in the site. */
  readonly digests: ReadonlyMap<string, string>
  readonly sheets: Sheets
}

interface CachedFile {
  readonly digest: string
  /** In bytes. */
  readonly size: number
  /** As in `Stats`. */
  readonly mtimeMs: number
}

interface Entry {
  /** Digest of everything that the export depends on. */
  readonly description: string
  readonly files: Readonly<Record<string, CachedFile>>
  readonly sheets: Sheets
}

/** The last export of an election. Neither a missing nor an unwritable folder is an error. */
export class ExportCache {
  readonly #folder: string
  readonly #files: string
  readonly #entry: string

  constructor(folder: string) {
    this.#folder = folder
    this.#files = join(folder, 'files')
    this.#entry = join(folder, 'entry.json')
  }

  /**
   * Returns the export if it is complete and unchanged.
   * @param description everything that it depends on
   */
  read(description: string): ArchivedExport | undefined {
    const entry = this.#readEntry()
    const files = Object.entries(entry?.files ?? {})
    if (
      entry?.description !== digestContent(description) ||
      !files.every(([file, cached]) => isUnchanged(join(this.#files, file), cached))
    )
      return undefined
    return { folder: this.#files, digests: toDigests(files), sheets: entry.sheets }
  }

  /** Replaces the cached export by that in a folder. If this fails, the export stays in its folder. */
  keep(description: string, folder: string, sheets: Sheets): ArchivedExport {
    const files = listFiles(folder).map((file) => [file, describeFile(join(folder, file))] as const)
    try {
      rmSync(this.#folder, { recursive: true, force: true })
      mkdirSync(this.#folder, { recursive: true })
      moveFolder(folder, this.#files)
      const entry: Entry = { description: digestContent(description), files: Object.fromEntries(files), sheets }
      writeFileSync(this.#entry, JSON.stringify(entry))
    } catch {
      // The next build builds the election again.
    }
    return { folder: existsSync(folder) ? folder : this.#files, digests: toDigests(files), sheets }
  }

  #readEntry(): Entry | undefined {
    try {
      return JSON.parse(readFileSync(this.#entry, 'utf8')) as Entry
    } catch {
      return undefined
    }
  }
}

function toDigests(files: readonly (readonly [string, CachedFile])[]): ReadonlyMap<string, string> {
  return new Map(files.map(([file, { digest }]) => [file, digest]))
}

function describeFile(path: string): CachedFile {
  const { size, mtimeMs } = statSync(path)
  return { digest: digestContent(readFileSync(path)), size, mtimeMs }
}

/** Reads the file only if its time differs: hosts may restore the cache with new times. */
function isUnchanged(path: string, { digest, size, mtimeMs }: CachedFile): boolean {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat || stat.size !== size) return false
  return stat.mtimeMs === mtimeMs || digestContent(readFileSync(path)) === digest
}

/** The cache may be on another disk. */
function moveFolder(from: string, to: string): void {
  try {
    renameSync(from, to)
  } catch {
    cpSync(from, to, { recursive: true, preserveTimestamps: true })
  }
}

/**
 * Hard-links the files of an export into a folder, except those that it has: elections share scripts and photographs, whose
 * names have a digest of their content.
 */
export function addExport(folder: string, { folder: from, digests }: ArchivedExport): void {
  const files = [...digests.keys()].filter((file) => !existsSync(join(folder, file)))
  for (const parent of new Set(files.map(dirname))) mkdirSync(join(folder, parent), { recursive: true })
  for (const file of files) linkOrCopy(join(from, file), join(folder, file))
}

/** Copies where hard links are impossible, such as between disks. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}

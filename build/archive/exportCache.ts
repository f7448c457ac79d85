/** Keeps the export of an archived election as a folder, whose files later builds link instead of writing them anew. */
import { copyFileSync, cpSync, existsSync, linkSync, mkdirSync, readFileSync, renameSync } from 'node:fs'
import { rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { digestContent } from '@/lib/checksums'
import { listFiles } from '@/lib/listFiles'
import { toPosixPath } from '@/lib/toPosixPath'
import type { Sheets } from './sheets'

/** The finished files of an archived election, in a folder laid out as in the site. */
export interface ArchivedExport {
  readonly folder: string
  /** Digests of the files by their path in the site. */
  readonly digests: ReadonlyMap<string, string>
  readonly sheets: Sheets
}

interface KeptFile {
  readonly digest: string
  /** In bytes. */
  readonly size: number
  /** Time of the last change, in milliseconds since 1970. */
  readonly changed: number
}

interface Entry {
  /** Digest of everything that the export depends on. */
  readonly description: string
  readonly files: Readonly<Record<string, KeptFile>>
  readonly sheets: Sheets
}

/** A folder with the last export of an election. Neither a missing nor an unwritable folder is an error. */
export class ExportCache {
  readonly #folder: string
  readonly #files: string
  readonly #entry: string

  constructor(folder: string) {
    this.#folder = folder
    this.#files = join(folder, 'files')
    this.#entry = join(folder, 'entry.json')
  }

  /** False if there is an export, of which files may be missing or changed. */
  isEmpty(): boolean {
    return !existsSync(this.#entry)
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
      !files.every(([file, kept]) => isUnchanged(join(this.#files, file), kept))
    )
      return undefined
    return { folder: this.#files, digests: toDigests(files), sheets: entry.sheets }
  }

  /** Moves an export here, in place of the last one. It stays where it is if that is impossible. */
  keep(description: string, folder: string, sheets: Sheets): ArchivedExport {
    const files = listFiles(folder).map((file) => [toPosixPath(file), describeFile(join(folder, file))] as const)
    try {
      rmSync(this.#folder, { recursive: true, force: true })
      mkdirSync(this.#folder, { recursive: true })
      moveFolder(folder, this.#files)
      const entry: Entry = { description: digestContent(description), files: Object.fromEntries(files), sheets }
      writeFileSync(this.#entry, JSON.stringify(entry))
    } catch {
      // The next build makes the export again.
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

function toDigests(files: readonly (readonly [string, KeptFile])[]): ReadonlyMap<string, string> {
  return new Map(files.map(([file, { digest }]) => [file, digest]))
}

function describeFile(path: string): KeptFile {
  const { size, mtimeMs } = statSync(path)
  return { digest: digestContent(readFileSync(path)), size, changed: mtimeMs }
}

/** A file is only read if its time differs: copies of the cache, like those of hosts, may have another. */
function isUnchanged(path: string, { digest, size, changed }: KeptFile): boolean {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat || stat.size !== size) return false
  return stat.mtimeMs === changed || digestContent(readFileSync(path)) === digest
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
 * Adds the files of an export to a folder, which keeps those that it has: elections share scripts and photographs, whose
 * names have a digest of their content.
 */
export function addExport(folder: string, { folder: from, digests }: ArchivedExport): void {
  const files = [...digests.keys()].filter((file) => !existsSync(join(folder, file)))
  for (const parent of new Set(files.map(dirname))) mkdirSync(join(folder, parent), { recursive: true })
  for (const file of files) linkOrCopy(join(from, file), join(folder, file))
}

/** Not every file system has links. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}

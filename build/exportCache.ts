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

interface Entry {
  /** Digest of everything that the export depends on. */
  readonly description: string
  readonly files: Readonly<Record<string, string>>
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

  /** Returns the export if it is complete and unchanged. The description is everything that it depends on. */
  read(description: string): ArchivedExport | undefined {
    const entry = this.#readEntry()
    const digests = new Map(Object.entries(entry?.files ?? {}))
    const isUnchanged = ([file, digest]: readonly [string, string]) => digestFile(join(this.#files, file)) === digest
    if (entry?.description !== digestContent(description) || ![...digests].every(isUnchanged)) return undefined
    return { folder: this.#files, digests, sheets: entry.sheets }
  }

  /** Replaces the cached export by that in a folder. If this fails, the export stays in its folder. */
  keep(description: string, folder: string, sheets: Sheets): ArchivedExport {
    const digests = new Map(listFiles(folder).map((file) => [file, digestFile(join(folder, file)) ?? '']))
    try {
      rmSync(this.#folder, { recursive: true, force: true })
      mkdirSync(this.#folder, { recursive: true })
      moveFolder(folder, this.#files)
      const entry = { description: digestContent(description), files: Object.fromEntries(digests), sheets }
      writeFileSync(this.#entry, JSON.stringify(entry satisfies Entry))
    } catch {
      // The next build builds the election again.
    }
    return { folder: existsSync(folder) ? folder : this.#files, digests, sheets }
  }

  #readEntry(): Entry | undefined {
    try {
      return JSON.parse(readFileSync(this.#entry, 'utf8')) as Entry
    } catch {
      return undefined
    }
  }
}

/** Undefined for a missing file. */
function digestFile(path: string): string | undefined {
  return existsSync(path) ? digestContent(readFileSync(path)) : undefined
}

/** The cache may be on another disk. */
function moveFolder(from: string, to: string): void {
  try {
    renameSync(from, to)
  } catch {
    cpSync(from, to, { recursive: true })
  }
}

/**
 * Hard-links the files of an export into a folder. Skips files that are already there: elections share scripts and
 * photographs, whose names have a digest of their content.
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

/** The list of a transaction's files, from which another process can finish or undo it. */
import { lstatSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { digestContent } from '@/lib/checksums'
import { GuideError } from '@/lib/problems'

export interface FileChange {
  /** Path relative to the project's folder, with forward slashes. */
  readonly file: string
  /** Omitted for a new file. */
  readonly before?: Uint8Array | undefined
  /** Omitted if the file is deleted. */
  readonly after?: Uint8Array | undefined
}

const journalSchema = z.object({
  id: z.uuid(),
  entries: z.array(
    z.object({
      file: z.string().regex(/^(?:data|public)(?:\/(?!\.{1,2}(?:\/|$))[^/\\]+)+$/),
      before: z.string(),
      after: z.string(),
    }),
  ),
})

/** A transaction whose new files are complete, but may not be in place. */
export type Journal = z.infer<typeof journalSchema>

/** A file of a transaction, with the versions of its bytes before and after. */
export type Entry = Journal['entries'][number]

/** The journal. Git ignores it, like every other file of a transaction. */
export const journalFile = 'data/.changes.tmp'

export const lockFile = 'data/.changes.lock.tmp'

/** True for the name of a file that a transaction leaves behind if it is interrupted. */
export function isTemporary(name: string): boolean {
  return /^\..*[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}.*\.tmp$/.test(name)
}

/** Path of the temporary file with the bytes of a file before or after the change. It is next to the file. */
export function getTemporary(root: string, { id, entries }: Journal, file: string, kind: 'old' | 'new'): string {
  // Names of photographs may be as long as the system allows, so this one does not contain them.
  const number = entries.findIndex((entry) => entry.file === file)
  return join(root, dirname(file), `.${id}-${number}.${kind}.tmp`)
}

export function readBytes(path: string): Uint8Array | undefined {
  return lstatSync(path, { throwIfNoEntry: false })?.isFile() ? readFileSync(path) : undefined
}

/** Digest of a file's bytes. Empty if there is no file. */
export function getVersion(bytes: Uint8Array | undefined): string {
  return bytes ? digestContent(bytes) : ''
}

/** Version of what is at a path. A folder or a link has one that no file has. */
export function readVersion(path: string): string {
  const stats = lstatSync(path, { throwIfNoEntry: false })
  return stats && !stats.isFile() ? 'no file' : getVersion(readBytes(path))
}

/** @throws GuideError if the journal is damaged, or if a file in it is outside of the project's folder */
export function readJournal(root: string): Journal | undefined {
  const bytes = readBytes(join(root, journalFile))
  if (!bytes) return undefined
  const journal = parseJournal(bytes)
  if (journal?.entries.every(({ file }) => isInside(root, dirname(file)))) return journal
  const message =
    'This list of the files of a save is damaged. Compare the files in data and public/img with the last commit, and correct them. Then delete this one.'
  throw new GuideError([{ file: journalFile, message }], 'A save was interrupted, and cannot be finished.')
}

function parseJournal(bytes: Uint8Array): Journal | undefined {
  try {
    return journalSchema.parse(JSON.parse(new TextDecoder().decode(bytes)))
  } catch {
    return undefined
  }
}

/** A link could lead out of the project's folder. */
function isInside(root: string, folder: string): boolean {
  if (folder === '.') return true
  const stats = lstatSync(join(root, folder), { throwIfNoEntry: false })
  return (!stats || stats.isDirectory()) && isInside(root, dirname(folder))
}

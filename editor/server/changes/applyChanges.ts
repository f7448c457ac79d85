/** Changes files: all of them or none. */
import { mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { readYaml } from '@/data/load/readYaml'
import { replaceFile } from '@/data/write/writeYamlFile'
import { getVersion, readBytes, requireReal, type ElectionFile } from '../files/electionFolder'
import { RequestError } from '../http/requestError'

/** A change of a file. */
export interface Change {
  readonly file: ElectionFile
  /** Bytes of the file before the change. Omitted for a new file. */
  readonly before?: Uint8Array
  /** Bytes of the file after the change. Omitted if it is deleted. */
  readonly after?: Uint8Array
}

/**
 * Writes and deletes files. If this throws, every file that can be restored is as it was.
 * @param reason ends a sentence about a file that has changed on disk, like "since you opened it"
 * @throws RequestError with status 409 if a file has other bytes than before the changes
 */
export function applyChanges(changes: readonly Change[], reason: string): void {
  for (const { file, before } of changes) requireBytes(requireReal(file), before, reason)
  const done: Change[] = []
  try {
    for (const change of changes) {
      writeBytes(change.file, change.after, () => requireBytes(change.file, change.before, reason))
      done.push(change)
    }
  } catch (error) {
    for (const change of done.toReversed()) restore(change)
    throw error
  }
}

function restore({ file, before }: Change): void {
  try {
    writeBytes(file, before)
  } catch {
    // The other files can still be restored, and the first error has the reason.
  }
}

/** Returns the changes that undo others. */
export function revertChanges(changes: readonly Change[]): readonly Change[] {
  return changes.map(({ file, before, after }) => ({ file, before: after, after: before })).toReversed()
}

function writeBytes({ fullPath }: ElectionFile, bytes: Uint8Array | undefined, verify?: () => void): void {
  if (!bytes) {
    verify?.()
    return rmSync(fullPath)
  }
  mkdirSync(dirname(fullPath), { recursive: true })
  replaceFile(fullPath, bytes, verify)
}

function requireBytes(file: ElectionFile, bytes: Uint8Array | undefined, reason: string): void {
  if (getVersion(readBytes(file.fullPath)) !== getVersion(bytes)) throw createConflict(file, reason)
}

/**
 * Creates the error about a file that has another version. It contains the file as it is now.
 * @param reason ends a sentence that begins with the file, like "since you opened it"
 */
export function createConflict({ path, file, fullPath }: ElectionFile, reason: string): RequestError {
  const version = getVersion(readBytes(fullPath))
  const { value } = readYaml(fullPath, file)
  const message = `${file} has changed on disk ${reason}. Nothing was overwritten.`
  return new RequestError(409, { message, file: { path, version, value } })
}

import { join } from 'node:path'
import { listElections } from '@/guide/read/findElection'
import { parseBytes, readYaml, maxFileSize } from '@/guide/read/readYaml'
import { readBytes, type FileChange, getVersion } from '@/lib/transaction/journal'
import { listPaths, toFile, type FilePlace } from './files/electionFolder'
import { findSrc, toImageFile } from './files/photos'
import { isGroup, type YamlValue } from '@/guide/write/yamlValue'
import { writeYaml } from '@/guide/write/writeYaml'
import { findHeader } from '@/desk/new/templates'
import type { ChangedFile } from '@/desk/editor/api'
import { RequestError } from './http/failures'

/** Ends the sentence about a file that has changed before it was saved. */
export const sinceOpened = 'since you opened it'

/**
 * Plans the change of a file to the value of a draft, with as few changed lines as possible. Writes nothing.
 * @throws RequestError with status 409 if the file has another version than the draft began with
 * @throws GuideError if the file cannot be edited
 */
export function planChange(file: FilePlace, { value, base }: Omit<ChangedFile, 'path'>): FileChange {
  const before = readBytes(file.fullPath)
  if (getVersion(before) !== base) throw createConflict(file, sinceOpened)
  if (value !== undefined) {
    const after = writeYaml(before, toGroup(value), file.file, findHeader(file.file))
    if (after.length <= maxFileSize) return { file: file.file, before, after }
    throw new RequestError(413, { message: 'This would be too long to save: more than 1 MB. Shorten it.' })
  }
  if (file.path.includes('/')) return { file: file.file, before }
  throw new RequestError(400, { message: `${file.file} cannot be deleted, because every election needs it.` })
}

function toGroup(value: unknown): YamlValue {
  // Values come from JSON, so they have no other types than YAML.
  const group = value as YamlValue
  if (isGroup(group)) return group
  throw new RequestError(400, { message: 'A draft must be a group of fields.' })
}

/**
 * Creates the error about a file that has another version. It contains the file as it is now.
 * @param reason ends a sentence that begins with the file, like "since you opened it"
 */
export function createConflict({ path, file, fullPath }: FilePlace, reason: string): RequestError {
  const version = getVersion(readBytes(fullPath))
  const { value } = readYaml(fullPath, file)
  const message = `${file} was changed elsewhere ${reason}. Nothing was overwritten.`
  return new RequestError(409, { message, file: { path, version, value } })
}

/** Returns the changes that undo others. A photograph stays if a candidate of any election still names it. */
export function planUndo(root: string, changes: readonly FileChange[]): readonly FileChange[] {
  const reverted = changes.map(({ file, before, after }) => ({ file, before: after, after: before })).toReversed()
  const usedPhotos = new Set(reverted.some(({ after }) => !after) ? listPhotos(root, reverted).map(toImageFile) : [])
  return reverted.filter(({ file, after }) => after !== undefined || !usedPhotos.has(file))
}

/** Names of the photographs that candidates' files name after the changes. */
function listPhotos(root: string, changes: readonly FileChange[]): readonly string[] {
  return listElections(root)
    .flatMap((folder) => listPaths(root, folder).map((path) => toFile(root, folder, path)))
    .flatMap(({ path, file }) => {
      if (!path.startsWith('candidates/')) return []
      const change = changes.find((each) => each.file === file)
      const bytes = change ? change.after : readBytes(join(root, file))
      return (bytes && findSrc(parseBytes(bytes, file).value)) ?? []
    })
}

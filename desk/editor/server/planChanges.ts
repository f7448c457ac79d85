import { getBytes, updateFiles, type Files } from '@/guide/files/files'
import { listElections } from '@/guide/read/site'
import { maxFileSize, readFile } from '@/guide/read/yaml'
import { type FileChange, getVersion } from '@/lib/transaction/journal'
import { listPaths, toFile } from './files/electionFolder'
import { findSrc, toImageFile } from './files/photos'
import { isGroup, type YamlValue } from '@/guide/write/yamlValue'
import { writeYaml } from '@/guide/write/writeYaml'
import { findHeader } from '@/desk/new/templates'
import type { ChangedFile } from '@/desk/editor/api'
import { RequestError, toElectionPath } from './http/failures'

/** Ends the sentence about a file that has changed before it was saved. */
export const sinceOpened = 'since you opened it'

/**
 * Plans the change of a file to the value of a draft, with as few changed lines as possible. Writes nothing.
 * @throws RequestError with status 409 if the file has another version than the draft began with
 * @throws GuideError if the file cannot be edited
 */
export function planChange(project: Files, folder: string, { path, value, base }: ChangedFile): FileChange {
  const file = toFile(folder, path)
  const before = getBytes(project, file)
  if (getVersion(before) !== base) throw createConflict(project, folder, file, sinceOpened)
  if (value !== undefined) {
    const after = writeYaml(before, toGroup(value), file, findHeader(file))
    if (after.length <= maxFileSize) return { file, before, after }
    throw new RequestError(413, { message: 'This would be too long to save: more than 1 MB. Shorten it.' })
  }
  if (path.includes('/')) return { file, before }
  throw new RequestError(400, { message: `${file} cannot be deleted, because every election needs it.` })
}

function toGroup(value: unknown): YamlValue {
  // Values come from JSON, so they have no other types than YAML.
  const group = value as YamlValue
  if (isGroup(group)) return group
  throw new RequestError(400, { message: 'A draft must be a group of fields.' })
}

/** The error contains the file as it is now. `reason` ends a sentence, like "since you opened it". */
export function createConflict(project: Files, folder: string, file: string, reason: string): RequestError {
  const version = getVersion(getBytes(project, file))
  const { value } = readFile(project, file)
  const message = `${file} was changed elsewhere ${reason}. Nothing was overwritten.`
  return new RequestError(409, { message, file: { path: toElectionPath(file, folder), version, value } })
}

/** Returns the changes that undo others. A photograph stays if a candidate of any election still names it. */
export function planUndo(project: Files, changes: readonly FileChange[]): readonly FileChange[] {
  const reverted = changes.map(({ file, before, after }) => ({ file, before: after, after: before })).toReversed()
  const usedPhotos = new Set(reverted.some(({ after }) => !after) ? listPhotos(project, reverted).map(toImageFile) : [])
  return reverted.filter(({ file, after }) => after !== undefined || !usedPhotos.has(file))
}

function listPhotos(project: Files, changes: readonly FileChange[]): readonly string[] {
  const changed = updateFiles(project, changes)
  return listElections(changed)
    .flatMap((folder) => listPaths(changed, folder).map((path) => toFile(folder, path)))
    .flatMap((file) => findSrc(readFile(changed, file).value) ?? [])
}

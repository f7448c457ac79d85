import { readYaml, maxFileSize } from '@/guide/read/readYaml'
import { isGroup, type YamlValue } from '@/guide/write/yamlValue'
import { writeYaml } from '@/guide/write/writeYaml'
import { getVersion, readBytes, type FileChange } from '@/lib/transaction/journal'
import { candidateHeader } from '@/desk/new/candidateText'
import type { ChangedFile } from '@/desk/editor/api'
import type { FilePlace } from '../files/electionFolder'
import { RequestError } from '../http/failures'

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
  const isCandidate = file.path.startsWith('candidates/')
  if (value !== undefined) {
    const after = writeYaml(before, toGroup(value), file.file, isCandidate ? candidateHeader : '')
    if (after.length <= maxFileSize) return { file: file.file, before, after }
    throw new RequestError(413, { message: `${file.file} would be larger than 1 MB. Shorten it.` })
  }
  if (isCandidate) return { file: file.file, before }
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
  const message = `${file} has changed on disk ${reason}. Nothing was overwritten.`
  return new RequestError(409, { message, file: { path, version, value } })
}

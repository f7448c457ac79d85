/** Turns drafts into the bytes of files. */
import { maxFileSize, readYaml } from '@/guide/read/readYaml'
import { isGroup } from '@/guide/write/contents'
import type { YamlValue } from '@/guide/write/edits'
import { editFile, formatFile } from '@/guide/write/yamlBytes'
import { GuideError } from '@/lib/problems'
import { getVersion, readBytes, type FileChange } from '@/lib/transaction/journal'
import { candidateHeader } from '@/desk/new/candidateText'
import type { ChangedFile } from '@/desk/editor/api'
import type { ElectionFile } from '../files/electionFolder'
import { RequestError } from '../http/requestError'
import { createConflict } from './createConflict'
import { deriveEdits } from './deriveEdits'

/** Ends the sentence about a file that has changed before it was saved. */
export const sinceOpened = 'since you opened it'

/**
 * Plans the change of a file to the value of a draft, with as few changed lines as possible. Writes nothing.
 * @throws RequestError with status 409 if the file has another version than the draft began with
 * @throws GuideError if the file cannot be edited
 */
export function planChange(file: ElectionFile, { value, base }: Omit<ChangedFile, 'path'>): FileChange {
  const before = readBytes(file.fullPath)
  if (getVersion(before) !== base) throw createConflict(file, sinceOpened)
  const isCandidate = file.path.startsWith('candidates/')
  if (value !== undefined) {
    const group = toGroup(value)
    const header = isCandidate ? candidateHeader : ''
    const after = before ? edit(before, group, file) : formatFile(group, file.file, header)
    if (after.length <= maxFileSize) return { file: file.file, before, after }
    throw new RequestError(413, { message: `${file.file} would be larger than 1 MB. Shorten it.` })
  }
  if (isCandidate) return { file: file.file, before }
  throw new RequestError(400, { message: `${file.file} cannot be deleted, because every election needs it.` })
}

/** The bytes with the edits that lead to a value. */
function edit(before: Uint8Array, value: YamlValue, { file, fullPath }: ElectionFile): Uint8Array {
  const data = readYaml(fullPath, file)
  if (data.problems.length > 0) throw new GuideError(data.problems)
  return editFile(before, deriveEdits((data.value ?? {}) as YamlValue, value), value, file)
}

function toGroup(value: unknown): YamlValue {
  // Values come from JSON, so they have no other types than YAML.
  const group = value as YamlValue
  if (isGroup(group)) return group
  throw new RequestError(400, { message: 'A draft must be a group of fields.' })
}

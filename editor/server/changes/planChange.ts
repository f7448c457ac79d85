/** Turns drafts into the bytes of files. */
import { isDeepStrictEqual } from 'node:util'
import { maxFileSize, readYaml } from '@/data/load/readYaml'
import { isGroup } from '@/data/write/contents'
import { editSource } from '@/data/write/editYaml'
import type { YamlValue } from '@/data/write/edits'
import { formatYaml } from '@/data/write/formatYaml'
import { verifyValue } from '@/data/write/verifyValue'
import { GuideError } from '@/lib/problems'
import { candidateHeader } from '@/scripts/new/candidateText'
import type { ChangedFile } from '../../api'
import { getVersion, readBytes, type ElectionFile } from '../files/electionFolder'
import { RequestError } from '../http/requestError'
import { createConflict, type Change } from './applyChanges'
import { deriveEdits } from './deriveEdits'

/** Ends the sentence about a file that has changed before it was saved. */
export const sinceOpened = 'since you opened it'

/**
 * Plans the change of a file to the value of a draft, with as few changed lines as possible. Writes nothing.
 * @throws RequestError with status 409 if the file has another version than the draft began with
 * @throws GuideError if the file cannot be edited
 */
export function planChange(file: ElectionFile, { value, base }: Omit<ChangedFile, 'path'>): Change {
  const before = readBytes(file.fullPath)
  if (getVersion(before) !== base) throw createConflict(file, sinceOpened)
  const isCandidate = file.path.startsWith('candidates/')
  if (value !== undefined) {
    const group = toGroup(value)
    const after = Buffer.from(before ? edit(before, group, file) : create(group, file, isCandidate))
    if (after.length <= maxFileSize) return { file, before, after }
    throw new RequestError(413, { message: `${file.file} would be larger than 1 MB. Shorten it.` })
  }
  if (isCandidate) return { file, before }
  throw new RequestError(400, { message: `${file.file} cannot be deleted, because every election needs it.` })
}

function create(value: YamlValue, { file }: ElectionFile, isCandidate: boolean): string {
  const text = formatYaml(value, file, isCandidate ? candidateHeader : '')
  verifyValue(text, value, file)
  return text
}

/** The text with edits that lead to exactly this value. */
function edit(before: Uint8Array, value: YamlValue, { file, fullPath }: ElectionFile): string {
  const data = readYaml(fullPath, file)
  if (data.problems.length > 0) throw new GuideError(data.problems)
  const source = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(before)
  const edited = editSource(source, deriveEdits((data.value ?? {}) as YamlValue, value), file)
  if (isDeepStrictEqual(edited.value, value)) return edited.text
  return editSource(source, [{ kind: 'set', path: [], value }], file).text
}

function toGroup(value: unknown): YamlValue {
  // Values come from JSON, so they have no other types than YAML.
  const group = value as YamlValue
  if (isGroup(group)) return group
  throw new RequestError(400, { message: 'A draft must be a group of fields.' })
}

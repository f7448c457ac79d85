/** Writes drafts to the files of an election. */
import { mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { parseYaml, readYaml } from '@/data/load/readYaml'
import { isGroup } from '@/data/write/contents'
import { editSource } from '@/data/write/editYaml'
import type { Edit, YamlValue } from '@/data/write/edits'
import { createYamlFile, writeYamlFile } from '@/data/write/writeYamlFile'
import { GuideError } from '@/lib/problems'
import { candidateHeader } from '@/scripts/new/candidateText'
import { getVersion, readVersion, type ElectionFile } from '../files/electionFolder'
import { RequestError } from '../http/requestError'
import { deriveEdits } from './deriveEdits'

/**
 * Changes a file to the value of a draft, with as few changed lines as possible.
 * @param base the version of the file that the draft began with
 * @returns the bytes of the file before. Undefined if nothing has changed
 * @throws RequestError with status 409 if the file has another version
 * @throws GuideError if the file cannot be edited
 */
export function saveDraft(file: ElectionFile, value: unknown, base: unknown): Uint8Array | undefined {
  const { fullPath } = file
  if (readVersion(fullPath) !== base) throw createConflict(file)
  const data = readYaml(fullPath, file.file)
  if (data.problems.length > 0) throw new GuideError(data.problems, 'Nothing was saved.')
  const before = readFileSync(fullPath)
  if (getVersion(before) !== base) throw createConflict(file)
  try {
    return writeYamlFile(fullPath, planEdits(before, toGroup(value), file), file.file, before) ? before : undefined
  } catch (error) {
    throw error instanceof GuideError && readVersion(fullPath) !== base ? createConflict(file) : error
  }
}

/**
 * Creates the file of a candidate.
 * @throws GuideError if there is such a file
 */
export function createFile({ fullPath, file }: ElectionFile, value: unknown): void {
  const group = toGroup(value)
  mkdirSync(dirname(fullPath), { recursive: true })
  createYamlFile(fullPath, group, candidateHeader, file)
}

/** Edits that lead to exactly this value. */
function planEdits(before: Uint8Array, value: YamlValue, { file }: ElectionFile): readonly Edit[] {
  const source = new TextDecoder('utf-8', { fatal: true }).decode(before)
  const edits = deriveEdits((parseYaml(source, file).value ?? {}) as YamlValue, value)
  return isDeepStrictEqual(editSource(source, edits, file).value, value) ? edits : [{ kind: 'set', path: [], value }]
}

function toGroup(value: unknown): YamlValue {
  // Values come from JSON, so they have no other types than YAML.
  const group = value as YamlValue
  if (group !== undefined && isGroup(group)) return group
  throw new RequestError(400, { message: 'A draft must be a group of fields.' })
}

/**
 * Creates the error about a file that has another version. It contains the file as it is now.
 * @param reason ends a sentence that begins with the file, like "since you opened it"
 */
export function createConflict(file: ElectionFile, reason = 'since you opened it'): RequestError {
  const { data, version } = readCurrent(file)
  const message = `${file.file} has changed on disk ${reason}. Nothing was overwritten.`
  return new RequestError(409, { message, file: { path: file.path, version, value: data.value } })
}

function readCurrent({ fullPath, file }: ElectionFile) {
  return { version: readVersion(fullPath), data: readYaml(fullPath, file) }
}

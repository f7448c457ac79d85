/** Writes YAML files: completely or not at all. */
import { randomUUID } from 'node:crypto'
import { chmodSync, lstatSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { GuideError } from '@/lib/problems'
import { readYaml } from '../load/readYaml'
import { editSource } from './editYaml'
import type { Edit, YamlValue } from './edits'
import { formatYaml } from './formatYaml'
import { verifyValue } from './verifyValue'

/**
 * Edits a YAML file. If this throws, the file is unchanged.
 * @param path the path of the file
 * @param file the path to show in problems. By default, the path
 * @returns true if the file has changed
 * @throws GuideError if the file cannot be read or edited, if an edit does not fit, or if the result read back is not
 *   what was asked for
 */
export function writeYamlFile(path: string, edits: readonly Edit[], file = path): boolean {
  const { problems } = readYaml(path, file)
  if (problems.length > 0) throw new GuideError(problems)
  const before = readFileSync(path)
  const source = decode(before)
  const { text, value } = editSource(source, edits, file)
  if (text === source) return false
  replaceFile(path, text, (written) => {
    verifyFile(written, value, file)
    if (!readFileSync(path).equals(before)) throw reportChange(file)
  })
  return true
}

function reportChange(file: string): GuideError {
  const fix = 'Load the file again and repeat the change.'
  return new GuideError([{ file, expected: 'a file that nothing else changes', found: 'another change', fix }])
}

/**
 * Creates a YAML file with its fields in the order of the schema.
 * @param header lines of comments, each with its `#`, without a line break at the end
 * @throws GuideError if the file exists, or if the result read back is not what was asked for
 */
export function createYamlFile(path: string, value: YamlValue, header = '', file = path): void {
  if (lstatSync(path, { throwIfNoEntry: false })) {
    const fix = 'Choose another name, or edit the file.'
    throw new GuideError([{ file, expected: 'a file that does not exist yet', found: 'a file of this name', fix }])
  }
  replaceFile(path, formatYaml(value, file, header), (written) => verifyFile(written, value, file))
}

/**
 * Writes a temporary file, verifies it and gives it the name of the file. If this throws, the file is unchanged.
 * @param verify throws if the temporary file, whose path it gets, must not replace the file
 */
export function replaceFile(path: string, content: string | Uint8Array, verify?: (written: string) => void): void {
  const temporary = join(dirname(path), `.${basename(path)}.${randomUUID()}.tmp`)
  try {
    writeFileSync(temporary, content, { flag: 'wx' })
    const stats = lstatSync(path, { throwIfNoEntry: false })
    if (stats) chmodSync(temporary, stats.mode)
    verify?.(temporary)
    renameSync(temporary, path)
  } catch (error) {
    // The explanation of an error of the file system names the file, not the temporary one.
    throw error instanceof Error && 'code' in error ? Object.assign(error, { path }) : error
  } finally {
    rmSync(temporary, { force: true })
  }
}

function verifyFile(path: string, value: YamlValue, file: string): void {
  verifyValue(new TextDecoder().decode(readFileSync(path)), value, file)
}

/** Decodes UTF-8 and keeps a byte order mark. */
function decode(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
}

/** Compares the value of a text with the value that it should have. */
import { isDeepStrictEqual } from 'node:util'
import { describeFound, GuideError } from '@/lib/problems'
import { createProblem, getValue, parseYaml } from '@/guide/read/readYaml'
import type { YamlPath, YamlValue } from './edits'

/**
 * Reads a text and compares it with a value.
 * @param file the path to show in problems
 * @throws GuideError if the text cannot be read, or has another value
 */
export function verifyValue(text: string, expected: YamlValue, file: string): void {
  const data = parseYaml(text, file)
  if (data.problems.length > 0) throw new GuideError(data.problems)
  if (isDeepStrictEqual(data.value, expected)) return
  const path = findDifference(expected, data.value)
  const value = path.reduce(getValue, expected)
  const fix = 'The file has not changed. Edit this field by hand.'
  throw new GuideError([createProblem(data, path, describeFound(value), describeFound(data.get(path)), fix)])
}

/** Returns the path of the first difference. */
function findDifference(expected: unknown, found: unknown): YamlPath {
  if (!isContainer(expected) || !isContainer(found) || Array.isArray(expected) !== Array.isArray(found)) return []
  const keys = [...new Set([...Object.keys(expected), ...Object.keys(found)])]
  const key = keys.find((name) => !isDeepStrictEqual(getValue(expected, name), getValue(found, name)))
  if (key === undefined) return []
  return [Array.isArray(expected) ? Number(key) : key, ...findDifference(getValue(expected, key), getValue(found, key))]
}

function isContainer(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** Reads an editor's YAML file and keeps the line number of each field. */
import { readFileSync } from 'node:fs'
import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, type Document } from 'yaml'
import { fieldName, type Problem } from '@/lib/problems'
import { syntaxProblems } from './syntaxProblems'

/** A file's unvalidated content, or the problems that prevented reading it. */
export interface DataFile {
  /** The file's path as shown in problems. */
  readonly file: string
  /** The parsed content. Undefined if the file could not be read. */
  readonly value: unknown
  /** Returns the unvalidated value of a field. Undefined if it is missing. */
  readonly get: (path: readonly PropertyKey[]) => unknown
  /** Returns the line of a field, from 1. If the field is missing, the line of the closest enclosing field. */
  readonly lineOf: (path: readonly PropertyKey[]) => number
  readonly problems: readonly Problem[]
}

/**
 * Reads a YAML file.
 * @param path the path to read
 * @param file the path to show in problems
 */
export function readYaml(path: string, file: string): DataFile {
  let source: string
  try {
    source = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path))
  } catch (error) {
    return { file, value: undefined, get: () => undefined, lineOf: () => 1, problems: [readProblem(file, error)] }
  }
  const lines = new LineCounter()
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false })
  const problems = syntaxProblems(document, source, file, lines)
  const value: unknown = problems.length > 0 ? undefined : document.toJS()
  return {
    file,
    value,
    get: (field) => field.reduce(valueOf, value),
    lineOf: (field) => lines.linePos(offsetOf(document, field)).line || 1,
    problems,
  }
}

function readProblem(file: string, error: unknown): Problem {
  const expected = 'a readable file'
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  if (code === 'ENOENT') return { file, expected, found: 'no such file', fix: `Create ${file}.` }
  if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA')
    return { file, expected, found: 'characters that are not UTF-8', fix: 'Save the file as UTF-8.' }
  return { file, expected, found: code === 'EISDIR' ? 'a folder' : String(error) }
}

/** Creates a problem with one field of a file. */
export function problemAt(
  { file, lineOf }: DataFile,
  path: readonly PropertyKey[],
  expected: string,
  found: string,
  fix?: string,
): Problem {
  return { file, line: lineOf(path), field: fieldName(path), expected, found, fix }
}

function valueOf(container: unknown, key: PropertyKey): unknown {
  return typeof container === 'object' && container !== null ? Reflect.get(container, key) : undefined
}

function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  let node: unknown = document.contents
  let offset = 0
  for (const key of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(key))
      if (!pair) break
      if (isNode(pair.key)) offset = pair.key.range?.[0] ?? offset
      node = pair.value
    } else if (isSeq(node)) {
      node = node.items[Number(key)]
      if (!isNode(node)) break
      offset = node.range?.[0] ?? offset
    } else break
  }
  return offset
}

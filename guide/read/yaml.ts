/** An editor's YAML file, with the position of each field and the problems of its syntax. */
import {
  LineCounter,
  parseDocument,
  isMap,
  isNode,
  isSeq,
  isScalar,
  isCollection,
  visit,
  type Pair,
  type YAMLMap,
  type Document,
  type Scalar,
  type Node,
} from 'yaml'
import { decodeUtf8 } from '@/lib/decodeUtf8'
import { memoize } from '@/lib/collections'
import { askOthers, formatFieldName, truncate, type Problem } from '@/lib/problems'
import { getAt, toItems } from '@/lib/values'
import { listNames, type Files } from '@/guide/files/files'

export type Path = readonly PropertyKey[]

/** A file's unvalidated content, or the problems that prevented reading it. */
export interface DataFile {
  /** The file's path as shown in problems. */
  readonly file: string
  /** The parsed content. Undefined if the file could not be read. */
  readonly value: unknown
  /** Returns the unvalidated value of a field. Undefined if it is missing. */
  readonly get: (path: Path) => unknown
  /** Returns the position of a field, from 1. If the field is missing, that of the closest enclosing field. */
  readonly positionOf: (path: Path) => { readonly line: number; readonly column: number }
  readonly problems: readonly Problem[]
}

/** The types of YAML 1.2, even below a line `%YAML 1.1`, where a date would not be a string, and `no` would be false. */
export const yamlOptions = { schema: 'core', prettyErrors: false, uniqueKeys: false } as const

/** Largest file that is read, in bytes. */
export const maxFileSize = 1_000_000

const maxLines = 25_000

const maxBrackets = 5000

const maxIndicators = 30_000

/** Files that would keep the parser busy for seconds. Its time grows faster than their number of items. */
function findExcess(source: string): string | undefined {
  const lines = countMatches(source, /\n/g)
  if (lines > maxLines) return `This file has ${lines} lines. Shorten it to at most ${maxLines}.`
  const hasTooManyBrackets = countMatches(source, /[[{]/g) > maxBrackets || /(?:[-?][ \t]+){50}/.test(source)
  const indicators = countMatches(source, /[[\]{},&*!%\\]|[-?:][ \t\n]/g)
  if (!hasTooManyBrackets && indicators <= maxIndicators) return undefined
  return 'This file has too many brackets, dashes, commas or other special characters. Shorten it.'
}

/** Fields of an election have at most 6 levels. The checks visit values recursively. */
const maxDepth = 50

/** True for a value with more levels of lists and groups than the checks can visit. */
function isTooDeep(value: unknown, depth = maxDepth): boolean {
  if (typeof value !== 'object' || value === null) return false
  return depth === 0 || Object.values(value).some((item) => isTooDeep(item, depth - 1))
}

const describeDepth = `This has more than ${maxDepth} levels of lists and fields. Remove the inner ones.`

function countMatches(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}

function reportUnreadable(file: string, reason: string): DataFile {
  return { ...parseYaml('', file), value: undefined, problems: [{ file, message: `${reason} ${askOthers}` }] }
}

const parsed = new WeakMap<Uint8Array, DataFile>()

/** Reads a YAML file. Parses the same bytes only once. */
export function readFile(files: Files, file: string): DataFile {
  const content = files.get(file)
  if (content === undefined && listNames(files, file).length === 0)
    return reportUnreadable(file, 'This file is missing. Bring it back from a copy, or create it.')
  if (typeof content !== 'object')
    return reportUnreadable(file, `This must be a file that can be read, but it is ${content ?? 'a folder'}.`)
  const known = parsed.get(content)
  if (known?.file === file) return known
  const data = parseBytes(content, file)
  parsed.set(content, data)
  return data
}

/** Returns bytes of a file that {@link readFile} need not parse: a value as JSON, which is YAML. Fields have no lines. */
export function encodeValue(file: string, value: unknown): Uint8Array {
  const isDeep = isTooDeep(value)
  const bytes = new TextEncoder().encode(isDeep ? '' : JSON.stringify(value))
  const data = {
    file,
    value,
    get: (path: Path) => getAt(value, path),
    positionOf: () => ({ line: 1, column: 1 }),
    problems: [],
  }
  parsed.set(bytes, isDeep ? reportUnreadable(file, describeDepth) : data)
  return bytes
}

/** @param file the path to show in problems */
export function parseBytes(bytes: Uint8Array, file: string): DataFile {
  if (bytes.length > maxFileSize)
    return reportUnreadable(file, `This file is ${(bytes.length / 1e6).toFixed(1)} MB. Shorten it to at most 1 MB.`)
  const text = decodeUtf8(bytes)
  if (text !== undefined) return parseYaml(text, file)
  return reportUnreadable(file, 'This file has characters that are not UTF-8. Save it as UTF-8.')
}

/** @param file the path to show in problems */
export function parseYaml(source: string, file: string): DataFile {
  const excess = findExcess(source)
  if (excess) return reportUnreadable(file, excess)
  const lines = new LineCounter()
  const document = parseDocument(source, { ...yamlOptions, lineCounter: lines })
  const problems = findSyntaxProblems(document, source, file, lines)
  const value: unknown = problems.length > 0 ? undefined : document.toJS()
  if (isTooDeep(value)) return reportUnreadable(file, describeDepth)
  return {
    file,
    value,
    get: (field) => getAt(value, field),
    positionOf: (field) => {
      const { line, col } = lines.linePos(findOffset(document.contents, field))
      return { line: line || 1, column: col || 1 }
    },
    problems,
  }
}

export function createProblem({ file, positionOf }: DataFile, path: Path, message: string): Problem {
  return { file, ...positionOf(path), field: formatFieldName(path), path, message }
}

/** Returns the position of a field, or of the closest field around it. */
function findOffset(contents: unknown, path: Path): number {
  let node = contents
  let offset = 0
  for (const key of path) {
    if (isMap(node)) {
      const pair = indexPairs(node).get(String(key))
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

/** Each map is indexed once, since files may have many problems. */
const indexPairs = memoize(
  ({ items }: YAMLMap): ReadonlyMap<string, Pair> =>
    new Map(items.flatMap((pair) => (isScalar(pair.key) ? [[toFieldName(pair.key), pair] as const] : []))),
)

/** Paths of the items of a list, or of a field of each. Empty if the value is not a list. */
export function listItemPaths(data: DataFile, path: Path, ...field: Path): Path[] {
  return toItems(data.get(path)).map((_, index) => [...path, index, ...field])
}

export const describeRepeatedId = (id: string | number) =>
  `Another one has the address “${id}”, too. Enter another address.`

/** A file, and what adds a problem with one of its fields. */
export interface ReportingFile {
  readonly data: DataFile
  readonly report: (path: Path, message: string) => void
}

/**
 * Reports every string or number that an earlier field has, too. Ignores other values.
 * @param describe the message about a value that is repeated, as the earlier field has it
 */
export function reportRepeated(
  fields: readonly (readonly [file: ReportingFile, path: Path])[],
  describe: (value: string | number) => string,
  toKey = (value: string | number) => value,
): void {
  const firstValues = new Map<string | number, string | number>()
  for (const [{ data, report }, path] of fields) {
    const value = data.get(path)
    if (typeof value !== 'string' && typeof value !== 'number') continue
    const first = firstValues.get(toKey(value))
    if (first === undefined) firstValues.set(toKey(value), value)
    else report(path, describe(first))
  }
}

export function inFile<File extends ReportingFile>(file: File, paths: readonly Path[]) {
  return paths.map((path) => [file, path] as const)
}

interface YamlError {
  readonly code: string
  readonly message: string
  /** Position in the file's text, in characters. */
  readonly offset: number
  /** The position of the first field with the same name. */
  readonly first?: number
}

const hints: Record<string, string> = {
  TAB_AS_INDENT: 'Indent the line with spaces, not tabs.',
  BAD_INDENT: 'Indent the line with as many spaces as the lines next to it.',
}

const quoteHint = 'Look for a quotation mark, here or above, that is not closed.'

const generalHint =
  'Check this line, the one before it and the one after. Are they indented with the right number of spaces? Does any text contain ": " or " #", or begin with a character such as * & ! or @? Then put all of that text in quotation marks.'

/** Reports every repeated field and the first other error. Later errors usually follow from that one. */
function findSyntaxProblems(document: Document, source: string, file: string, lines: LineCounter): Problem[] {
  // The parser warns about special characters at the beginning of text, which it would drop.
  const fromParser = [...document.errors, ...document.warnings]
  const parserErrors = fromParser.map(({ code, message, pos: [offset] }) => ({ code, message, offset }))
  const found: readonly YamlError[] = [...parserErrors, ...findSpecialCharacters(document)]
  const errors = found.toSorted((a, b) => a.offset - b.offset)
  const firstOther = errors.find(({ code }) => code !== 'DUPLICATE_KEY' && code !== 'RESERVED_KEY')
  const sourceLines = source.split('\n')
  return errors.flatMap((error) => {
    const { line, col: column } = lines.linePos(error.offset)
    const place = { file, line, column }
    if (error.code === 'DUPLICATE_KEY') {
      const first = lines.linePos(error.first ?? 0).line
      const message = `The field “${error.message}” is already on line ${first}. Remove one of the two, or rename one. ${askOthers}`
      return [{ ...place, message }]
    }
    if (error.code === 'RESERVED_KEY')
      return [{ ...place, message: `No field can be named “__proto__”. Rename it, or remove it. ${askOthers}` }]
    if (error !== firstOther) return []
    const text = truncate(sourceLines[line - 1]?.trim() ?? '')
    const fix = error.message.startsWith('Missing closing') ? quoteHint : (hints[error.code] ?? generalHint)
    const name = text === '' ? `Line ${line}` : `The line “${text}”`
    return [{ ...place, message: `${name} cannot be read. ${fix} ${askOthers}` }]
  })
}

/** The name of a field in the parsed value, where `2017` and `"2017"` are the same. */
function toFieldName({ value }: Scalar): string {
  return String(value ?? '')
}

/**
 * Finds repeated and reserved field names, and YAML syntax that editors do not intend: `*name` is an alias, ` #1` begins a
 * comment, and `[name]:` is a list in place of a name.
 */
function findSpecialCharacters(document: Document): YamlError[] {
  const errors: YamlError[] = []
  const addError = (node: Node, code = 'SPECIAL', message = '', first?: number) =>
    void errors.push({ code, message, offset: node.range?.[0] ?? 0, first })
  visit(document, {
    Alias: (_key, node) => addError(node),
    Map: (_key, { items }) => {
      const names = new Map<string, number>()
      for (const { key } of items) {
        if (!isScalar(key)) {
          if (isCollection(key)) addError(key)
          continue
        }
        const name = toFieldName(key)
        const first = names.get(name)
        if (first === undefined) names.set(name, key.range?.[0] ?? 0)
        else addError(key, 'DUPLICATE_KEY', key.source ?? name, first)
        if (name === '__proto__') addError(key, 'RESERVED_KEY')
      }
    },
    Scalar: (_key, node) => {
      // An intended comment has a space after the # sign.
      if (node.type === 'PLAIN' && /^\S/.test(node.comment ?? '')) addError(node)
    },
  })
  return errors
}

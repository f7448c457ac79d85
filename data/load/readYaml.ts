/** Reads an editor's YAML file and remembers on which line each field stands. */
import { readFileSync } from 'node:fs'
import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, visit, type Document, type Node } from 'yaml'
import { fieldName, type Problem } from '@/lib/problems'

/** A file as read: its value, or the problems that kept it from being read. */
export interface DataFile {
  /** The path that problems name. */
  readonly file: string
  /** The plain value; `undefined` when the file could not be read. */
  readonly value: unknown
  /** The line of a field, from 1; of the nearest field around it when the field is missing. */
  readonly lineOf: (path: readonly PropertyKey[]) => number
  readonly problems: readonly Problem[]
}

const hints: Record<string, string> = {
  TAB_AS_INDENT: 'Begin the line with spaces, never with a tab.',
  BAD_INDENT: 'Begin the line with as many spaces as its adjacent have.',
}
const quoteHint = 'Look for a quotation mark that is opened here or above and not closed.'
const generalHint =
  'Look at this line, the one before it and the one after. Do they begin with as many spaces as they should? Does a text hold ": " or " #", or begin with a sign such as * & ! or @? Then put the whole text in quotation marks.'

/**
 * @param path the file to read
 * @param file how problems name it
 */
export function readYaml(path: string, file: string): DataFile {
  let source: string
  try {
    source = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path))
  } catch (error) {
    return { file, value: undefined, lineOf: () => 1, problems: [unreadable(file, error)] }
  }
  const lines = new LineCounter()
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false })
  const problems = syntaxProblems(document, source, file, lines)
  return {
    file,
    value: problems.length > 0 ? undefined : document.toJS(),
    lineOf: (field) => lines.linePos(offsetOf(document, field)).line || 1,
    problems,
  }
}

function unreadable(file: string, error: unknown): Problem {
  const expected = 'a file that can be read'
  const { code } = error as NodeJS.ErrnoException
  if (code === 'ENOENT') return { file, expected, found: 'no such file', fix: `Create ${file}.` }
  if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA')
    return { file, expected, found: 'characters that are not UTF-8', fix: 'Save the file as UTF-8.' }
  return { file, expected, found: code === 'EISDIR' ? 'a folder' : String(error) }
}

/** A problem with one field of a file. */
export function problemAt(
  { file, lineOf }: DataFile,
  path: readonly PropertyKey[],
  expected: string,
  found: string,
  fix?: string,
): Problem {
  return { file, line: lineOf(path), field: fieldName(path), expected, found, fix }
}

/** Where a field begins; the nearest field around it when it is not there. */
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

/** Every name that stands twice, and the first other mistake: what the parser says after that only follows from it. */
function syntaxProblems(document: Document, source: string, file: string, lines: LineCounter): Problem[] {
  // A warning is of a sign at the beginning of a text that YAML takes for its own, and would swallow.
  const errors = [...document.errors, ...document.warnings].map(({ code, message, pos }) => ({
    code,
    message,
    at: pos[0],
  }))
  const sorted = [...errors, ...misreadSigns(document)].toSorted((a, b) => a.at - b.at)
  const first = sorted.find(({ code }) => code !== 'DUPLICATE_KEY')
  return sorted.flatMap((error) => {
    const { line } = lines.linePos(error.at)
    const text = source.split('\n')[line - 1]?.trim() ?? ''
    if (error.code === 'DUPLICATE_KEY') {
      const fix = 'Take one of the two out, or rename it.'
      return [{ file, line, expected: 'every name once', found: `"${text.split(':')[0]}" a second time`, fix }]
    }
    if (error !== first) return []
    const fix = error.message.startsWith('Missing closing') ? quoteHint : (hints[error.code] ?? generalHint)
    return [{ file, line, expected: 'a line that is well-formed YAML', found: `the line "${text}"`, fix }]
  })
}

/** Signs that YAML gives a meaning no editor wants: `*name` is a reference, and ` #1` begins a comment. */
function misreadSigns(document: Document) {
  const found: { code: string; message: string; at: number }[] = []
  const note = (node: Node) => found.push({ code: 'SIGN', message: '', at: node.range?.[0] ?? 0 })
  visit(document, {
    Alias: (_key, node) => void note(node),
    Scalar: (_key, node) => {
      // A comment that is meant as one has a space after its sign.
      if (node.type === 'PLAIN' && /^\S/.test(node.comment ?? '')) note(node)
    },
  })
  return found
}

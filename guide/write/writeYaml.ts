/** Writes the editors' YAML files. Keeps everything that does not change byte for byte. */
import { isDeepStrictEqual } from 'node:util'
import { LineCounter, parseDocument, type Document, isNode, isScalar, visit, type Node } from 'yaml'
import { createProblem, parseBytes, parseYaml, yamlSchema, type DataFile } from '@/guide/read/readYaml'
import { describeFound, GuideError, type Problem } from '@/lib/problems'
import { getAt, getValue, type Path } from '@/lib/values'
import { assignValue, createContent, readContent, type Content } from './contents'
import { findSchema } from './fieldOrder'
import { formatEntry } from './formatNew'
import { renderBlock } from './renderBlock'
import { CommentInBrackets, renderFlow } from './renderFlow'
import { detectStyle, type Style } from './style'
import type { YamlValue } from './yamlValue'

/**
 * Returns the bytes of a file with a value. Changes as few lines as possible. New fields are in the order of the schema.
 * @param before the file as it is. Omitted for a new file
 * @param file the path to show in problems. Its name determines the schema
 * @param header comments of a new file, each with its `#`, without a line break at the end
 * @throws GuideError if the file is not valid YAML, or has a style that cannot be written
 */
export function writeYaml(before: Uint8Array | undefined, value: YamlValue, file: string, header = ''): Uint8Array {
  if (before) {
    const { problems, value: old } = parseBytes(before, file)
    if (problems.length > 0) throw new GuideError(problems)
    if (isDeepStrictEqual(old, value)) return before
    return Buffer.from(editText(new TextDecoder('utf-8', { ignoreBOM: true }).decode(before), value, file))
  }
  const text = formatText(value, file, header)
  verifyValue(text, value, file)
  return Buffer.from(text)
}

/** Formats a new file. Values that need several lines have a blank line above them. */
function formatText(value: YamlValue, file: string, header: string): string {
  const content = createContent(value, findSchema(file))
  const style = detectStyle(parseDocument(''), '', new LineCounter())
  const entries = content.kind === 'scalar' ? [] : content.entries
  const formatted = entries.map((entry) => formatEntry(entry, { column: 0, name: undefined }, style))
  const body = formatted.map((text, index) => (index > 0 && text.includes('\n') ? `\n${text}` : text)).join('\n')
  return `${header === '' ? '' : `${header}\n\n`}${body === '' ? '{}' : body}\n`
}

function editText(source: string, value: YamlValue, file: string): string {
  const mark = source.startsWith('\uFEFF') ? '\uFEFF' : ''
  const original = source.slice(mark.length)
  const lines = new LineCounter()
  const hasLastBreak = original === '' || original.endsWith('\n')
  const text = hasLastBreak ? original : `${original}${original.includes('\r\n') ? '\r\n' : '\n'}`
  const document = parseDocument(text, {
    schema: yamlSchema,
    lineCounter: lines,
    keepSourceTokens: true,
    prettyErrors: false,
  })
  const special = findSpecialSyntax(document, file, lines)
  if (special.length > 0) throw new GuideError(special)
  const content = assignValue(readContent(document.contents), value, findSchema(file))
  try {
    const rendered = renderRoot(text, content, document, detectStyle(document, text, lines))
    const result = hasLastBreak ? rendered : rendered.replace(/\r?\n$/, '')
    verifyValue(result, value, file)
    return `${mark}${result}`
  } catch (error) {
    if (!(error instanceof CommentInBrackets)) throw error
    const { line } = lines.linePos(error.offset)
    const fix = 'Move the comment out of the brackets, or make the change by hand.'
    const found = 'a comment in brackets'
    throw new GuideError([{ file, line, message: unwritable, expected: writableStyle, found, fix }])
  }
}

/** @param text the file, which ends with a line break */
function renderRoot(text: string, content: Content, { contents }: Document, style: Style): string {
  const toText = (value: string) => value.replaceAll('\n', style.lineBreak)
  const [start, end] = contents?.range ?? [text.length, text.length]
  const collection = content.kind === 'scalar' ? undefined : content
  if (collection?.node && !collection.node.flow && collection.entries.length > 0) {
    // A line of three dots ends the document.
    const rest = /(?<=^|\n)\.\.\.\s/.exec(text.slice(end))
    const region = { start: 0, end: rest ? end + rest.index : text.length, isRoot: true }
    return `${renderBlock({ text, style }, collection, region)}${text.slice(region.end)}`
  }
  const flow = collection?.node?.flow ? renderFlow(text, collection) : undefined
  if (flow !== undefined) return `${text.slice(0, start)}${flow}${text.slice(end)}`
  const fields = collection?.entries.map((entry) => formatEntry(entry, { column: 0, name: undefined }, style)) ?? []
  const block = fields.length > 0 ? fields.join('\n') : collection?.kind === 'seq' ? '[]' : '{}'
  return `${text.slice(0, start)}${toText(`${block}\n`)}${text.slice(end).replace(/^\r?\n/, '')}`
}

/** Reads the text back, since a wrong value would be worse than none. */
function verifyValue(text: string, wanted: YamlValue, file: string): void {
  const data = parseYaml(text, file)
  if (data.problems.length > 0) throw new GuideError(data.problems.map((problem) => refuse(data, [], problem.found)))
  if (isDeepStrictEqual(data.value, wanted)) return
  const path = findDifference(wanted, data.value)
  const [before, after] = [getAt(wanted, path), data.get(path)].map(describeFound)
  throw new GuideError([refuse(data, path, `a style in which ${before} would become ${after}`)])
}

function refuse(data: DataFile, path: Path, found: string) {
  const fix = 'The file has not changed. Make the change by hand.'
  return createProblem(data, path, unwritable, { expected: writableStyle, found, fix })
}

function findDifference(expected: unknown, found: unknown): Path {
  if (!isContainer(expected) || !isContainer(found) || Array.isArray(expected) !== Array.isArray(found)) return []
  const keys = [...new Set([...Object.keys(expected), ...Object.keys(found)])]
  const key = keys.find((name) => !isDeepStrictEqual(getValue(expected, name), getValue(found, name)))
  if (key === undefined) return []
  return [Array.isArray(expected) ? Number(key) : key, ...findDifference(getValue(expected, key), getValue(found, key))]
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** The message about a file that the writer cannot change. */
const unwritable =
  'Somebody wrote this outside of the editor, in a way that it cannot change. Nothing was saved. Ask whoever it was to make the change there.'

/** What the writer expects of a file that it changes. */
const writableStyle = 'a style that can be changed automatically: plain fields and lists'

/** Reports anchors, tags, merge keys and names of unusual forms, which the writer does not edit. */
function findSpecialSyntax(document: Document, file: string, lines: LineCounter): readonly Problem[] {
  const problems: Problem[] = []
  const report = (node: Node, found: string, fix: string) =>
    void problems.push({
      file,
      line: lines.linePos(node.range?.[0] ?? 0).line,
      message: unwritable,
      expected: writableStyle,
      found,
      fix: `${fix} Or make the change by hand.`,
    })
  visit(document, {
    Node: (_key, node) => {
      if ('anchor' in node && node.anchor) report(node, `the anchor "&${node.anchor}"`, 'Delete the anchor.')
      if (node.tag) report(node, `the tag "${node.tag}"`, 'Delete the tag.')
    },
    Pair: (_key, { key, srcToken }) => {
      if (!isNode(key)) return
      if (isScalar(key) && key.value === '<<') report(key, 'the merge key "<<"', 'Write out the fields.')
      if (!isScalar(key) || srcToken?.start.some(({ type }) => type === 'explicit-key-ind'))
        report(key, 'a name after a question mark or in brackets', 'Write the field as `name: value`.')
    },
  })
  return problems
}

/** Edits the text of a YAML file. Keeps everything else byte for byte. */
import { LineCounter, parseDocument } from 'yaml'
import { formatFieldName, GuideError } from '@/lib/problems'
import { parseYaml } from '@/guide/read/readYaml'
import { applyEdits } from './applyEdits'
import { isChanged, readContent, toValue } from './contents'
import { EditError } from './editError'
import type { Edit, YamlValue } from './edits'
import { findSchema } from './fieldOrder'
import { renderRoot } from './renderRoot'
import { findSpecialSyntax } from './specialSyntax'
import { detectStyle } from './style'
import { verifyValue } from './verifyValue'

/** The result of edits. */
interface EditedYaml {
  readonly text: string
  /** The value that the text has when it is read. */
  readonly value: YamlValue
}

/**
 * Edits the text of a YAML file.
 * @param source the text, with or without a byte order mark
 * @param file the path to show in problems. Its name determines the schema, which gives the order of new fields
 * @throws GuideError if the file is not valid YAML or cannot be edited, or if an edit does not fit
 */
export function editYaml(source: string, edits: readonly Edit[], file: string): string {
  return editSource(source, edits, file).text
}

/** Edits the text of a YAML file and returns it with its new value. */
export function editSource(source: string, edits: readonly Edit[], file: string): EditedYaml {
  const mark = source.startsWith('\uFEFF') ? '\uFEFF' : ''
  const original = source.slice(mark.length)
  const { problems, lineOf } = parseYaml(original, file)
  if (problems.length > 0) throw new GuideError(problems)
  const lines = new LineCounter()
  const hasLastBreak = original === '' || original.endsWith('\n')
  const text = hasLastBreak ? original : `${original}${original.includes('\r\n') ? '\r\n' : '\n'}`
  const document = parseDocument(text, { lineCounter: lines, keepSourceTokens: true, prettyErrors: false })
  const special = findSpecialSyntax(document, file, lines)
  if (special.length > 0) throw new GuideError(special)
  try {
    const content = applyEdits(readContent(document.contents), edits, findSchema(file))
    const value = toValue(content)
    if (edits.length === 0 || (document.contents && !isChanged(content))) return { text: source, value }
    const rendered = renderRoot(text, content, document, detectStyle(document, text, lines))
    const result = hasLastBreak ? rendered : rendered.replace(/\r?\n$/, '')
    verifyValue(result, value, file)
    return { text: `${mark}${result}`, value }
  } catch (error) {
    if (!(error instanceof EditError)) throw error
    const { path, expected, found, offset } = error
    const line = offset === undefined ? lineOf(path) : lines.linePos(offset).line
    throw new GuideError([{ file, line, field: formatFieldName(path), expected, found }])
  }
}

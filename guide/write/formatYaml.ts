/** Formats the text of a new YAML file. */
import { LineCounter, parseDocument } from 'yaml'
import { createContent } from './contents'
import type { YamlValue } from './edits'
import { findSchema } from './fieldOrder'
import { formatEntry } from './formatNew'
import { detectStyle } from './style'

/**
 * Formats the text of a new file, with its fields in the order of the schema. Values that need several lines have a
 * blank line above them.
 * @param file the path of the file. Its name determines the schema
 * @param header lines of comments, each with its `#`, without a line break at the end
 */
export function formatYaml(value: YamlValue, file: string, header = ''): string {
  const content = createContent(value, findSchema(file))
  const style = detectStyle(parseDocument(''), '', new LineCounter())
  const entries = content.kind === 'scalar' ? [] : content.entries
  const texts = entries.map((entry) => formatEntry(entry, { column: 0, name: undefined }, style))
  const body = texts.map((text, index) => (index > 0 && text.includes('\n') ? `\n${text}` : text)).join('\n')
  return `${header === '' ? '' : `${header}\n\n`}${body === '' ? '{}' : body}\n`
}

/** Renders the changed contents of a file. */
import type { Document } from 'yaml'
import type { Content } from './contents'
import { formatEntry } from './formatNew'
import { renderBlock } from './renderBlock'
import { renderFlow } from './renderFlow'
import type { Style } from './style'

/**
 * Renders a file with changed contents.
 * @param text the file, which ends with a line break
 */
export function renderRoot(text: string, content: Content, { contents }: Document, style: Style): string {
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
  const fields = collection?.entries.map((entry) => formatEntry(entry, { column: 0, name: undefined }, style)) ?? []
  const block = fields.length > 0 ? fields.join('\n') : collection?.kind === 'seq' ? '[]' : '{}'
  const rest = text.slice(end).replace(/^\r?\n/, '')
  return flow === undefined
    ? `${text.slice(0, start)}${toText(`${block}\n`)}${rest}`
    : `${text.slice(0, start)}${flow}${text.slice(end)}`
}

/** Formats new values in the style of the file. Line breaks are LF. */
import type { Collection, Content, Entry } from './contents'
import { formatScalar, quoteDouble, isPlain, maxWidth } from './scalars'
import type { Style } from './style'

/** The place of a value after its key or dash. */
export interface Place {
  /** Column of the key or the dash. */
  readonly column: number
  readonly name: string | undefined
}

/** Formats a field without the indentation of its first line. */
function formatField(key: string, content: Content, column: number, style: Style): string {
  const name = formatKey(key)
  return `${name}:${formatFieldValue(content, { column, name: key }, style, name.length + 1)}`
}

export function formatKey(key: string): string {
  return isPlain(key, true) ? key : quoteDouble(key)
}

/** Formats the value of a field, from the position after the colon. */
export function formatFieldValue(content: Content, place: Place, style: Style, width: number): string {
  const { column, name } = place
  if (content.kind === 'scalar')
    return ` ${formatScalar(content.value, { column: column + width + 1, blockColumn: column + style.fieldIndent })}`
  const brackets = formatInBrackets(content, column + width + 1, name, style)
  if (brackets !== undefined) return ` ${brackets}`
  const indent = column + (content.kind === 'map' ? style.fieldIndent : style.listIndent)
  return `\n${' '.repeat(indent)}${formatEntries(content, { column: indent, name }, style)}`
}

/** Formats the value of an item, from the position after the dash. */
export function formatItemValue(content: Content, place: Place, style: Style): string {
  const { column, name } = place
  if (content.kind === 'scalar')
    return ` ${formatScalar(content.value, { column: column + 2, blockColumn: column + style.itemIndent })}`
  const brackets = formatInBrackets(content, column + 2, name, style)
  if (brackets !== undefined) return ` ${brackets}`
  const indent = style.itemIndent
  return `${' '.repeat(indent - 1)}${formatEntries(content, { column: column + indent, name }, style)}`
}

/** Formats fields or items, one below the other, without the indentation of the first line. */
function formatEntries(content: Collection, place: Place, style: Style): string {
  return content.entries.map((entry) => formatEntry(entry, place, style)).join(`\n${' '.repeat(place.column)}`)
}

/** Formats a field or an item without the indentation of its first line. */
export function formatEntry({ key, content }: Entry, place: Place, style: Style): string {
  return key === undefined
    ? `-${formatItemValue(content, place, style)}`
    : formatField(key, content, place.column, style)
}

/** Formats an empty collection, or a list of ids if the file writes such lists in brackets. */
function formatInBrackets(
  { kind, entries }: Collection,
  column: number,
  name: string | undefined,
  style: Style,
): string | undefined {
  if (entries.length === 0) return kind === 'map' ? '{}' : '[]'
  if (kind === 'map' || !style.usesBrackets(name) || !entries.every(({ content }) => isShort(content))) return undefined
  const items = entries.map(({ content }) => (content.kind === 'scalar' ? formatScalar(content.value, { column }) : ''))
  const text = `[${items.join(', ')}]`
  return column + text.length <= maxWidth ? text : undefined
}

/** True for an id, a number or a yes or no. */
function isShort(content: Content): boolean {
  return content.kind === 'scalar' && (typeof content.value !== 'string' || /^[\w-]+$/.test(content.value))
}

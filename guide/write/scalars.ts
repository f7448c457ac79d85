/** Formats scalars as the editors' files write them. */
import type { Scalar } from 'yaml'
import type { ScalarValue } from './contents'
import { canBeBlock, canBeFolded, formatFolded, formatLiteral, isPrintable, maxWidth } from './foldText'
import { isPlain } from './plain'

interface ScalarPlace {
  /** Column at which the scalar begins. */
  readonly column: number
  /** Column of the lines of a block scalar. Omitted inside brackets, where there are none. */
  readonly blockColumn?: number
  readonly node?: Scalar
}

/**
 * Formats a scalar as the files do. Keeps a style that the old value did not need, because an editor chose it. Lines after
 * the first are indented.
 */
export function formatScalar(value: ScalarValue, place: ScalarPlace): string {
  if (typeof value !== 'string') return String(value)
  const usual = formatUsual(value, place)
  const { type, value: old } = place.node ?? {}
  if (!type || typeof old !== 'string') return usual
  const isChosen = getType(formatUsual(old, place)) !== type
  const areBothQuoted = type.startsWith('QUOTE') && getType(usual).startsWith('QUOTE')
  return (isChosen || areBothQuoted ? formatAs(type, value, place) : undefined) ?? usual
}

function formatUsual(text: string, { column, blockColumn }: ScalarPlace): string {
  if (blockColumn !== undefined) {
    if (isLong(text, column) && canBeFolded(text)) return formatFolded(text, blockColumn)
    if (text.includes('\n') && canBeBlock(text)) return formatLiteral(text, blockColumn)
  }
  if (isPlain(text, blockColumn === undefined)) return text
  return /["\\]/.test(text) && !text.includes("'") && canBeSingle(text) ? quoteSingle(text) : quoteDouble(text)
}

/** Formats a text in a style. Undefined if the style cannot represent it. */
function formatAs(type: Scalar.Type, text: string, { blockColumn }: ScalarPlace): string | undefined {
  if (type === 'QUOTE_DOUBLE') return quoteDouble(text)
  if (type === 'QUOTE_SINGLE') return canBeSingle(text) ? quoteSingle(text) : undefined
  if (type === 'PLAIN') return isPlain(text, blockColumn === undefined) ? text : undefined
  if (blockColumn === undefined) return undefined
  if (type === 'BLOCK_FOLDED') return canBeFolded(text) ? formatFolded(text, blockColumn) : undefined
  return canBeBlock(text) ? formatLiteral(text, blockColumn) : undefined
}

const typesByStart: Readonly<Record<string, Scalar.Type>> = {
  '"': 'QUOTE_DOUBLE',
  "'": 'QUOTE_SINGLE',
  '>': 'BLOCK_FOLDED',
  '|': 'BLOCK_LITERAL',
}

function getType(formatted: string): Scalar.Type {
  return typesByStart[formatted.charAt(0)] ?? 'PLAIN'
}

function canBeSingle(text: string): boolean {
  return isPrintable(text) && !text.includes('\n')
}

/** True for text that the files fold: paragraphs, and text that does not fit on the line. */
function isLong(text: string, column: number): boolean {
  return text.includes('\n') || (text.includes(' ') && column + text.length > maxWidth)
}

function quoteSingle(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}

const escaped = /[\u007F-\u009F\u2028\u2029\uFEFF\uFFFE\uFFFF]/g

/** Formats a text in double quotation marks, which can represent any text. */
export function quoteDouble(text: string): string {
  return JSON.stringify(text).replaceAll(escaped, escapeCharacter)
}

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
}

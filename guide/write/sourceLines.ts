/** Finds the lines of a source by position. Line breaks are LF or CRLF. */
import { isScalar, type Node, type Scalar } from 'yaml'

export function startOfLine(text: string, position: number): number {
  return position === 0 ? 0 : text.lastIndexOf('\n', position - 1) + 1
}

/** End of the line at a position, before its line break. */
export function endOfLine(text: string, position: number): number {
  const lineFeed = text.indexOf('\n', position)
  if (lineFeed === -1) return text.length
  return text[lineFeed - 1] === '\r' && lineFeed > position ? lineFeed - 1 : lineFeed
}

/** Start of the line after a position, or the end of the text. */
export function nextLine(text: string, position: number): number {
  const lineFeed = text.indexOf('\n', position)
  return lineFeed === -1 ? text.length : lineFeed + 1
}

/** The range of a node in the source. Undefined for a missing value. */
export function getRange(node: unknown): Node['range'] {
  return typeof node === 'object' && node !== null && 'range' in node ? (node as Node).range : undefined
}

/** True for text on lines of its own, below `>` or `|`. */
export function isBlockText(node: unknown): node is Scalar {
  return isScalar(node) && (node.type === 'BLOCK_FOLDED' || node.type === 'BLOCK_LITERAL')
}

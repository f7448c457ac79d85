/** Finds the lines of a text by position. Line breaks are LF or CRLF. */

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

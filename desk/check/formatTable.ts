import { measureWidth, splitGraphemes } from './displayWidth'

export interface TableColumn {
  readonly heading: string
  /** Share of the width of the table, relative to those of the other columns. */
  readonly share: number
}

const gap = '  '

/**
 * Formats rows under their headings, with text wrapped to the width of its column. A line break in a cell starts a new
 * line.
 * @param width columns of the terminal
 */
export function formatTable(
  columns: readonly TableColumn[],
  rows: readonly (readonly string[])[],
  width: number,
): string {
  const widths = divideWidth(columns, width - gap.length * (columns.length - 1))
  const headings = columns.map(({ heading }) => heading)
  const rules = widths.map((columnWidth) => '-'.repeat(columnWidth))
  return [headings, rules, ...rows].flatMap((cells) => formatRow(cells, widths)).join('\n')
}

function divideWidth(columns: readonly TableColumn[], width: number): readonly number[] {
  const shares = columns.reduce((sum, { share }) => sum + share, 0)
  const widths = columns.map(({ share }) => Math.floor((share * width) / shares))
  const rest = width - widths.reduce((sum, each) => sum + each, 0)
  return widths.map((each, index) => (index === widths.length - 1 ? each + rest : each))
}

function formatRow(cells: readonly string[], widths: readonly number[]): readonly string[] {
  const wrapped = widths.map((width, index) => wrapText(cells[index] ?? '', width))
  const height = Math.max(...wrapped.map(({ length }) => length))
  return Array.from({ length: height }, (_, line) =>
    wrapped
      .map((lines, index) => pad(lines[line] ?? '', widths[index] ?? 0))
      .join(gap)
      .trimEnd(),
  )
}

/** Wraps text at spaces. Breaks a word only if it is longer than a line: after punctuation, or else anywhere. */
export function wrapText(text: string, width: number): readonly string[] {
  return text.split('\n').flatMap((paragraph) => {
    const words = paragraph.split(/\s+/)
    return joinParts(
      words.flatMap((word) => breakWord(word, width)),
      ' ',
      width,
    )
  })
}

function breakWord(word: string, width: number): readonly string[] {
  if (measureWidth(word) <= width) return [word]
  const pieces = word.split(/(?<=[-/?&=_.])/)
  return joinParts(
    pieces.flatMap((piece) => (measureWidth(piece) <= width ? [piece] : joinParts(splitGraphemes(piece), '', width))),
    '',
    width,
  )
}

/** Joins parts to as few lines as possible. */
function joinParts(parts: readonly string[], separator: string, width: number): readonly string[] {
  const [first = '', ...others] = parts
  const lines = [first]
  for (const part of others) {
    const longer = (lines.at(-1) ?? '') + separator + part
    if (measureWidth(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(part)
  }
  return lines
}

function pad(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - measureWidth(text)))
}

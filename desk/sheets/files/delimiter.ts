/** Finds the delimiter of CSV text by its headings, because cells of text contain commas and semicolons. */

const candidates = [',', ';', '\t'] as const

/** Text of a CSV file, and its delimiter. */
interface Delimited {
  /** The text, without a `sep=` line, which Excel reads and writes. */
  readonly text: string
  readonly delimiter: string
}

/** Finds the delimiter: from a `sep=` line, or the most frequent one in the first line that has any. */
export function findDelimiter(text: string): Delimited {
  const [line, delimiter] = /^"?sep=(.)"?(?:\r\n|\r|\n|$)/i.exec(text) ?? []
  if (line !== undefined && delimiter !== undefined) return { text: text.slice(line.length), delimiter }
  return { text, delimiter: findMostFrequent(text) }
}

function findMostFrequent(text: string): string {
  const counts = new Map<string, number>(candidates.map((candidate) => [candidate, 0]))
  let isQuoted = false
  let previous = '\n'
  for (const character of text) {
    // A quotation mark inside an unquoted cell is text. Two of them inside a quoted cell are one.
    if (character === '"' && (isQuoted || previous === '"' || previous === '\n' || counts.has(previous)))
      isQuoted = !isQuoted
    else if (!isQuoted && /[\r\n]/.test(character)) {
      if ([...counts.values()].some((count) => count > 0)) break
      previous = '\n'
      continue
    } else if (!isQuoted && counts.has(character)) counts.set(character, (counts.get(character) ?? 0) + 1)
    previous = character
  }
  const most = Math.max(...counts.values())
  return candidates.find((candidate) => counts.get(candidate) === most) ?? ','
}

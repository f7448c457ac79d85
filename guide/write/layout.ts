/** Divides the lines of a block collection among its entries. */
import { isCollection, isPair, type Pair, type YAMLMap, type YAMLSeq } from 'yaml'
import { endOfLine, nextLine, startOfLine, getRange, isBlockText } from './sourceLines'

/** The lines of one entry. All positions are offsets in the source. */
export interface EntryLayout {
  /** Begins with the blank lines and comments that belong to no entry. */
  readonly gapStart: number
  /** Begins with the comments directly above the entry. */
  readonly commentStart: number
  /** Position of the key or the dash. */
  readonly start: number
  /** End of the last line with content, before its line break. */
  readonly contentEnd: number
  /** End of the comments below the entry that are indented as part of it. After their line break. */
  readonly end: number
}

export type Layout = ReturnType<typeof layOut>

/** The region of the source that a collection may occupy. */
export interface Region {
  /** Start of the first line after the parent's own, or of the file. */
  readonly start: number
  readonly end: number
  /** True for the contents of the document. Its header belongs to no entry. */
  readonly isRoot: boolean
}

/**
 * Returns the lines of a block collection with at least one entry: the indentation of the entries, and the end of the
 * lines after the last one that belong to the collection. It is compact if the first entry is on the line of its parent,
 * as after a dash.
 */
export function layOut(source: string, collection: YAMLMap | YAMLSeq, region: Region) {
  const starts = listEntryStarts(collection)
  const first = starts[0] ?? 0
  const firstLine = startOfLine(source, first)
  const column = first - firstLine
  const isCompact = !region.isRoot && firstLine < region.start
  const entries: EntryLayout[] = []
  let gapStart = isCompact ? first : region.start
  for (const [index, start] of starts.entries()) {
    const contentEnd = findContentEnd(source, collection.items[index], start)
    const nextStart = starts[index + 1]
    const gapEnd = nextStart === undefined ? region.end : startOfLine(source, nextStart)
    const afterContent = nextLine(source, contentEnd)
    const end = afterContent + findInnerLength(source.slice(afterContent, gapEnd), column)
    const isFirst = index === 0
    const commentStart =
      isFirst && isCompact ? first : findCommentStart(source, gapStart, start, column, region.isRoot && isFirst)
    entries.push({ gapStart, commentStart, start, contentEnd, end })
    gapStart = end
  }
  return { column, isCompact, entries, end: region.end }
}

/** Offsets of the keys or dashes. */
function listEntryStarts(collection: YAMLMap | YAMLSeq): readonly number[] {
  const token = collection.srcToken
  if (token?.type === 'block-seq')
    return token.items.flatMap(({ start }) => {
      const dash = start.find(({ type }) => type === 'seq-item-ind')
      return dash ? [dash.offset] : []
    })
  return collection.items.map((item) => getRange((item as Pair).key)?.[0] ?? 0)
}

/** The end of the last line that a field or an item occupies, without the comments below it. */
function findContentEnd(source: string, item: unknown, start: number): number {
  const value = isPair(item) ? item.value : item
  const last = findLastNode(value)
  const end = getRange(last)?.[1] ?? (isPair(item) ? getRange(item.key)?.[1] : undefined) ?? start
  if (!isBlockText(last)) return endOfLine(source, end)
  const text = source.slice(start, end)
  const keepsBlankLines = /^[|>]\d?\+/.test(source.slice(getRange(last)?.[0])) || /[ \t]\n*$/.test(String(last.value))
  const blank = keepsBlankLines ? /\r?\n?$/ : /[ \t\r\n]*$/
  return endOfLine(source, end - (blank.exec(text)?.[0].length ?? 0))
}

function findLastNode(value: unknown): unknown {
  if (!isCollection(value) || value.flow || value.items.length === 0) return value
  const item = value.items.at(-1)
  return isPair(item) ? (findLastNode(item.value) ?? item.key) : findLastNode(item)
}

/** Length of the lines up to the last comment that is indented more than the entries. */
function findInnerLength(gap: string, column: number): number {
  const comments = [...gap.matchAll(/(?<=^|\n) *(?=#)/g)].filter(([indent]) => indent.length > column)
  const last = comments.at(-1)
  return last === undefined ? 0 : nextLine(gap, last.index)
}

/** Finds the first of the comments directly above an entry, with the same indentation. */
function findCommentStart(source: string, from: number, start: number, column: number, isAfterHeader: boolean): number {
  const line = startOfLine(source, start)
  let commentStart = line
  while (commentStart > from) {
    const previous = startOfLine(source, commentStart - 1)
    const isComment = source[previous + column] === '#' && source.slice(previous, previous + column).trim() === ''
    if (!isComment) return commentStart
    commentStart = previous
  }
  // A header directly above the first field is about the file.
  return isAfterHeader ? line : commentStart
}

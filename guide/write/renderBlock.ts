/** Renders a changed collection on lines of its own. Untouched lines keep their text. */
import { isCollection, isPair } from 'yaml'
import { isChanged, type Collection, type Content, type Entry } from './contents'
import { formatEntry, formatFieldValue, formatItemValue } from './formatNew'
import { layOut, type EntryLayout, type Layout, type Region } from './layout'
import { renderFlow } from './renderFlow'
import { formatScalar } from './scalars'
import { endOfLine, nextLine, startOfLine, getRange, isBlockText } from './sourceLines'
import type { Style } from './style'

interface SourceText {
  /** Ends with a line break. */
  readonly text: string
  readonly style: Style
}

/** Renders a region with its collection, which has entries in the source and now. */
export function renderBlock(source: SourceText, collection: Collection, region: Region, name?: string): string {
  const { node, entries } = collection
  if (!node) return ''
  const { text } = source
  const layout = layOut(text, node, region)
  const gaps = layout.entries.map(({ gapStart, commentStart }) => text.slice(gapStart, commentStart))
  const inPlace = findEntriesInPlace(entries)
  const wantsBlankLine = createSpacing(text, layout.entries, region.isRoot)
  let result = ''
  let written = 0
  for (const [position, entry] of entries.entries()) {
    const rendered = renderEntry(source, collection, layout, entry, name)
    const index = inPlace.has(entry) ? entry.index : undefined
    if (position === 0 && index === undefined) {
      result += gaps[0] ?? ''
      written = 1
    } else if (index !== undefined && index >= written) {
      result += joinGaps(gaps.slice(written, index), gaps[index] ?? '')
      written = index + 1
    } else if (wantsBlankLine(rendered)) result += source.style.lineBreak
    result += rendered
  }
  const rest = joinGaps(gaps.slice(written), '')
  const trailer = text.slice(layout.entries.at(-1)?.end, layout.end)
  // The first line follows the dash of the collection.
  const start = layout.isCompact ? result.replace(/^(?:[ \t]*\r?\n)+/, '').replace(/^ +/, '') : result
  return start + (rest.includes('#') ? rest : '') + trailer
}

function renderEntry(source: SourceText, parent: Collection, layout: Layout, entry: Entry, name?: string): string {
  const { text, style } = source
  const place = { column: layout.column, name: entry.key ?? name }
  const indentation = ' '.repeat(layout.column)
  const lines = entry.index === undefined ? undefined : layout.entries[entry.index]
  if (!lines) return toLines(`${indentation}${formatEntry(entry, place, style)}`, style)
  const comments = text.slice(lines.commentStart, Math.max(lines.commentStart, startOfLine(text, lines.start)))
  const { content } = entry
  if (!isChanged(content)) return `${comments}${indentation}${text.slice(lines.start, lines.end)}`
  if (content.kind !== 'scalar' && content.node && !content.node.flow && content.entries.length > 0) {
    const region = { start: nextLine(text, lines.start), end: lines.end, isRoot: false }
    const first = content.node.range?.[0] ?? 0
    const head = text.slice(lines.start, Math.min(region.start, first))
    return `${comments}${indentation}${head}${renderBlock(source, content, region, place.name)}`
  }
  const inner = text.slice(nextLine(text, lines.contentEnd), lines.end)
  const value = renderValue(source, parent, lines, entry, place)
  // Below a block scalar, a comment with the indentation of the text would be part of it.
  const isOneLine = nextLine(value, 0) === value.length
  return `${comments}${indentation}${value}${isOneLine ? inner : inner.replaceAll(/(?<=^|\n) +(?=#)/g, indentation)}`
}

/** Renders an entry whose value is a new one, a scalar or a collection in brackets. */
function renderValue(
  { text, style }: SourceText,
  { node: parent }: Collection,
  lines: EntryLayout,
  { key, index = 0, content }: Entry,
  place: { readonly column: number; readonly name: string | undefined },
): string {
  const item = parent?.items[index]
  const old = isPair(item) ? item.value : item
  const keyEnd = isPair(item) ? (getRange(item.key)?.[1] ?? 0) : lines.start
  const indicatorEnd = text.indexOf(key === undefined ? '-' : ':', keyEnd) + 1
  const start = text.slice(lines.start, indicatorEnd)
  const isItem = key === undefined
  const value = formatChanged(text, content, { ...place, width: start.length, style, isItem })
  const [firstLine = '', ...others] = value.split('\n')
  const space = text.slice(indicatorEnd, getRange(old)?.[0])
  // The spaces and comments before the value stay if the new value begins on the same line.
  const isInline = content.node !== undefined && !(isCollection(content.node) && !content.node.flow)
  const keepsSpace = firstLine !== '' && isInline && (/^ +$/.test(space) || space.includes('#'))
  const first = keepsSpace ? `${space}${firstLine.trimStart()}` : firstLine
  const comment = findComment(text, old, keepsSpace ? undefined : indicatorEnd, lines.contentEnd)
  return `${start}${toLines([`${first}${comment}`, ...others].join('\n'), style)}`
}

interface ChangedPlace {
  readonly column: number
  readonly name: string | undefined
  readonly width: number
  readonly style: Style
  readonly isItem: boolean
}

function formatChanged(text: string, content: Content, place: ChangedPlace): string {
  const { column, width, style, isItem } = place
  if (content.kind === 'scalar' && content.node) {
    const blockColumn = column + (isItem ? style.itemIndent : style.fieldIndent)
    return ` ${formatScalar(content.value, { column: column + width + 1, blockColumn, node: content.node })}`
  }
  const flow = content.kind === 'scalar' ? undefined : renderFlow(text, content)
  if (flow !== undefined) return ` ${flow}`
  return isItem ? formatItemValue(content, place, style) : formatFieldValue(content, place, style, width)
}

/**
 * Finds the comment at the end of a value's first line, with the spaces before it.
 * @param indicatorEnd position after the key's colon or the dash. Omitted if what follows it stays
 */
function findComment(text: string, old: unknown, indicatorEnd: number | undefined, contentEnd: number): string {
  const range = getRange(old)
  const start = range?.[0] ?? 0
  const isBlock = isCollection(old) && !old.flow
  const above =
    indicatorEnd === undefined ? '' : text.slice(indicatorEnd, Math.min(start, endOfLine(text, indicatorEnd)))
  const after = isBlock
    ? ''
    : text.slice(isBlockText(old) ? start : range?.[1], isBlockText(old) ? endOfLine(text, start) : contentEnd)
  const [comment = ''] = /(?:^|[ \t]+)#[^]*$/.exec(above) ?? /(?:^|[ \t]+)#[^]*$/.exec(after) ?? []
  return comment === '' || /^\s/.test(comment) ? comment : ` ${comment}`
}

function toLines(text: string, { lineBreak }: Style): string {
  return `${text}\n`.replaceAll('\n', lineBreak)
}

/** Returns the entries that keep their place: the most that are in the order of the source. */
function findEntriesInPlace(entries: readonly Entry[]): ReadonlySet<Entry> {
  const known = entries.filter(({ index }) => index !== undefined)
  if (known.every(({ index = 0 }, position) => index > (known[position - 1]?.index ?? -1))) return new Set(known)
  const chains: (readonly Entry[])[] = []
  for (const entry of known) {
    const before = chains.filter((chain) => (chain.at(-1)?.index ?? 0) < (entry.index ?? 0))
    const longest = before.reduce<readonly Entry[]>((best, chain) => (chain.length > best.length ? chain : best), [])
    chains.push([...longest, entry])
  }
  return new Set(chains.reduce<readonly Entry[]>((best, chain) => (chain.length >= best.length ? chain : best), []))
}

/**
 * Joins the gap above an entry with those above the removed entries before it. Comments stay, and so does a blank line
 * above a group of entries whose first is removed.
 */
function joinGaps(removed: readonly string[], own: string): string {
  const kept = removed.filter((gap) => gap.includes('#')).join('')
  if (kept === '') return own === '' ? (removed.find((gap) => gap !== '') ?? '') : own
  return /\n[ \t]*\r?\n$/.test(kept) ? kept + own.replace(/^(?:[ \t]*\r?\n)+/, '') : kept + own
}

/** Returns a function that is true for a new entry if most entries of its length in the collection have a blank line above. */
function createSpacing(source: string, layouts: readonly EntryLayout[], isRoot: boolean): (text: string) => boolean {
  const examples = layouts.slice(1).map(({ gapStart, commentStart, start, contentEnd }) => ({
    hasBlank: /(?:^|\n)[ \t]*\r?\n/.test(source.slice(gapStart, commentStart)),
    isLong: source.slice(start, contentEnd).includes('\n'),
  }))
  return (text) => {
    const isLong = text.trimEnd().includes('\n')
    const similar = examples.filter((example) => example.isLong === isLong)
    if (similar.length === 0) return isRoot && isLong
    return similar.filter(({ hasBlank }) => hasBlank).length * 2 > similar.length
  }
}

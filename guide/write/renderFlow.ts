import { isPair } from 'yaml'
import { hasNewOrder, isChanged, type Collection, type Content, type Entry } from './contents'
import { formatKey } from './formatNew'
import { getRange } from './sourceLines'
import { formatScalar } from './scalars'

/** The reason why a list or a group in brackets cannot be changed: a comment in it would be lost. */
export class CommentInBrackets extends Error {
  /** @param offset position of the brackets in the source */
  constructor(readonly offset: number) {
    super('A comment in brackets would be lost.')
  }
}

/**
 * Renders a list or a group in brackets. Untouched items keep their text.
 * @returns undefined if the collection must be written on lines of its own
 */
export function renderFlow(source: string, collection: Collection): string | undefined {
  const { node, entries } = collection
  if (!node?.flow || !node.range || node.items.length === 0) return undefined
  const ranges = node.items.map(getItemRange)
  const open = source.slice(node.range[0], ranges[0]?.[0])
  const gaps = ranges.slice(1).map(([start], index) => source.slice(ranges[index]?.[1], start))
  const close = source.slice(ranges.at(-1)?.[1], node.range[1])
  const pieces = entries.map((entry) => renderItem(source, entry, collection, ranges))
  const isFlow = entries.length > 0 && pieces.every((piece) => piece !== undefined)
  const isRearranged = hasNewOrder(collection) && [open, ...gaps, close].some((gap) => gap.includes('#'))
  if (isRearranged || (!isFlow && hasComment(node.srcToken))) throw new CommentInBrackets(node.range[0])
  if (!isFlow) return undefined
  const usualGap = gaps[0] ?? ', '
  return pieces
    .reduce((result, piece, position) => {
      if (position === 0) return `${open}${piece}`
      const index = entries[position]?.index
      const follows = index !== undefined && index > 0 && entries[position - 1]?.index === index - 1
      return `${result}${follows ? gaps[index - 1] : usualGap}${piece}`
    }, '')
    .concat(close)
}

/** True if there is a comment anywhere in a part of the source. */
function hasComment(token: unknown): boolean {
  if (typeof token !== 'object' || token === null) return false
  return ('type' in token && token.type === 'comment') || Object.values(token).some(hasComment)
}

function renderItem(
  source: string,
  { key, index, content }: Entry,
  { node }: Collection,
  ranges: readonly (readonly [number, number])[],
): string | undefined {
  const range = index === undefined ? undefined : ranges[index]
  if (range && !isChanged(content)) return source.slice(...range)
  const value = renderValue(source, content)
  if (value === undefined || key === undefined) return value
  const item = index === undefined ? undefined : node?.items[index]
  const start = isPair(item) ? getRange(item.value)?.[0] : undefined
  const head = range && start !== undefined ? source.slice(range[0], start) : `${formatKey(key)}: `
  return /:\s+$|#.*\n\s*$/.test(head) ? `${head}${value}` : `${formatKey(key)}: ${value}`
}

function renderValue(source: string, content: Content): string | undefined {
  if (content.kind !== 'scalar') return renderFlow(source, content)
  const { value, node } = content
  return formatScalar(value, node ? { column: 0, node } : { column: 0 })
}

function getItemRange(item: unknown): readonly [number, number] {
  if (!isPair(item)) return [getRange(item)?.[0] ?? 0, getRange(item)?.[1] ?? 0]
  const end = getRange(item.value)?.[1] ?? getRange(item.key)?.[1] ?? 0
  return [getRange(item.key)?.[0] ?? 0, end]
}

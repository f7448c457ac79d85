/** The style of a file: its indentation, line breaks and lists. */
import { isMap, isScalar, isSeq, visit, type Document, type LineCounter } from 'yaml'
import { getRange } from './sourceLines'

export type Style = ReturnType<typeof detectStyle>

/** Detects the style of a document. Without an example, uses the style of the sample elections. */
export function detectStyle(document: Document, source: string, lines: LineCounter) {
  const columnOf = (node: unknown) => lines.linePos(getRange(node)?.[0] ?? 0).col - 1
  const indents: Record<'field' | 'list' | 'item', number[]> = { field: [], list: [], item: [] }
  const counts = new Map<string | undefined, number>()
  const count = (name: string | undefined, difference: number) =>
    void counts.set(name, (counts.get(name) ?? 0) + difference)
  visit(document, {
    Pair: (_key, { key, value }) => {
      if (isMap(value) && !value.flow && value.items.length > 0)
        indents.field.push(columnOf(value.items[0]?.key) - columnOf(key))
      if (!isSeq(value) || value.items.length === 0) return
      if (!value.flow) indents.list.push(columnOf(value) - columnOf(key))
      if (!value.items.every(isScalar)) return
      const difference = value.flow ? 1 : -1
      count(isScalar(key) ? String(key.value) : undefined, difference)
      count(undefined, difference)
    },
    Seq: (_key, seq) => {
      const [item] = seq.items
      if (!seq.flow && isMap(item) && !item.flow) indents.item.push(columnOf(item.items[0]?.key) - columnOf(seq))
    },
  })
  return {
    lineBreak: /\r\n/.test(source.slice(0, source.indexOf('\n') + 1)) ? '\r\n' : '\n',
    /** Indentation of fields in their group. */
    fieldIndent: indents.field.find(isPositive) ?? 2,
    /** Indentation of a list's dashes in its group. */
    listIndent: indents.list[0] ?? indents.field.find(isPositive) ?? 2,
    /** Distance from a dash to its item. */
    itemIndent: indents.item.find(isPositive) ?? 2,
    /** True if short lists under this name are written in brackets. */
    usesBrackets: (name: string | undefined) => (counts.get(name) ?? counts.get(undefined) ?? 1) >= 0,
  }
}

function isPositive(indent: number): boolean {
  return indent > 0
}

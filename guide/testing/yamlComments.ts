import { isPair, LineCounter, parseDocument, visit, type Node, type Pair, type Scalar } from 'yaml'
import { readValue, type Edit } from './yamlEdits'
import { getAt } from '@/lib/values'

/** Lines on which a field or an item begins. Indexes start at 0. */
function listEntryLines(source: string): readonly number[] {
  const lines = new LineCounter()
  const document = parseDocument(source, { lineCounter: lines })
  const starts: number[] = []
  const add = (node: unknown) => {
    const position = (node as Node).range?.[0] ?? 0
    const { line, col } = lines.linePos(position)
    const start = source.slice(position - col + 1, position)
    if (/^ *(?:- *)*$/.test(start)) starts.push(line - 1)
  }
  visit(document, { Pair: (_key, { key }) => add(key), Seq: (_key, { items }) => items.forEach((item) => add(item)) })
  return [...new Set(starts)].toSorted((a, b) => a - b)
}

/** Adds a numbered comment above every so many entries, and to the lines of the values beside them. */
export function addComments(source: string, distance: number, hasGaps: boolean): string {
  const entries = listEntryLines(source)
  const lines = source.split('\n')
  for (const [index, line] of entries.entries()) {
    const text = lines[line] ?? ''
    const indent = /^ */.exec(text)?.[0] ?? ''
    const isOneLine = /[^:|>-]$/.test(text) && (entries.includes(line + 1) || lines[line + 1] === '')
    if (index % distance === 0) lines[line] = `${indent}# (${index})\n${hasGaps ? '\n' : ''}${text}`
    else if (isOneLine) lines[line] = `${text} # (${index})`
  }
  return lines.join('\n')
}

export function listComments(source: string): readonly string[] {
  return source.match(/(?<=# .*)\(\d+\)/g) ?? []
}

/** The comments that an edit may remove: those directly above what it removes, and those in it. */
export function listOwnComments(source: string, { kind, path }: Edit): readonly string[] {
  const old = getAt(readValue(source), path)
  const isReplaced = kind === 'set' && typeof old === 'object' && old !== null
  if (kind !== 'remove' && !isReplaced) return []
  const document = parseDocument(source)
  const parent = document.getIn(path.slice(0, -1), true) as { items: (Pair | Node)[] }
  const entry = parent.items.find((item, index) => (isPair(item) ? (item.key as Scalar).value : index) === path.at(-1))
  const head = (isPair(entry) ? entry.key : entry) as Node
  const value = (isPair(entry) ? entry.value : entry) as Node
  const lineStart = source.lastIndexOf('\n', head.range?.[0] ?? 0) + 1
  const above = kind === 'remove' ? /(?: *#.*\n)*$/.exec(source.slice(0, lineStart))?.[0] : ''
  return listComments(`${above}${source.slice(lineStart, value.range?.[2])}`)
}

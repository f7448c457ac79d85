/** For tests: the lines that an edit may change. */
import { isDeepStrictEqual } from 'node:util'
import { isMap, isPair, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'
import type { Edit } from './yamlEdits'
import type { Path } from '@/lib/values'
import { getRange } from '@/guide/write/nodes'

/** Lines from `start` up to, but without, `end`, from 0. */
interface Lines {
  readonly start: number
  readonly end: number
}

/**
 * Finds the reason why an edit changed more lines than it may.
 * @returns undefined if it did not
 */
export function findLineProblem(source: string, edited: string, edit: Edit): string | undefined {
  const editable = findEditableLines(source, edit)
  const [before, after] = [toLines(source), toLines(edited)]
  const following = before.slice(editable.end)
  const keepsStart = isDeepStrictEqual(after.slice(0, editable.start), before.slice(0, editable.start))
  const keepsEnd = following.length === 0 || isDeepStrictEqual(after.slice(-following.length), following)
  if (!keepsStart || !keepsEnd) return 'lines of other fields changed'
  // A list in brackets is on one line, which changes with each item.
  const lines = before.slice(editable.start, editable.end).filter((line) => !isSpace(line))
  if (lines.length === 1 && /[[{].*[\]}]/.test(lines.join(''))) return undefined
  if (edit.kind === 'remove' && !hasLinesInOrder(source, edited)) return 'lines were added or changed'
  if (edit.kind === 'add' && !hasLinesInOrder(edited, source)) return 'lines were removed or changed'
  const isSame = isDeepStrictEqual(normalizeLines(edited).toSorted(), normalizeLines(source).toSorted())
  return edit.kind === 'move' && !isSame ? 'lines were added, removed or changed' : undefined
}

/**
 * Lines that an edit may change: those of its field or item, with the comments and blank lines next to it. For an added
 * or moved entry, those of its list or group.
 */
function findEditableLines(source: string, edit: Edit): Lines {
  const isExisting = edit.kind === 'set' || edit.kind === 'remove'
  const { start, end } = findLines(source, isExisting ? edit.path : edit.path.slice(0, -1))
  const lines = source.split('\n')
  let first = start
  while (first > 0 && isSpace(lines[first - 1])) first--
  let last = end
  while (isSpace(lines[last])) last++
  return { start: first, end: last }
}

function isSpace(line = 'end'): boolean {
  return /^\s*(?:#.*)?$/.test(line)
}

function findLines(source: string, path: Path): Lines {
  const counter = new LineCounter()
  let node: unknown = parseDocument(source, { lineCounter: counter }).contents
  let start = 0
  for (const key of path) {
    const item: unknown = isMap(node)
      ? node.items.find((pair) => isScalar(pair.key) && String(pair.key.value) === key)
      : isSeq(node) && node.items[Number(key)]
    node = isPair(item) ? item.value : item
    start = getRange(isPair(item) ? item.key : item)?.[0] ?? start
  }
  const end = (getRange(node)?.[1] ?? 1) - 1
  const toLine = (offset: number) => counter.linePos(offset).line - 1
  return { start: toLine(start), end: Math.max(toLine(start), toLine(end)) + 1 }
}

/** True if all lines of a part are in the whole, in order. Blank lines do not count, and a dash counts as a space. */
function hasLinesInOrder(whole: string, part: string): boolean {
  let position = 0
  const lines = normalizeLines(whole)
  return normalizeLines(part).every((line) => {
    position = lines.indexOf(line, position) + 1
    return position > 0
  })
}

/** The lines without blank ones, with spaces in place of dashes. */
function normalizeLines(text: string): readonly string[] {
  return toLines(text).filter((line) => line.trim() !== '')
}

/** The lines with spaces in place of dashes: removing the first field of an item moves the dash to the next one. */
function toLines(text: string): readonly string[] {
  return text.split('\n').map((line) => line.replace(/^(?: *- )+/, (start) => ' '.repeat(start.length)))
}

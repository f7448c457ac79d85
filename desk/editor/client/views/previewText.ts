/** Finds the text of fields on a page of the guide, and the field of text on it. Pages mark neither. */
import { getAt, type Path } from '@/lib/values'
import type { Place } from '../state/changes'
import { findPath, getContent, listPaths, type EditorState } from '../state/editorState'

/** Shorter text, such as a number, appears by chance. */
const minLength = 3

/** Length of the beginning of text that is enough to find it. */
const minBeginning = 20

interface FieldText extends Place {
  readonly text: string
}

export function normalize(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

export function listTexts(file: string, value: unknown, field: Path = []): readonly FieldText[] {
  if (typeof value === 'string') return [{ file, field, text: normalize(value) }]
  if (Array.isArray(value)) return value.flatMap((item, index) => listTexts(file, item, [...field, index]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, child]) => listTexts(file, child, [...field, name]))
}

/** Begins with the file that the page of the guide is about. */
export function listElectionTexts(state: EditorState, page: string): readonly FieldText[] {
  const id = /^profile\/([^/]+)/.exec(page)?.[1]
  const first = id === undefined ? 'election.yaml' : findPath(state, 'candidates', id)
  return [...new Set([first, ...listPaths(state)])].flatMap((file) => listTexts(file, getContent(state, file)))
}

/** Lists what to look for, the best first: the text of the field, then the longest of the item or group around it. */
export function listWanted(value: unknown, field: Path): readonly string[] {
  const lengths = field
    .map((_, index) => field.length - index)
    .filter((length) => length === field.length || length > 1)
  return lengths.flatMap((length) => {
    const part = getAt(value, field.slice(0, length))
    // A whole list has no place of its own.
    const texts = Array.isArray(part) ? [] : listTexts('', part).map(({ text }) => text)
    return texts.toSorted((a, b) => b.length - a.length).slice(0, 1)
  })
}

/** Finds the smallest visible element of a page with one of the strings, or at least with the beginning of one. */
export function findElement(page: Document, wanted: readonly string[]): Element | undefined {
  const elements = [...page.querySelectorAll('main *'), ...page.querySelectorAll('body > :not(main) *')]
    .filter((element) => element.checkVisibility?.() ?? true)
    .map((element) => ({ element, text: normalize(element.textContent) }))
  const find = (text: string) =>
    elements.filter((each) => each.text.includes(text)).toSorted((a, b) => a.text.length - b.text.length)[0]?.element
  return wanted
    .filter((text) => text.length >= minLength)
    .flatMap(listBeginnings)
    .map((text) => find(text))
    .find((element) => element !== undefined)
}

/** The text, then its first half, and so on. A page may show only its beginning. */
function listBeginnings(text: string): readonly string[] {
  const half = text.slice(0, text.length / 2)
  return half.length < minBeginning ? [text] : [text, ...listBeginnings(half)]
}

/**
 * Finds the field of an element's text. Of the fields with the longest match, the first wins. Undefined for text that is
 * in no field, or mostly the guide's own.
 */
export function findPlace(element: Element, texts: readonly FieldText[]): Place | undefined {
  const hasOwnText = [...element.childNodes].some(
    ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && normalize(textContent ?? '') !== '',
  )
  if (!hasOwnText) return undefined
  const own = normalize(element.textContent)
  const around = normalize(element.parentElement?.textContent ?? '')
  const score = ({ text }: FieldText) => {
    if (text.length < minLength) return 0
    if (text === own) return Infinity
    if ((own.includes(text) && text.length * 3 > own.length) || (around.includes(text) && text.includes(own)))
      return text.length
    return own.length >= minBeginning && text.includes(own) ? own.length : 0
  }
  const scored = texts.map((text) => ({ text, points: score(text) })).filter(({ points }) => points > 0)
  return scored.toSorted((a, b) => b.points - a.points)[0]?.text
}

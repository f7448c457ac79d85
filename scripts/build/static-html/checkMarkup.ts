import { attribute, textOf, type Element } from './dom'
import { certain, loads, reactOnly, type Kind } from './nextMarkup'
import { unexpectedMarkup } from './unexpectedMarkup'

const kinds = [...loads, ...reactOnly]

/**
 * Finds what Next.js put into a page, and stops the build where the page lacks what it always has, or has what is
 * neither known of Next.js nor our own.
 * @param file the page's file, for messages
 * @param all the elements of the page
 * @param assets the address below which Next.js's own files lie
 * @returns the elements of each kind
 * @throws GuideError at the first element that is not as known
 */
export function checkMarkup(file: string, all: readonly Element[], assets: string): ReadonlyMap<Kind, Element[]> {
  const found = new Map<Kind, Element[]>(kinds.map((kind) => [kind, []]))
  for (const element of all) {
    const kind = kinds.find(({ matches }) => matches(element, assets))
    if (kind) found.get(kind)!.push(element)
    else checkOwn(file, element, assets)
  }
  for (const kind of certain)
    if (found.get(kind)!.length === 0)
      throw unexpectedMarkup(file, `${kind.name}, as in every page that Next.js exports`, 'none')
  return found
}

function checkOwn(file: string, element: Element, assets: string): void {
  const shown = () => `<${element.tagName}> ${textOf(element) || JSON.stringify(element.attrs)}`
  if (isForeign(element, assets))
    throw unexpectedMarkup(file, 'scripts and links that are known, and our own scripts, marked data-inline', shown())
  if (attribute(element, 'style') !== undefined)
    throw unexpectedMarkup(file, 'no style attribute', shown(), 'Put it into the style sheet of the component.')
}

function isForeign(element: Element, assets: string): boolean {
  // Parts of a page that only a script of Next.js would put in place.
  if (element.tagName === 'template') return true
  if (element.tagName === 'script') return !isOwn(element)
  return attribute(element, 'href')?.startsWith(assets) ?? false
}

function isOwn(script: Element): boolean {
  const data = attribute(script, 'type')?.includes('json') ?? false
  return attribute(script, 'src') === undefined && (data || attribute(script, 'data-inline') !== undefined)
}

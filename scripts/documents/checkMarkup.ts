import { attribute, textOf, type Element } from './dom'
import { certain, loads, reactOnly } from './nextMarkup'
import { notAsKnown } from './problem'

/**
 * Stops the build where a page lacks what Next.js always writes, or has what is neither known of it nor our own.
 * @param file the page's file, for messages
 * @param all the elements of the page
 * @param assets the address below which Next.js's own files lie
 * @throws GuideError at the first such element
 */
export function checkMarkup(file: string, all: readonly Element[], assets: string): void {
  for (const { name, matches } of certain)
    if (!all.some((element) => matches(element, assets)))
      throw notAsKnown(file, `${name}, as in every page that Next.js exports`, 'none')
  for (const element of all) {
    const { tagName } = element
    const shown = `<${tagName}> ${textOf(element) || JSON.stringify(element.attrs)}`
    if (isForeign(element, assets))
      throw notAsKnown(file, 'scripts and links that are known, and our own scripts, marked data-inline', shown)
    if (attribute(element, 'style') !== undefined)
      throw notAsKnown(file, 'no style attribute', shown, 'Put it into the style sheet of the component.')
  }
}

function isForeign(element: Element, assets: string): boolean {
  if ([...loads, ...reactOnly].some(({ matches }) => matches(element, assets))) return false
  // Parts of a page that only a script of Next.js would put in place.
  if (element.tagName === 'template') return true
  if (element.tagName === 'script') return !isOwn(element)
  return attribute(element, 'href')?.startsWith(assets) ?? false
}

function isOwn(script: Element): boolean {
  const data = attribute(script, 'type')?.includes('json') ?? false
  return attribute(script, 'src') === undefined && (data || attribute(script, 'data-inline') !== undefined)
}

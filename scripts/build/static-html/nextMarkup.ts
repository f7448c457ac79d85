/** What Next.js puts into a page for React in the browser, and why a document does without it. */
import { attribute, textOf, type Element } from './dom'

/** A kind of element that only serves React. */
export interface Kind {
  /** As the build's report names it, in the plural. */
  readonly name: string
  /** Why the page reads and works without it. */
  readonly why: string
  /** @param assets the address below which Next.js's own files lie, like `/medford/_next/` */
  readonly matches: (element: Element, assets: string) => boolean
}

const of = (element: Element, name: string) => element.tagName === name
const from = (element: Element, name: string, assets: string) => attribute(element, name)?.startsWith(assets) ?? false
const isFile = (element: Element, assets: string) => of(element, 'script') && from(element, 'src', assets)
const isOld = (element: Element) => attribute(element, 'nomodule') !== undefined

/** The script files of React, of Next.js and of client components. */
export const scriptFile: Kind = {
  name: 'script files',
  why: 'no component of the page needs React',
  matches: (element, assets) => isFile(element, assets) && !isOld(element),
}

/** What browsers without modules would load before them. */
export const oldScriptFile: Kind = {
  name: 'script files for old browsers',
  why: 'a browser that wants them cannot run the rest',
  matches: (element, assets) => isFile(element, assets) && isOld(element),
}

/** Early requests for script files. */
export const scriptHint: Kind = {
  name: 'hints for script files',
  why: 'nothing waits for a script',
  matches: (element, assets) =>
    of(element, 'link') && attribute(element, 'as') === 'script' && from(element, 'href', assets),
}

/** The script that starts the others. */
export const starter: Kind = {
  name: 'starting scripts',
  why: 'there is nothing to start',
  matches: (element) =>
    of(element, 'script') &&
    attribute(element, 'id') === '_R_' &&
    textOf(element).startsWith('(globalThis["TURBOPACK"]'),
}

/** The page once more, in the form that React reads. */
export const flightData: Kind = {
  name: 'scripts of flight data',
  why: 'they repeat the page for React',
  matches: (element) =>
    of(element, 'script') &&
    element.attrs.length === 0 &&
    /^\(?self\.__next_f(?:=self\.__next_f\|\|\[\]\))?\.push\(/.test(textOf(element)),
}

/** Links to the style sheets. */
export const styleSheetLink: Kind = {
  name: 'links to style sheets',
  why: 'their rules stand in the page itself',
  matches: (element, assets) =>
    of(element, 'link') && attribute(element, 'rel') === 'stylesheet' && from(element, 'href', assets),
}

/** The empty place in which Next.js would later put metadata that came late; in an export none does. */
export const latePlace: Kind = {
  name: 'places for late metadata',
  why: 'an export has all of it in time',
  matches: (element) =>
    of(element, 'div') &&
    element.attrs.length === 1 &&
    attribute(element, 'hidden') !== undefined &&
    element.childNodes.length > 0 &&
    element.childNodes.every(({ nodeName }) => nodeName === '#comment'),
}

/** Taken off every page. */
export const loads: readonly Kind[] = [scriptFile, oldScriptFile, scriptHint]

/** Taken off every page that does not start React. */
export const reactOnly: readonly Kind[] = [starter, flightData, styleSheetLink, latePlace]

/** Stand in every page that Next.js exports; a page without one of them is not as known. */
export const certain: readonly Kind[] = [scriptFile, ...reactOnly]

/** The text of a page's flight data, joined. @throws SyntaxError when it is not of the known form */
export function flightOf(scripts: readonly Element[]): string {
  return scripts
    .map(textOf)
    .filter((script) => script.startsWith('self.'))
    .map((script) => {
      const [kind, text]: unknown[] = JSON.parse(script.slice(script.indexOf('push(') + 5, script.lastIndexOf(')')))
      if (kind !== 1 || typeof text !== 'string') throw new SyntaxError(`flight data of the kind ${String(kind)}`)
      return text
    })
    .join('')
}

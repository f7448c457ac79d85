/** Turns one exported page into a document: everything its reader needs in one file, and nothing else. */
import { parse, serialize } from 'parse5'
import { bundleScript, entryPoint } from '@/lib/inline-scripts/bundleScript'
import { checkMarkup } from './checkMarkup'
import { clientComponents, type ClientModules } from './clientModules'
import { customProperties } from './customProperties'
import { attribute, create, descendants, elements, remove, textOf, type Element, type Parent } from './dom'
import { clientModuleIds } from './flight'
import { flightData, flightOf, loads, reactOnly, scriptFile, styleSheetLink, type Kind } from './nextMarkup'
import { policy } from './policy'
import { unexpectedMarkup } from './unexpectedMarkup'
import type { StyleSheets } from './styles'

const startReact = entryPoint<typeof import('./startReact.browser')>('scripts/build/static-html/startReact.browser.ts')

/** What all pages of an export share. */
export interface Site {
  /** The address below which Next.js's own files lie, like `/medford/_next/`. */
  readonly assets: string
  readonly modules: ClientModules
  readonly styleSheets: StyleSheets
  /** Texts of scripts that other scripts put into a page, and that its policy must allow. */
  readonly insertedScripts: readonly string[]
  readonly pageViews: boolean
}

/** A page as it is now. */
export interface Document {
  readonly html: string
  /** How many elements of each kind were taken away. */
  readonly taken: ReadonlyMap<Kind, number>
  /** Files of the components for which the page starts React. */
  readonly clientComponents: readonly string[]
}

/**
 * @param file the page's file, for messages
 * @throws GuideError when Next.js's markup is not as known
 */
export function toStaticHtml(file: string, html: string, site: Site): Document {
  const page = parse(html)
  const all = elements(page)
  const known = checkMarkup(file, all, site.assets)
  const find = (kind: Kind) => known.get(kind) ?? []
  const components = clientComponents(file, moduleIds(file, find(flightData)), site.modules)
  const startsReact = components.length > 0
  const links = find(styleSheetLink)
  const sheets = links.map((link) => attribute(link, 'href')!.slice(site.assets.length))
  const head = all.find(({ tagName }) => tagName === 'head')!

  if (startsReact) {
    head.childNodes.push(create('script', {}, startLate(find(scriptFile))))
    // React must not ask for the style sheets again, so it finds their links, which the browser passes over.
    for (const link of links) link.attrs.push({ name: 'disabled', value: '' })
  }
  const taken = new Map<Kind, number>()
  for (const kind of startsReact ? loads : [...loads, ...reactOnly]) {
    find(kind).forEach(remove)
    taken.set(kind, find(kind).length)
  }
  // Marks for React, between texts and around what could have come late.
  if (!startsReact)
    descendants(page)
      .filter(({ nodeName }) => nodeName === '#comment')
      .forEach(remove)
  // React may add what is not in the page yet, so where it is started every rule stays.
  head.childNodes.push(create('style', {}, site.styleSheets.rules(sheets, startsReact ? undefined : namesIn(all))))
  const security = { 'http-equiv': 'Content-Security-Policy', content: policyOf(page, startsReact, site) }
  arrange(head, create('meta', security))
  return { html: serialize(page), taken, clientComponents: components }
}

function moduleIds(file: string, scripts: readonly Element[]): string[] {
  try {
    return clientModuleIds(flightOf(scripts))
  } catch (error) {
    throw unexpectedMarkup(file, 'flight data of the known form', String(error))
  }
}

function startLate(scripts: readonly Element[]): string {
  const files = [...new Set(scripts.map((script) => attribute(script, 'src')!))]
  return bundleScript(startReact, files)
}

/** Classes, and custom properties that an attribute may use. */
function namesIn(all: readonly Element[]): ReadonlySet<string> {
  return new Set(
    all.flatMap(({ attrs }) =>
      attrs.flatMap(({ name, value }) => (name === 'class' ? value.split(/\s+/) : customProperties(value))),
    ),
  )
}

function policyOf(page: Parent, startsReact: boolean, { insertedScripts, pageViews }: Site): string {
  const now = elements(page)
  const texts = (name: string) => now.filter(({ tagName }) => tagName === name).map(textOf)
  return policy({
    scripts: [...texts('script'), ...insertedScripts],
    styles: texts('style'),
    scriptFiles: startsReact,
    pageViews,
  })
}

/** What must come first: the encoding, what may be loaded, the script that may lead elsewhere, and the look. */
function arrange(head: Element, security: Element): void {
  const first = ['meta[charset]', 'meta[http-equiv]', 'meta[viewport]', 'meta[color-scheme]', 'script', 'style']
  const rank = (node: Element['childNodes'][number]) => {
    if (!('attrs' in node)) return first.length
    const kind = attribute(node, 'name') ?? node.attrs[0]?.name ?? ''
    const place = first.findIndex((name) => name === node.tagName || name === `${node.tagName}[${kind}]`)
    return place < 0 ? first.length : place
  }
  head.childNodes = [security, ...head.childNodes].toSorted((a, b) => rank(a) - rank(b))
}

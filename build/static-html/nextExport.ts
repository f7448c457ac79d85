/** Assumptions about the output of Next.js. After an upgrade, compare a page with them and update this module. */
import type { CheerioAPI } from 'cheerio'
import type { Element } from 'domhandler'
import type { Declaration } from 'postcss'
import { GuideError } from '@/lib/problems'

/** Version of Next.js whose output was compared with this module. */
export const checkedVersion = '16.4.5'

/** Folder of Next.js's files in an export. Their names have a digest of their content. */
export const assetFolder = '_next'

/** Not-found pages with an address of their own, which a host would send with status 200. */
export const notFoundFolders = ['404', '_not-found']

/** True for a file of flight data: the content of a page again, for navigation in the browser. */
export function isFlightFile(file: string): boolean {
  return /(?:^|\/)(?:index|__next\.[^/]+)\.txt$/.test(file)
}

/** Lists the files of Next.js that HTML refers to, by their paths in the export. */
export function findAssets(html: string): ReadonlySet<string> {
  return new Set(html.match(/_next\/[^"'\s,)>\\]+/g))
}

export type NextMarkup = ReturnType<typeof findNextMarkup>

/**
 * Finds the markup that Next.js adds to a page so that React can start in the browser.
 * @param assets address of Next.js's files, like `/guide/_next/`
 * @throws GuideError if some of it is missing
 */
export function findNextMarkup($: CheerioAPI, page: string, assets: string) {
  const required = {
    scriptFiles: $<Element, string>(`script[src^="${assets}"]`),
    styleSheets: $<Element, string>(`link[rel="stylesheet"][href^="${assets}"]`),
    /** The script that starts the others, and the page's content in the form that React reads (flight data). */
    inlineScripts: $<Element, string>('script:not([src], [type], [data-inline])').filter((_, script) =>
      /^\(?(?:self\.__next_f|globalThis\["TURBOPACK"\])/.test($(script).text()),
    ),
  }
  for (const [name, elements] of Object.entries(required))
    if (elements.length === 0) {
      const message = `This page has no ${name} as Next.js ${checkedVersion} writes them. After an upgrade, update build/static-html/nextExport.ts. PLAIN_EXPORT=1 builds without this step.`
      throw new GuideError([{ file: page, message }])
    }
  return { ...required, preloads: $<Element, string>(`link[as="script"][href^="${assets}"]`) }
}

export function removeNextMarkup($: CheerioAPI, markup: NextMarkup): void {
  for (const elements of Object.values(markup)) elements.remove()
  // React separates pieces of text with comments, which it needs where it starts.
  $('*')
    .not('[data-island], [data-island] *')
    .contents()
    .filter((_, { type }) => type === 'comment')
    .remove()
  // Next.js leaves an empty placeholder for metadata that streams in late. An export has none.
  $('body > div[hidden]:empty').remove()
}

/** Restores the `-webkit-` prefix that browsers on iOS need. Next.js writes Firefox's instead. */
export function fixPrefix(declaration: Declaration): void {
  if (declaration.prop === '-moz-text-size-adjust') declaration.prop = '-webkit-text-size-adjust'
  if (declaration.prop === '-webkit-text-decoration-color') declaration.remove()
}

/** The inline script that `GoogleAnalytics` of `@next/third-parties` inserts. A test compares it with that of the component. */
export function buildAnalyticsScript(gaId: string): string {
  return `
          window['dataLayer'] = window['dataLayer'] || [];
          function gtag(){window['dataLayer'].push(arguments);}
          gtag('js', new Date());

          gtag('config', '${gaId}' );`
}

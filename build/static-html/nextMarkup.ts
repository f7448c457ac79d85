import type { Cheerio, CheerioAPI } from 'cheerio'
import type { Element } from 'domhandler'

/** Markup that Next.js adds to a page so that React can start in the browser. */
export interface NextMarkup {
  /** Script files of React, of Next.js and of client components. */
  readonly scriptFiles: Cheerio<Element>
  /** Early requests for script files. */
  readonly preloads: Cheerio<Element>
  /** The script that starts the others, and the page's content in the form that React reads (flight data). */
  readonly inlineScripts: Cheerio<Element>
  readonly styleSheets: Cheerio<Element>
}

/**
 * Finds what Next.js added to a page.
 * @param assets address of Next.js's files, like `/guide/_next/`
 */
export function findNextMarkup($: CheerioAPI, assets: string): NextMarkup {
  return {
    scriptFiles: $<Element, string>(`script[src^="${assets}"]`),
    preloads: $<Element, string>(`link[as="script"][href^="${assets}"]`),
    inlineScripts: $<Element, string>('script:not([src], [type], [data-inline])').filter((_, script) =>
      /^\(?(?:self\.__next_f|globalThis\["TURBOPACK"\])/.test($(script).text()),
    ),
    styleSheets: $<Element, string>(`link[rel="stylesheet"][href^="${assets}"]`),
  }
}

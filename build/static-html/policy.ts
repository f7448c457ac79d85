/** The Content Security Policy of a page: only what the build put there may load or run. */
import { createHash } from 'node:crypto'
import type { CheerioAPI } from 'cheerio'
import type { Element } from 'domhandler'

/** Sources by directive, like `{ 'img-src': ["'self'"] }`. */
export type Policy = Readonly<Record<string, readonly string[]>>

interface PageNeeds {
  /** Text of each inline script, including those that scripts insert later. */
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  /** True if the page loads script files of this site. */
  readonly scriptFiles: boolean
  readonly loadsData?: boolean
  /** True if the page can keep the guide on the device, by a script file and a worker. */
  readonly keepsGuide?: boolean
  /** True if page views are reported to Google Analytics. */
  readonly pageViews: boolean
}

/**
 * Sources that Google lists for Analytics 4 without advertising. The tag manager is limited to the path of Analytics's
 * own script, because its other paths serve scripts by anyone. Browsers ignore the query when they match a path.
 */
const google = {
  script: ['https://www.googletagmanager.com/gtag/js'],
  report: ['https://*.google-analytics.com', 'https://*.analytics.google.com'],
}

export function buildPolicy(needs: PageNeeds): Policy {
  const { scripts, styles, scriptFiles, loadsData, keepsGuide, pageViews } = needs
  return {
    'default-src': ["'none'"],
    'script-src': [
      ...new Set(scripts.map(hash)),
      ...(scriptFiles || keepsGuide ? ["'self'"] : []),
      ...(pageViews ? google.script : []),
    ],
    'style-src': [...new Set(styles.map(hash))],
    'img-src': ["'self'", ...(pageViews ? google.report : [])],
    'connect-src': [...(loadsData || keepsGuide ? ["'self'"] : []), ...(pageViews ? google.report : [])],
    'manifest-src': ["'self'"],
    'worker-src': keepsGuide ? ["'self'"] : [],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    // React, Google's script and the control that keeps the guide set script sources and text without a trusted type.
    ...(scriptFiles || keepsGuide ? {} : { 'require-trusted-types-for': ["'script'"], 'trusted-types': ["'none'"] }),
  }
}

export function serializePolicy(policy: Policy): string {
  return Object.entries(policy)
    .filter(([, sources]) => sources.length > 0)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join(';')
}

/** Elements that load something or send a form, by the directive that governs them. */
const governed: Readonly<Record<string, string>> = {
  'script-src': 'script[src], link[as="script"], link[rel="modulepreload"]',
  'style-src': 'link[rel~="stylesheet"]:not([disabled]), link[as="style"]',
  'img-src':
    'img, picture source, input[src], image, use, link[rel~="icon"], link[rel~="apple-touch-icon"], link[as="image"]',
  'manifest-src': 'link[rel="manifest"]',
  'font-src': 'link[as="font"]',
  'media-src': 'video, audio, track',
  'frame-src': 'iframe, frame',
  'object-src': 'object, embed',
  'base-uri': 'base',
  // A form that nothing submits only groups its fields.
  'form-action': 'form[action], [formaction], form [type="submit"], form button:not([type])',
}

/** Lists the elements that the page's own policy blocks, as the start of their HTML, with the directive. */
export function findViolations($: CheerioAPI, policy: Policy) {
  const allows = (directive: string, source: string) => (policy[directive] ?? ["'none'"]).includes(source)
  const inline = (name: 'script' | 'style') =>
    findElements($, `${name}:not([src], [type*="json"])`).filter((each) => !allows(`${name}-src`, hash($(each).text())))
  const blocked = {
    'script-src': inline('script'),
    'style-src': inline('style'),
    'style-src-attr': findElements($, '[style]'),
    'script-src-attr': findElements($, '*').filter(
      ({ attribs }) =>
        /^javascript:/i.test(attribs.href ?? '') || Object.keys(attribs).some((name) => name.startsWith('on')),
    ),
  }
  const loads = Object.entries(governed).map(([directive, selector]) => {
    const elements = findElements($, selector)
    const isAllowed = (each: Element) => allows(directive, "'self'") && findUrls(each).every(isSameSite)
    return [directive, elements.filter((each) => !isAllowed(each))] as const
  })
  return [...Object.entries(blocked), ...loads].flatMap(([directive, elements]) =>
    elements.map((each) => ({ directive, element: $.html(each).replace(/\s+/g, ' ').slice(0, 120) })),
  )
}

export function findElements($: CheerioAPI, selector: string): Element[] {
  return $<Element, string>(selector).get()
}

function findUrls({ attribs }: Element): string[] {
  return ['src', 'srcset', 'href', 'imagesrcset'].flatMap(
    (name) => attribs[name]?.split(/,\s+/).map((part) => part.trim().split(/\s/)[0] ?? '') ?? [],
  )
}

function isSameSite(url: string): boolean {
  const origin = 'https://this.invalid'
  return URL.canParse(url, origin) && new URL(url, origin).origin === origin
}

/** The source that allows an inline script or style with this text. */
export function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** Turns an exported page into static HTML: everything that readers need in one file, and nothing else. */
import { load, type CheerioAPI } from 'cheerio'
import { bundleScript } from '@/lib/inline-scripts/bundleScript'
import { startReactScript } from '@/lib/inline-scripts/entryPoints'
import { GuideError } from '@/lib/problems'
import { assetFolder, findNextMarkup, removeNextMarkup, type NextMarkup } from './nextExport'
import { splitNames, type PageScript } from './pageStyles'
import { buildPolicy, findElements, findViolations, serializePolicy, type Policy } from './policy'
import type { StyleSheets } from './styleSheets'

/** A script file that hydrates a client component. */
export interface Island extends PageScript {
  /** Path in the folder of Next.js's files. */
  readonly file: string
}

export interface Site {
  /** Address of Next.js's files, like `/guide/_next/`. */
  readonly assets: string
  readonly styleSheets: StyleSheets
  /** The script of a page that starts React without the runtime of Next.js, if any. */
  readonly findIsland?: (page: string) => Island | undefined
  /** True if a page needs React with the runtime of Next.js. `page` is its file in the export. */
  readonly usesReact: (page: string) => boolean
  /** Scripts that other scripts insert, and that the policy must allow. */
  readonly insertedScripts: readonly string[]
  readonly pageViews: boolean
}

/**
 * @param page its file in the export, like `profile/ada/index.html`
 * @throws GuideError if the page contains something that its own policy would block
 */
export function toStaticHtml(page: string, html: string, site: Site): string {
  const $ = load(html)
  const next = findNextMarkup($, page, site.assets)
  const files = next.styleSheets
    .get()
    .map(({ attribs }) => assetFolder + (attribs.href?.slice(site.assets.length - 1) ?? ''))
  const island = site.findIsland?.(page)
  const usesReact = site.usesReact(page)
  if (usesReact) {
    // The runtime of Next.js compares class names with its own.
    $('head').append($('<style>').text(site.styleSheets.all(files)))
    deferReact($, next)
  } else {
    // Before its scripts are searched for the names of attributes.
    removeNextMarkup($, next)
    writeStyle($, site.styleSheets, files, island)
    removeRedundantMarkup($)
    if (island) startReact($, [site.assets + island.file])
    joinScripts($)
  }
  const policy = buildPolicy({
    scripts: [
      ...listTexts($, 'script[data-inline], script[data-late]'),
      ...(usesReact ? next.inlineScripts.get().map((script) => $(script).text()) : []),
      ...site.insertedScripts,
    ],
    styles: listTexts($, 'head style'),
    scriptFiles: usesReact || island !== undefined,
    loadsData: $('script[data-loads]').length > 0,
    keepsGuide: $('[data-keep]').length > 0,
    pageViews: site.pageViews,
  })
  requireCompliance($, page, policy)
  $('head').append($('<meta>').attr({ 'http-equiv': 'Content-Security-Policy', content: serializePolicy(policy) }))
  sortHead($)
  // Writes `hidden` instead of `hidden=""`.
  return dropQuotes($.html({ xml: { xmlMode: false, encodeEntities: 'utf8', emptyAttrs: false } }))
}

/** Drops the quotes of attributes that need none. Only tags, scripts and styles have `<` followed by a letter. */
function dropQuotes(html: string): string {
  return html.replace(
    /(<(script|style)\b[^>]*>)([^]*?<\/\2>)|<[a-z][^>]*>/g,
    (tag, start?: string, _?: string, rest = '') => (start === undefined ? unquote(tag) : unquote(start) + rest),
  )
}

function unquote(tag: string): string {
  // Before the slash of an empty element, as in SVG, the quote separates.
  return tag.replace(/="([^\s"'=<>`]+)"(?!\/)/g, '=$1')
}

/** Writes the rules that the page uses into one style element, since the policy has a hash of each. */
function writeStyle($: CheerioAPI, styleSheets: StyleSheets, files: readonly string[], script?: PageScript): void {
  const { css, classNames } = styleSheets.used(files, $, script)
  const own = $('head style').remove().text()
  $('head').append($('<style>').text(own + css))
  for (const { attribs } of findElements($, '[class]')) {
    const names = splitNames(attribs.class).flatMap((name) => classNames.get(name) ?? [])
    if (names.length > 0) attribs.class = names.join(' ')
    else delete attribs.class
  }
}

function startReact($: CheerioAPI, scriptFiles: readonly string[]): void {
  $('head').append($('<script data-late>').text(bundleScript(startReactScript, scriptFiles)))
}

/** Joins the scripts that can wait to the last one, because the policy has a hash of each. */
function joinScripts($: CheerioAPI): void {
  const last = $('script[data-inline], script[data-late]').last()
  const late = $('script[data-late]').not(last)
  last.text(late.text() + last.text())
  late.remove()
}

/** Starts React and Next.js after first paint instead of while the page loads. */
function deferReact($: CheerioAPI, { scriptFiles, preloads, styleSheets }: NextMarkup): void {
  const files = [
    ...new Set(scriptFiles.get().flatMap(({ attribs }) => ('nomodule' in attribs ? [] : (attribs.src ?? [])))),
  ]
  scriptFiles.remove()
  preloads.remove()
  startReact($, files)
  // React looks for these links and would otherwise request the style sheets again. Browsers ignore disabled links.
  styleSheets.attr('disabled', '')
}

function removeRedundantMarkup($: CheerioAPI): void {
  // X reads Open Graph tags instead.
  $('meta[name^="twitter:"]:not([name="twitter:card"])').remove()
  // Outside of forms, a button submits nothing.
  $('button[type="button"]:not(form *)').removeAttr('type')
  // The image itself follows soon.
  $('link[rel="preload"][as="image"]').remove()
  for (const { attribs } of findElements($, '*'))
    for (const [name, value] of Object.entries(attribs))
      // React writes a data attribute without a value this way.
      if (name.startsWith('data-') && value === 'true') attribs[name] = ''
}

function requireCompliance($: CheerioAPI, file: string, policy: Policy): void {
  const violations = findViolations($, policy)
  if (violations.length === 0) return
  throw new GuideError(
    violations.map(({ element, directive }) => ({
      file,
      message: `The page's Content Security Policy blocks ${element} (${directive}). Remove the element, or change build/static-html/ so that the policy allows it. PLAIN_EXPORT=1 builds without this step.`,
    })),
  )
}

function listTexts($: CheerioAPI, selector: string): string[] {
  return findElements($, selector).map((element) => $(element).text())
}

/** Puts first what must come first: encoding, policy, viewport, inline scripts, styles. Next.js writes the rest in any order. */
function sortHead($: CheerioAPI): void {
  const order = [
    'meta[charset]',
    'meta[http-equiv]',
    'meta[name="viewport"]',
    'script',
    'style',
    'title',
    'meta',
    'link',
  ]
  for (const selector of order.toReversed()) $('head').prepend($('head').children(selector))
}

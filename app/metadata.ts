import { notFound } from 'next/navigation'
import { getComparisonPath } from '@/guide/ask/topics'
import { findLastUpdate, getCorrectionsContact } from '@/guide/ask/guide'
import { getGuide } from '@/guide/read/getGuide'
import { readEnv } from '@/lib/env'
import { formatDate } from '@/lib/locale/dates'
import type { Phrases } from '@/lib/locale/phrases'
import { language } from '@/lib/locale/language'
import { separator } from '@/lib/locale/lists'
import { findWordsLanguage } from '@/guide/ask/listNotes'
import { findFormats } from '@/lib/locale/languages'
import { untagText } from '@/lib/locale/taggedText'
import { fileHref, LANGUAGE_PATH, placeholderId, sharedHref } from '@/lib/paths'
import type { OpenGraphImage } from '@/lib/drawing/openGraphImage'

export interface RouteProps<Name extends string, Optional extends string = never> {
  readonly params: Promise<Readonly<Record<Name, string> & Partial<Record<Optional, string>>>>
}

/** Parameters of a route with a page for each item, from its id. */
export function listParams<Name extends string>(name: Name, items: readonly { readonly id: string }[]) {
  return orPlaceholder(items, { id: placeholderId }).map(({ id }) => ({ [name]: id }) as Record<Name, string>)
}

/** Parameters of a route's pages. Next.js rejects an empty list, so it gets a page that is not found and is then removed. */
export function orPlaceholder<Params>(pages: readonly Params[], placeholder: Params): Params[] {
  return pages.length > 0 ? [...pages] : [placeholder]
}

/** The item whose id is a parameter of the route. Without one, the page is not found. */
export async function findItem<Name extends string, Item extends { readonly id: string }>(
  items: readonly Item[],
  params: RouteProps<NoInfer<Name>>['params'],
  name: Name,
): Promise<Item> {
  const { [name]: id } = await params
  return items.find((item) => item.id === id) ?? notFound()
}

/**
 * Props of `Page`.
 * @param path of the page without the base path and the language. Undefined for a page without an address of its own.
 * @param updated date of the last change to the page's content, `YYYY-MM-DD`. By default, that of the guide
 * @param candidate id of the candidate that the page is about, if there is one
 */
export function buildPageProps(
  path: string | undefined,
  { path: imagePath, siteTitle, heading, details }: OpenGraphImage,
  updated = findLastUpdate(getGuide()),
  candidate?: string,
) {
  const { election, site, translation } = getGuide()
  const { siteUrl = '', basePath, gaId } = readEnv()
  // A path if the site's URL is not configured.
  const url = siteUrl + sharedHref(imagePath, basePath)
  return {
    path,
    election,
    site,
    needsReview: translation !== undefined && !translation.reviewed,
    wordsLanguage: findWordsLanguage(getGuide()),
    comparisonPath: getComparisonPath(getGuide()),
    correctionsContact: getCorrectionsContact(getGuide(), candidate),
    updated,
    pageViewsEnabled: gaId !== undefined,
    openGraphImage: { url, alt: [heading, ...details, siteTitle].join(separator) },
  }
}

interface PageText {
  readonly title: string
  readonly description: string | Phrases['voting']['description']
}

/** A page's title and description and, if the site's URL is configured, its canonical URL. */
export function buildPageMetadata(path: string, { title, description }: PageText) {
  const { city, date } = getGuide().election
  const url = toAbsoluteUrl(path)
  return {
    title: untagText(title),
    description: untagText(
      typeof description === 'string' ? description : description({ city, date: formatDate(date) }),
    ),
    alternates: { canonical: url },
    openGraph: { ...buildOpenGraph(), url },
  }
}

/** Open Graph metadata of the site. Next.js adds the page's title and description. */
export function buildOpenGraph() {
  // Open Graph requires a country, as in `en_CA`.
  const { language: name, region } = new Intl.Locale(findFormats(language)).maximize()
  const locale = `${name}_${region}`
  return {
    type: 'website',
    siteName: untagText(getGuide().election.title),
    // The default of Open Graph.
    locale: locale === 'en_US' ? undefined : locale,
  } as const
}

/** The absolute URL of a file of all languages if the site's URL is configured, else its path with the base path. */
export function toPublicUrl(path: string): string {
  return toAbsoluteFileUrl(path) ?? fileHref(path, readEnv().basePath)
}

/** The absolute URL of a page or file in this language. Undefined if the site's URL is not configured. */
export function toAbsoluteUrl(path: string): string | undefined {
  return toAbsoluteFileUrl(LANGUAGE_PATH + path)
}

/** The absolute URL of a file that is the same in every language. Undefined if the site's URL is not configured. */
export function toAbsoluteFileUrl(path: string): string | undefined {
  const { siteUrl, basePath } = readEnv()
  return siteUrl && siteUrl + fileHref(path, basePath)
}

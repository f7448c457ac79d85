/** Small pages at the addresses of a site's elections that lead to where a page lives now. */
import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { toLastingPath } from '@/guide/ask/electionSummaries'
import type { Env } from '@/lib/env'
import { listFiles } from '@/lib/listFiles'
import { isRightToLeft } from '@/lib/locale/direction'
import { languages } from '@/lib/locale/language'
import { loadPhrases } from '@/lib/locale/phrases'
import { untagText } from '@/lib/locale/taggedText'
import { paths, sharedHref } from '@/lib/paths'
import { writeFileWithFolders } from '@/lib/writeFileWithFolders'
import type { ArchivedElection } from './archive'

/** The pages of an election by their path in it, without a slash at the start: empty for the home page. */
export interface ElectionPages {
  /** Its lasting address, like `/2025-11-04`. */
  readonly path: string
  /** Those of its pages. The first is not in their addresses. */
  readonly languages: readonly string[]
  readonly pages: readonly string[]
}

/** An address without a page, and the page to which it leads. Both are paths in the site, without a slash at the start. */
type MovedPage = Readonly<Record<'from' | 'to' | 'language', string>>

const elections = paths.elections.slice(1)

/**
 * Writes the pages that lead from one address to another into the folder of a site, and the redirects for hosts.
 * @param archive newest first
 */
export function writeMovedPages(
  folder: string,
  { date, pages }: { readonly date: string; readonly pages: readonly string[] },
  archive: readonly ArchivedElection[],
  { basePath, siteUrl = '' }: Env,
): void {
  const current = { path: toLastingPath(date), languages, pages }
  const moved = listMovedPages(
    current,
    archive.map((election) => ({ ...election, pages: listOwnPages(election) })),
  )
  for (const page of moved) {
    const address = sharedHref(`/${page.to}`, basePath)
    write(join(folder, page.from, 'index.html'), formatMovedPage(page, address, siteUrl + address))
  }
  write(join(folder, redirectsFile), formatRedirects(current, moved, basePath))
  for (const election of archive) keepFeeds(folder, election)
}

/** Copies the feed of each language that no newer election has to the root, because feed readers do not follow the small pages. */
function keepFeeds(folder: string, { path, languages: [, ...others] }: ArchivedElection): void {
  for (const feed of others.map((language) => `/${language}${paths.correctionsFeed}`))
    if (!existsSync(join(folder, feed)))
      for (const file of ['', '.br', '.gz'].map((extension) => feed + extension))
        if (existsSync(join(folder, path, file))) cpSync(join(folder, path, file), join(folder, file))
}

function listOwnPages({ path, digests }: ArchivedElection): readonly string[] {
  const start = `${path.slice(1)}/`
  return toPageFolders(
    [...digests.keys()].flatMap((file) => (file.startsWith(start) ? [file.slice(start.length)] : [])),
  )
}

/** Lists the folders of pages in an export: the empty text for that of the home page, else with a slash at the end. */
export function listPageFolders(folder: string): readonly string[] {
  return toPageFolders(listFiles(folder))
}

function toPageFolders(files: readonly string[]): readonly string[] {
  return files.flatMap((file) => /^((?:.*\/)?)index\.html$/.exec(file)?.[1] ?? [])
}

/** Keeps a file of the site's owner. Changing a linked file would also change the cache. */
function write(path: string, content: string): void {
  if (!existsSync(path)) writeFileWithFolders(path, content)
}

/**
 * Lists the addresses that lead elsewhere: the lasting address of each page of the current election to the page at the root,
 * and addresses at the root that only archived elections have to the newest of these.
 * @param archive newest first
 */
export function listMovedPages(current: ElectionPages, archive: readonly ElectionPages[]): readonly MovedPage[] {
  const own = new Set(current.pages)
  const [, ...translations] = current.languages
  // No election has this page at its lasting address.
  const site = new Set([elections, ...translations.map((language) => `${language}/${elections}`)])
  const lasting = current.pages
    .filter((page) => !site.has(page))
    .map((page) => ({ from: toLasting(current, page), to: page, language: findPageLanguage(current, page) }))
  // The site had this page in each language of its archived elections.
  const untranslated = archive.flatMap(({ languages: [, ...others] }) =>
    others.map((language) => ({ from: `${language}/${elections}`, to: elections, language })),
  )
  const archived = archive.flatMap((election) =>
    election.pages.map((page) => ({
      from: page,
      to: toLasting(election, page),
      language: findPageLanguage(election, page),
    })),
  )
  const moved = new Map<string, MovedPage>()
  for (const page of [...untranslated, ...archived])
    if (!own.has(page.from) && !moved.has(page.from)) moved.set(page.from, page)
  return [...lasting, ...moved.values()]
}

function toLasting({ path }: ElectionPages, page: string): string {
  return `${path.slice(1)}/${page}`
}

function findPageLanguage({ languages: [first = '', ...others] }: ElectionPages, page: string): string {
  return others.find((language) => page.startsWith(`${language}/`)) ?? first
}

/**
 * Returns the HTML of a page that leads to another, even without scripts.
 * @param address of the other page, with the base path
 * @param url of the other page for search engines, if it differs
 */
export function formatMovedPage({ language }: MovedPage, address: string, url = address): string {
  const { title, continue: link } = loadPhrases(language).site.moved
  const direction = isRightToLeft(language) ? ' dir="rtl"' : ''
  return `<!DOCTYPE html>
<html lang="${language}"${direction}>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'">
<meta http-equiv="refresh" content="0; url=${address}">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${untagText(title)}</title>
<link rel="canonical" href="${url}">
</head>
<body>
<main>
<h1>${untagText(title)}</h1>
<p><a href="${address}">${untagText(link)}</a></p>
</main>
</body>
</html>
`
}

/** Redirects for hosts that read them. Other hosts send the small pages. */
export const redirectsFile = '_redirects'

/** Cloudflare Pages reads at most 2,000 rules without a wildcard. The pages themselves lead on from the others. */
const maxRedirects = 2000

/** The redirects are temporary, since another election can become the current one. */
export function formatRedirects(current: ElectionPages, moved: readonly MovedPage[], basePath: string): string {
  const start = toLasting(current, '')
  const lines = moved
    .filter(({ from }) => !from.startsWith(start))
    .slice(0, maxRedirects)
    .map(({ from, to }) => `${basePath}/${from} ${basePath}/${to} 302`)
  return [...lines, `${basePath}/${start}* ${basePath}/:splat 302`, ''].join('\n')
}

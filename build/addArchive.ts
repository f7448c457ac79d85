/** Adds the archived elections to the export of the current one. */
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { toLastingPath } from '@/guide/ask/electionSummaries'
import type { Env } from '@/lib/env'
import { listFiles } from '@/lib/listFiles'
import { languages } from '@/lib/locale/language'
import { paths, sharedHref } from '@/lib/paths'
import { toPosixPath } from '@/lib/toPosixPath'
import type { ArchivedElection } from './archive'
import { addExport } from './exportCache'
import { formatMovedPage, formatRedirects, listMovedPages, redirectsFile } from './movedPages'

/**
 * Adds the archived elections to the folder of the current one, and writes the pages that lead from one address to another.
 * @param date of the current election
 * @param archive newest first
 */
export function addArchive(
  folder: string,
  date: string,
  archive: readonly ArchivedElection[],
  { basePath, siteUrl = '' }: Env,
): void {
  if (archive.length === 0) return
  const current = { path: toLastingPath(date), languages, pages: listPageFolders(listFiles(folder).map(toPosixPath)) }
  for (const election of archive) addExport(folder, election)
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

/** The pages of an archived election by their path in it. */
function listOwnPages({ path, digests }: ArchivedElection): readonly string[] {
  const start = `${path.slice(1)}/`
  return listPageFolders(
    [...digests.keys()].flatMap((file) => (file.startsWith(start) ? [file.slice(start.length)] : [])),
  )
}

/** The folders of pages: the empty text for that of the home page, else with a slash at the end. */
function listPageFolders(files: readonly string[]): readonly string[] {
  return files.flatMap((file) => /^((?:.*\/)?)index\.html$/.exec(file)?.[1] ?? [])
}

/** Keeps a file of the site's owner. Changing a linked file would also change the cache. */
function write(path: string, content: string): void {
  if (existsSync(path)) return
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}

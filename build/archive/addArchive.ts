/** Adds the archived elections to the export of the current one. */
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { toLastingPath } from '@/guide/ask/siteElections'
import { digestContent } from '@/lib/checksums'
import type { Env } from '@/lib/env'
import { listFiles } from '@/lib/listFiles'
import { languages } from '@/lib/locale/language'
import { mapInParallel } from '@/lib/mapInParallel'
import { paths, sharedHref } from '@/lib/paths'
import { toPosixPath } from '@/lib/toPosixPath'
import type { Archived } from './buildArchive'
import { moveInto } from './moveInto'
import { formatMovedPage, formatRedirects, listMovedPages, redirectsFile, type ElectionPages } from './movedPages'
import type { OtherElection } from './sheets'

/** An archived election whose files are in a folder of their own, until they move to that of the site. */
export interface StagedElection extends ElectionPages, OtherElection {
  /** Digests of the files by their path in the site. */
  readonly files: ReadonlyMap<string, string>
}

/** Archived elections that are built at a time. While Next.js renders one, the other is checked or compressed. */
const maxBuilds = 2

/**
 * Writes the archived elections into a folder. While some are built, those from the cache are copied.
 * @param signal ends the builds
 * @returns newest first
 */
export async function stageArchive(
  folder: string,
  archive: readonly Archived[],
  signal: AbortSignal,
): Promise<readonly StagedElection[]> {
  const order = archive.toSorted((a, b) => Number(a.isCached) - Number(b.isCached))
  const staged = await mapInParallel(order, (each) => stageElection(folder, each, signal), maxBuilds)
  return staged.toSorted((a, b) => b.date.localeCompare(a.date))
}

async function stageElection(
  folder: string,
  { date, path, languages: own, read }: Archived,
  signal: AbortSignal,
): Promise<StagedElection> {
  const { files, sheets } = await read(signal)
  for (const [file, content] of files) write(join(folder, file), content)
  const start = `${path.slice(1)}/`
  const inside = [...files.keys()].flatMap((file) => (file.startsWith(start) ? [file.slice(start.length)] : []))
  const digests = new Map([...files].map(([file, content]) => [file, digestContent(content)]))
  return { date, path, languages: own, pages: listPageFolders(inside), files: digests, sheets }
}

/**
 * Moves the archived elections into the folder of the current one, and writes the pages that lead from one address to another.
 * @param date of the current election
 * @param from folder of the archived ones
 */
export function addArchive(
  folder: string,
  date: string,
  from: string,
  archive: readonly StagedElection[],
  { basePath, siteUrl = '' }: Env,
): void {
  if (archive.length === 0) return
  const current = { path: toLastingPath(date), languages, pages: listPageFolders(listFiles(folder).map(toPosixPath)) }
  moveInto(folder, from)
  const moved = listMovedPages(current, archive)
  for (const page of moved) {
    const address = sharedHref(`/${page.to}`, basePath)
    write(join(folder, page.from, 'index.html'), formatMovedPage(page, address, siteUrl + address))
  }
  write(join(folder, redirectsFile), formatRedirects(current, moved, basePath))
  for (const election of archive) keepFeeds(folder, election)
}

/** Copies the feed of each language that no newer election has to the root, because feed readers do not follow the small pages. */
function keepFeeds(folder: string, { path, languages: [, ...others] }: ElectionPages): void {
  for (const feed of others.map((language) => `/${language}${paths.correctionsFeed}`))
    if (!existsSync(join(folder, feed)))
      for (const file of ['', '.br', '.gz'].map((extension) => feed + extension))
        if (existsSync(join(folder, path, file))) cpSync(join(folder, path, file), join(folder, file))
}

/** The folders of pages: the empty text for that of the home page, else with a slash at the end. */
function listPageFolders(files: readonly string[]): readonly string[] {
  return files.flatMap((file) => /^((?:.*\/)?)index\.html$/.exec(file)?.[1] ?? [])
}

/** Keeps what exists: what a build has just moved here, and scripts and photographs, whose names have a digest of their content. */
function write(path: string, content: Buffer | string): void {
  try {
    writeFileSync(path, content, { flag: 'wx' })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') return
    if (code !== 'ENOENT') throw error
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
  }
}

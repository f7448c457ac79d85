/** Adds the archived elections to the export of the current one. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { toLastingPath } from '@/guide/ask/siteElections'
import type { Env } from '@/lib/env'
import { listFiles } from '@/lib/listFiles'
import { languages } from '@/lib/locale/language'
import { sharedHref } from '@/lib/paths'
import { toPosixPath } from '@/lib/toPosixPath'
import type { Archived } from './buildArchive'
import { formatMovedPage, formatRedirects, listMovedPages, redirectsFile, type ElectionPages } from './movedPages'

/**
 * Writes the archived elections into a folder with the current one, and the pages that lead from one address to another.
 * @param date of the current election
 * @returns the files of the archived elections
 */
export async function addArchive(
  folder: string,
  date: string,
  archive: readonly Archived[],
  { basePath, siteUrl = '' }: Env,
): Promise<ReadonlySet<string>> {
  if (archive.length === 0) return new Set()
  const current = { path: toLastingPath(date), languages, pages: listPageFolders(listFiles(folder).map(toPosixPath)) }
  const archived: ElectionPages[] = []
  const added = new Set<string>()
  for (const { path, languages: own, read } of archive) {
    // One after the other, because of their size.
    // oxlint-disable-next-line no-await-in-loop
    const files = await read()
    for (const [file, content] of files) {
      write(join(folder, file), content)
      added.add(file)
    }
    const start = `${path.slice(1)}/`
    const inside = [...files.keys()].flatMap((file) => (file.startsWith(start) ? [file.slice(start.length)] : []))
    archived.push({ path, languages: own, pages: listPageFolders(inside) })
  }
  const moved = listMovedPages(current, archived)
  for (const page of moved) {
    const address = sharedHref(`/${page.to}`, basePath)
    write(join(folder, page.from, 'index.html'), formatMovedPage(page, address, siteUrl + address))
  }
  write(join(folder, redirectsFile), formatRedirects(current, moved, basePath))
  return added
}

/** The folders of pages: the empty text for that of the home page, else with a slash at the end. */
function listPageFolders(files: readonly string[]): readonly string[] {
  return files.flatMap((file) => /^((?:.*\/)?)index\.html$/.exec(file)?.[1] ?? [])
}

/** Keeps what exists: elections share scripts and photographs, whose names have a digest of their content. */
function write(path: string, content: Buffer | string): void {
  if (existsSync(path)) return
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}

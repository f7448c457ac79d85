/** The other elections of the site under test. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse } from 'yaml'
import { readExpected, type Election } from './election'

export interface OtherElection extends Election {
  /** Lasting path of its pages, with a slash at the end: `./2026-06-06/`. */
  readonly path: string
}

/**
 * Reads the archive of a site, newest first. Empty for a site with one election.
 * @param folder that of its current election in `data/`
 */
export function readArchive(folder: string): readonly OtherElection[] {
  const file = join('data', dirname(folder), 'site.yaml')
  const site = existsSync(file)
    ? (parse(readFileSync(file, 'utf8')) as { readonly current: string; readonly archive?: readonly string[] })
    : undefined
  if (!site || join(dirname(folder), site.current) !== folder) return []
  return (site.archive ?? [])
    .map((name) => readExpected(join(dirname(folder), name)))
    .map((election) => ({ ...election, path: `./${election.date}/` }))
    .toSorted((a, b) => b.date.localeCompare(a.date))
}

/** Finds the election that a page of the export belongs to, and the path of the page in it. */
export function findElectionOfPage(election: Election, page: string): { owner: Election; path: string } {
  const archived = election.archive?.find(({ path }) => page.startsWith(path.slice(2)))
  return archived ? { owner: archived, path: page.slice(archived.path.length - 2) } : { owner: election, path: page }
}

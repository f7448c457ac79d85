import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readProject } from '@/guide/files/readProject'
import { findElection } from '@/guide/read/site'
import { readEnv } from '@/lib/env'
import { cacheFolder } from '@/lib/fileCache'

const caches = join(cacheFolder, 'elections')

/** Folder for what build steps make of an election. A move to the archive leaves it in place. */
export function getElectionCache(name = getElection()): string {
  return join(caches, name)
}

/** The folder in `data/` of the election that this process builds. */
export function getElection(): string {
  return readEnv().election ?? findElection(readProject(process.cwd()))
}

/** Deletes the caches of elections that are no longer in `data/`, or in a folder of it like `fixtures`. */
export function deleteOldCaches(folder = ''): void {
  if (!existsSync(join(caches, folder))) return
  for (const name of readdirSync(join(caches, folder)).map((each) => join(folder, each)))
    if (!existsSync(join('data', name))) rmSync(join(caches, name), { recursive: true, force: true })
    else if (!existsSync(join('data', name, 'election.yaml'))) deleteOldCaches(name)
}

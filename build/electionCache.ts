import { join } from 'node:path'
import { findElection } from '@/guide/read/findElection'
import { readEnv } from '@/lib/env'
import { cacheFolder } from '@/lib/fileCache'

/**
 * Folder in which build steps keep what they make of an election, by default of the one that this process builds. A move to
 * the archive leaves it in place.
 */
export function getElectionCache(name = getElection()): string {
  return join(cacheFolder, 'elections', name)
}

/** The folder in `data/` of the election that this process builds. */
export function getElection(): string {
  return readEnv().election ?? findElection(process.cwd())
}

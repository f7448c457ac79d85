/** Server only: finds the election's folder. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { GuideError } from '@/lib/problems'

/** Names in a folder, sorted. Skips hidden files, which some programs leave behind. */
export function listFiles(path: string): string[] {
  if (!existsSync(path)) return []
  return readdirSync(path)
    .filter((file) => !file.startsWith('.'))
    .toSorted()
}

/** Names of the folders in `data/` with an election, sorted. */
export function listElections(root: string): string[] {
  return listFiles(join(root, 'data')).filter((name) => existsSync(join(root, 'data', name, 'election.yaml')))
}

/**
 * Checks that an election exists.
 * @throws GuideError if it does not
 */
export function requireElection(root: string, name: string): void {
  if (existsSync(join(root, 'data', name))) return
  const expected = `one of ${listElections(root).join(', ')}`
  throw new GuideError([{ file: 'environment', field: 'ELECTION', expected, found: `"${name}"` }])
}

/**
 * Returns the name of the election to edit. Undefined if no name is given, and there is none yet or there are several.
 * @param name the election's folder in `data/`. Defaults to the only one
 * @throws GuideError if the election does not exist
 */
export function chooseElection(root: string, name?: string): string | undefined {
  if (name !== undefined) requireElection(root, name)
  const names = listElections(root)
  return name ?? (names.length === 1 ? names[0] : undefined)
}

/**
 * Returns the name of the only election in `data/`.
 * @throws GuideError if there is none, or if there are several
 */
export function findElection(root: string): string {
  const names = listElections(root)
  const [first] = names
  if (first !== undefined && names.length === 1) return first
  throw new GuideError([
    {
      file: 'data',
      expected: 'exactly one folder with an election.yaml',
      found: names.length === 0 ? 'none' : names.join(', '),
      fix: names.length === 0 ? 'Add one.' : `Choose one with ELECTION, like ELECTION=${first}.`,
    },
  ])
}

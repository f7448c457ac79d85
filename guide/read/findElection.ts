/** Server only: finds the elections, and the one that the site shows. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createVariableError, GuideError } from '@/lib/problems'
import { siteFile } from '@/guide/fields/electionFile'
import { siteFileName } from '@/guide/fields/siteFileName'
import { createProblem, readYaml } from './readYaml'
import { validate } from './validate'

/** Names in a folder, sorted. Skips hidden files, which some programs leave behind. */
export function listFiles(path: string): string[] {
  if (!existsSync(path)) return []
  return readdirSync(path)
    .filter((file) => !file.startsWith('.'))
    .toSorted()
}

export function listElections(root: string): string[] {
  return listFiles(join(root, 'data')).filter((name) => existsSync(join(root, 'data', name, 'election.yaml')))
}

/**
 * Checks that an election exists.
 * @throws GuideError if it does not
 */
export function requireElection(root: string, name: string): void {
  if (existsSync(join(root, 'data', name))) return
  throw createVariableError('ELECTION', `one of ${listElections(root).join(', ')}`, `"${name}"`)
}

const chooseMessage = 'Choose the election that the site shows, under “Other elections”.'

/**
 * Returns the name of the election that the site shows: the one that `data/site.yaml` names or, without that file, the
 * only one in `data/`.
 * @throws GuideError if the file has problems, or if there is no file, and no election or several
 */
export function findElection(root: string): string {
  const names = listElections(root)
  if (existsSync(join(root, siteFileName))) return readCurrent(root, names)
  const [first] = names
  if (first === undefined)
    throw new GuideError([
      {
        file: 'data',
        message: 'There is no election yet. Start a new one.',
        expected: 'a folder with an election.yaml',
        found: 'none',
        fix: 'Run npm run new:election.',
      },
    ])
  if (names.length === 1) return first
  throw new GuideError([
    {
      file: siteFileName,
      field: 'current',
      path: ['current'],
      message: chooseMessage,
      expected: `the election that the site shows, one of ${names.join(', ')}`,
      found: 'no such file',
      fix: `Create the file with the line "current: ${names.at(-1)}", or another of these names. To keep the others on the site, add the line "archive: [${names.slice(0, -1).join(', ')}]". Or choose the election in npm run edit.`,
    },
  ])
}

/**
 * Reads the file that names the elections of a site.
 * @throws GuideError if it has problems
 */
export function readSite(root: string, file = siteFileName) {
  const { data, value, problems } = validate(readYaml(join(root, file), file), siteFile)
  if (!value) throw new GuideError(problems)
  return { data, ...value }
}

function readCurrent(root: string, names: readonly string[]): string {
  const { data, current } = readSite(root)
  if (names.includes(current)) return current
  const expected = names.length > 0 ? `one of ${names.join(', ')}` : 'a folder in data with an election.yaml'
  const fix =
    names.length === 1
      ? 'Delete the file. The site then shows the only election.'
      : 'Correct it, or choose the election in npm run edit.'
  throw new GuideError([createProblem(data, ['current'], chooseMessage, { expected, found: `"${current}"`, fix })])
}

/**
 * Returns the name of the election to edit: by default, the one that the site shows. Undefined if that is not known.
 * @throws GuideError if an election of this name does not exist
 */
export function chooseElection(root: string, name?: string): string | undefined {
  if (name !== undefined) {
    requireElection(root, name)
    return name
  }
  try {
    return findElection(root)
  } catch (error) {
    if (error instanceof GuideError) return undefined
    throw error
  }
}

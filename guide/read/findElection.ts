/** Server only: finds the elections, and the one that the site shows. */
import { createVariableError, GuideError } from '@/lib/problems'
import { siteFile } from '@/guide/fields/electionFile'
import { siteFileName, listNames, type Files } from '@/guide/files/files'
import { createProblem, readFile } from './readYaml'
import { validate } from './validate'

export function listElections(files: Files): readonly string[] {
  // The problems of a link are reported where the election is read.
  const isElection = (path: string) => files.has(`${path}/election.yaml`) || files.get(path) === 'a symbolic link'
  return listNames(files, 'data').filter((name) => isElection(`data/${name}`))
}

/**
 * Checks that an election exists.
 * @throws GuideError if it does not
 */
export function requireElection(files: Files, name: string): void {
  if (files.has(`data/${name}`) || listNames(files, `data/${name}`).length > 0) return
  const names = listElections(files).join(', ')
  throw createVariableError(
    'ELECTION',
    `There is no election “${name}”. ${names ? `Use one of ${names}.` : 'Start a new one.'}`,
  )
}

const chooseMessage = 'Choose the election that the site shows, under “Other elections” of the editor.'

/**
 * Returns the name of the election that the site shows: the one that `data/site.yaml` names or, without that file, the
 * only one in `data/`.
 * @throws GuideError if the file has problems, or if there is no file, and no election or several
 */
export function findElection(files: Files): string {
  const names = listElections(files)
  if (files.has(siteFileName)) return readCurrent(files, names)
  const [first] = names
  if (first === undefined)
    throw new GuideError([
      { file: 'data', message: 'There is no election yet. Start a new one, with “npm run new:election”.' },
    ])
  if (names.length === 1) return first
  const archive = names.slice(0, -1).join(', ')
  const message = `${chooseMessage} Or write this file: “current: ${names.at(-1)}”, and “archive: [${archive}]” to keep the others on the site.`
  throw new GuideError([{ file: siteFileName, field: 'current', path: ['current'], message }])
}

/**
 * Reads the file that names the elections of a site.
 * @throws GuideError if it has problems
 */
export function readSite(files: Files, file = siteFileName) {
  const { data, value, problems } = validate(readFile(files, file), siteFile)
  if (!value) throw new GuideError(problems)
  return { data, ...value }
}

function readCurrent(files: Files, names: readonly string[]): string {
  const { data, current } = readSite(files)
  if (names.includes(current)) return current
  const message = `There is no election “${current}”. ${chooseMessage}`
  throw new GuideError([createProblem(data, ['current'], message)])
}

/**
 * Returns the name of the election to edit: by default, the one that the site shows. Undefined if that is not known.
 * @throws GuideError if an election of this name does not exist
 */
export function chooseElection(files: Files, name?: string): string | undefined {
  if (name !== undefined) {
    requireElection(files, name)
    return name
  }
  try {
    return findElection(files)
  } catch (error) {
    if (error instanceof GuideError) return undefined
    throw error
  }
}

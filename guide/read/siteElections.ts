/** Server only: finds the elections of a site, each of which has a lasting address. */
import { toLastingPath } from '@/guide/ask/siteElections'
import { date as dateField } from '@/guide/fields/values'
import { electionFile } from '@/guide/fields/electionFile'
import { siteFileName, getBytes, type Files } from '@/guide/files/files'
import { GuideError, type Problem } from '@/lib/problems'
import { ELECTION_PATH } from '@/lib/paths'
import { findElection, readSite } from './findElection'
import { createProblem, readFile, type DataFile, type Path } from './readYaml'
import { validate } from './validate'

export interface SiteElection {
  /** Its folder in `data/`, like `springfield-2027`. */
  readonly name: string
  /** `YYYY-MM-DD`. */
  readonly date: string
  /** Its lasting address, without the base path and the slash at the end, like `/2027-11-02`. */
  readonly path: string
  /** True for the one whose pages are at the root. The others are archived: their pages are at their lasting address. */
  readonly isCurrent: boolean
}

/**
 * Lists the elections of a site, newest first. The site's file is beside the folder of the election: `data/site.yaml`, or
 * `data/fixtures/site.yaml` for a sample.
 * @param name one of the elections, by default the current one
 * @returns nothing if the site has no other election, or if its file does not name this one
 * @throws GuideError if the file has problems, or if the date of an election is not known
 */
export function listSiteElections(files: Files, name = findElection(files)): readonly SiteElection[] {
  const folder = name.replace(/[^/]+$/, '')
  const file = `data/${folder}site.yaml`
  if (!files.has(file)) return []
  const { data, current, archive = [] } = readSite(files, file)
  const names = [current, ...archive]
  if (archive.length === 0 || !names.includes(name.slice(folder.length))) return []
  const problems = archive.flatMap((each, index) => checkArchived(files, folder, data, names.slice(0, index + 1), each))
  if (problems.length > 0) throw new GuideError(problems)
  const elections = names.map((each, index) => {
    const date = readDate(files, folder + each)
    return { name: folder + each, date, path: toLastingPath(date), isCurrent: index === 0 }
  })
  requireDifferentDates(data, elections)
  return elections.toSorted((a, b) => (a.date < b.date ? 1 : -1))
}

/**
 * Lists the elections of the site that a build of one election leaves out: none for a sample, which is never published.
 * @param name the election that `ELECTION` chose
 */
export function findMissingElections(files: Files, name?: string): readonly string[] {
  if (name === undefined || name.includes('/') || !files.has(siteFileName)) return []
  const { current, archive = [] } = readSite(files)
  return name === current ? [] : [current, ...archive].filter((each) => each !== name)
}

/**
 * Finds the other elections that pages of an election may link to. An archived election has them only where it is built for
 * its lasting address.
 * @returns nothing for an election that is alone on its site, or built alone
 */
export function findOthers(files: Files, name = findElection(files)) {
  const elections = listSiteElections(files, name)
  const isArchived = elections.some((each) => each.name === name && !each.isCurrent)
  if (elections.length === 0 || (isArchived && ELECTION_PATH === '')) return undefined
  return { isArchived, names: elections.flatMap((each) => (each.name === name ? [] : [each.name])) }
}

/** The place of an election in a site's file, where the first is the current one. */
function toPath(index: number): Path {
  return index === 0 ? ['current'] : ['archive', index - 1]
}

function checkArchived(
  files: Files,
  folder: string,
  data: DataFile,
  earlier: readonly string[],
  name: string,
): readonly Problem[] {
  const path = toPath(earlier.length)
  if (earlier.includes(name)) {
    const message = `The election “${name}” is in the site twice. Keep it in one place.`
    return [createProblem(data, path, message)]
  }
  // A slash could lead out of the folder.
  if (!name.includes('/') && files.has(`data/${folder}${name}/election.yaml`)) return []
  const message = `The election “${name}” of the archive does not exist. Correct the name, or bring the election back from a copy. Otherwise, the next change under “Other elections” removes it.`
  return [createProblem(data, path, message)]
}

/** Other problems of the election are reported where it is read as a whole. */
function readDate(files: Files, name: string): string {
  const file = `data/${name}/election.yaml`
  // Parsing the whole file takes a hundred times as long, and every command reads the dates of all elections.
  const bytes = getBytes(files, file)
  const line = bytes && /^date: (\S+)$/m.exec(new TextDecoder().decode(bytes))
  const { data } = dateField.safeParse(line?.[1])
  if (data !== undefined) return data
  const { fields, problems } = validate(readFile(files, file), electionFile)
  if (fields.date === undefined) throw new GuideError(problems)
  return fields.date
}

function requireDifferentDates(data: DataFile, elections: readonly SiteElection[]): void {
  const problems = elections.flatMap(({ date, name }, index) => {
    const other = elections.slice(0, index).find((each) => each.date === date)
    if (!other) return []
    const message = `“${other.name}” and “${name}” are both on ${date}, which would be the address of both. Correct a date, or remove one from the archive.`
    return [createProblem(data, toPath(index), message)]
  })
  if (problems.length > 0) throw new GuideError(problems)
}

/** Lists the problems of the file of the site, such as two elections on one day. */
export function findSiteProblems(files: Files): readonly Problem[] {
  try {
    listSiteElections(files)
    return []
  } catch (error) {
    if (error instanceof GuideError) return error.problems.filter(({ file }) => file === siteFileName)
    throw error
  }
}

/** The elections of a site: the one that it shows, and those of its archive, each of which has a lasting address. */
import { defaultLanguage } from '@/lib/locale/languages'
import { ELECTION_PATH } from '@/lib/paths'
import { createVariableError, GuideError, type Problem } from '@/lib/problems'
import { toLastingPath } from '@/guide/ask/electionSummaries'
import { siteFile, electionFile } from '@/guide/fields/electionFile'
import { date as dateField } from '@/guide/fields/values'
import { listNames, siteFileName, getBytes, type Files } from '@/guide/files/files'
import { listLanguages } from '@/guide/translations/translatedElection'
import { validate } from './validation'
import { readFile, createProblem, type Path, type DataFile } from './yaml'

export function listElections(files: Files): readonly string[] {
  // The problems of a link are reported where the election is read.
  const isElection = (path: string) => files.has(`${path}/election.yaml`) || files.get(path) === 'a symbolic link'
  return listNames(files, 'data').filter((name) => isElection(`data/${name}`))
}

/** @throws GuideError if the election does not exist */
export function requireElection(files: Files, name: string): void {
  if (files.has(`data/${name}`) || listNames(files, `data/${name}`).length > 0) return
  const names = listElections(files).join(', ')
  const fix = names ? `Use one of ${names}.` : 'Start a new one.'
  throw createVariableError('ELECTION', `There is no election “${name}”. ${fix}`)
}

const chooseMessage = 'Choose the election that the site shows, under “Other elections” of the editor.'

/**
 * Returns the name of the election that the site shows: the one that `data/site.yaml` names or, without that file, the
 * only one in `data/`.
 * @throws GuideError if the file has problems, or if there is no file, and no election or several
 */
export function findElection(files: Files): string {
  const names = listElections(files)
  if (files.has(siteFileName)) {
    const { data, current } = readSite(files)
    if (names.includes(current)) return current
    const message = `There is no election “${current}”. ${chooseMessage}`
    throw new GuideError([createProblem(data, ['current'], message)])
  }
  const [first] = names
  const start = 'There is no election yet. Start a new one, with “npm run new:election”.'
  if (first === undefined) throw new GuideError([{ file: 'data', message: start }])
  if (names.length === 1) return first
  const archive = names.slice(0, -1).join(', ')
  const message = `${chooseMessage} Or write this file: “current: ${names.at(-1)}”, and “archive: [${archive}]” to keep the others on the site.`
  throw new GuideError([{ file: siteFileName, field: 'current', path: ['current'], message }])
}

/** @throws GuideError if the file of the site has problems */
export function readSite(files: Files, file = siteFileName) {
  const { data, value, problems } = validate(readFile(files, file), siteFile)
  if (!value) throw new GuideError(problems)
  return { data, ...value }
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
  const problems = archive.flatMap((each, index) => {
    const isRepeated = names.indexOf(each) <= index
    // A slash could lead out of the folder.
    if (!isRepeated && !each.includes('/') && files.has(`data/${folder}${each}/election.yaml`)) return []
    const message = isRepeated
      ? `The election “${each}” is in the site twice. Keep it in one place.`
      : `The election “${each}” of the archive does not exist. Correct the name, or bring the election back from a copy. Otherwise, the next change under “Other elections” removes it.`
    return [createProblem(data, toPath(index + 1), message)]
  })
  if (problems.length > 0) throw new GuideError(problems)
  const elections = names.map((each, index) => {
    const date = readElectionDate(files, folder + each)
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
export function findOtherElections(files: Files, name = findElection(files)) {
  const elections = listSiteElections(files, name)
  const isArchived = elections.some((each) => each.name === name && !each.isCurrent)
  if (elections.length === 0 || (isArchived && ELECTION_PATH === '')) return undefined
  return { isArchived, names: elections.flatMap((each) => (each.name === name ? [] : [each.name])) }
}

/** The place of an election in a site's file, where the first is the current one. */
function toPath(index: number): Path {
  return index === 0 ? ['current'] : ['archive', index - 1]
}

/** Other problems of the election are reported where it is read as a whole. */
function readElectionDate(files: Files, name: string): string {
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

/** Like `['en-CA', 'fr-CA']`. The default for a file with problems, which `readElection` reports. */
export function readLanguages(files: Files, name?: string): readonly string[] {
  try {
    const data = readFile(files, `data/${name ?? findElection(files)}/election.yaml`)
    return listLanguages(validate(data, electionFile).fields)
  } catch (error) {
    if (error instanceof GuideError) return [defaultLanguage]
    throw error
  }
}

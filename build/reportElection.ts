import { dirname, join } from 'node:path'
import { readFileSync, existsSync, lstatSync, readdirSync } from 'node:fs'
import { z } from 'zod'
import { toLastingPath } from '@/guide/ask/electionSummaries'
import { buildGuide } from '@/guide/read/publishedGuide'
import type { ValidFiles } from '@/guide/read/electionFiles'
import { findElection, listSiteElections } from '@/guide/read/site'
import { translateGuide } from '@/guide/read/guide'
import { findWarnings } from '@/guide/read/warnings'
import { warnAboutSite } from '@/guide/read/people'
import { listLanguages } from '@/guide/translations/translatedElection'
import { imageFolder } from '@/guide/files/files'
import { readProject } from '@/guide/files/readProject'
import { readElection } from '@/guide/read/election'
import type { Guide } from '@/guide/fields/published'
import { finishInterruptedSave } from '@/lib/cli/runCli'
import { escapeUnprintable } from '@/lib/characters'
import { readEnv } from '@/lib/env'
import { defaultLanguage, findLanguage, type Language } from '@/lib/locale/languages'
import { checkMessages } from '@/lib/locale/checkMessages'
import { ELECTION_PATH } from '@/lib/paths'
import { countNoun, GuideError, type Problem } from '@/lib/problems'
import { warnAboutMovedStances } from '@/guide/write/stanceAddresses'
import { checkImages, findLocations } from './images/checkImages'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Inspection {
  /** Stop a build. */
  readonly problems: readonly Problem[]
  /** Likely mistakes, which stop no build. Empty if there are problems, or in the build of an archived election. */
  readonly warnings: readonly Problem[]
  /** Omitted with its files if there are problems. */
  readonly guide?: Guide
  readonly files?: ValidFiles
}

/** Validates the election's files and images, and the options that choose the election. */
export async function inspectElection(place?: Place): Promise<Inspection> {
  try {
    const { root, election } = place ?? { root: process.cwd(), election: readEnv().election }
    await finishInterruptedSave(root)
    return await readUnchanged(
      ['data', imageFolder].map((folder) => join(root, folder)),
      async () => {
        const files = readElection(readProject(root), election)
        const problems = [...files.problems, ...checkPageText(files), ...(await checkImages(files))]
        if (!files.valid || problems.length > 0) return { problems, warnings: [] }
        const guide = buildGuide(files.valid)
        // A build prints the number for the current election only.
        if (ELECTION_PATH !== '') return { problems, warnings: [], guide, files }
        const warnings = [
          ...findWarnings(files, guide),
          ...warnAboutPublishedStances(files),
          ...(await findLocations(files.images)),
        ]
        return { problems, warnings, guide, files }
      },
    )
  } catch (error) {
    if (error instanceof GuideError) return { problems: error.problems, warnings: [] }
    throw error
  }
}

/** Validates every election of the site, the current one first. Another election is validated alone. */
export async function inspectSite(place?: Place): Promise<readonly Inspection[]> {
  try {
    const { root, election } = place ?? { root: process.cwd(), election: readEnv().election }
    const project = readProject(root)
    const name = election ?? findElection(project)
    const elections = listSiteElections(project, name).toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
    const names = elections[0]?.name === name ? elections.map((each) => each.name) : [name]
    const inspections = await Promise.all(names.map((each) => inspectElection({ root, election: each })))
    // Problems of images and of the text of the pages are those of all elections.
    const isNew = createFilter()
    return inspections.map(({ problems, warnings, ...valid }) => {
      const others = inspections.flatMap(({ files }) => (files && files !== valid.files ? [files] : []))
      const aboutSite = valid.files ? warnAboutSite(valid.files, others) : []
      return { ...valid, problems: problems.filter(isNew), warnings: [...warnings, ...aboutSite].filter(isNew) }
    })
  } catch (error) {
    if (error instanceof GuideError) return [{ problems: error.problems, warnings: [] }]
    throw error
  }
}

/** Adds the problems of the site's other elections to those of the election at which a build has stopped. */
export async function addProblemsOfSite(error: GuideError): Promise<GuideError> {
  const isNew = createFilter()
  const problems = (await inspectSite()).flatMap((each) => each.problems).filter(isNew)
  // Some are found only during a build.
  return new GuideError([...error.problems.filter(isNew), ...problems])
}

/** Returns a function that is true for a problem the first time. */
function createFilter(): (problem: Problem) => boolean {
  const known = new Set<string>()
  return (problem) => known.size < known.add(JSON.stringify(problem)).size
}

/** The project's folder, and the election, by default the one that the site shows. */
interface Place {
  readonly root: string
  readonly election?: string
}

/** Mistakes in the page text of the election's languages, and of English, which stands in for missing text. */
function checkPageText({ valid }: ReturnType<typeof readElection>): readonly Problem[] {
  const names = valid ? listLanguages(valid.election).flatMap((tag) => findLanguage(tag) ?? []) : []
  return [...new Set<Language>([defaultLanguage, ...names])].flatMap((name) => checkMessages(name))
}

/** Warns about stances that have another address than in the last build. */
function warnAboutPublishedStances(files: ValidFiles): readonly Problem[] {
  const { election, path: file } = files.valid
  // The election was the current one, or in the archive.
  for (const path of ['', toLastingPath(election.date)]) {
    const { data } = document.safeParse(readJson(join(readEnv().outDir, path, 'data', 'v1', 'candidates.json')))
    if (!data || !(['city', 'state', 'date'] as const).every((key) => data.election[key] === election[key])) continue
    return warnAboutMovedStances(files, new Map(data.candidates.map(({ id, stances }) => [id, stances])), dirname(file))
  }
  return []
}

/** Prints a summary, or throws a GuideError with every problem. */
export function reportInspection({ problems, guide }: Inspection): Guide {
  if (!guide) throw new GuideError(problems)
  const { election, races, candidates } = guide
  const stances = candidates.flatMap((candidate) => candidate.stances).length
  console.log(
    `${escapeUnprintable(election.name)}, ${election.date}: ${races.length} races, ${candidates.length} candidates, ${stances} stances. No problems.`,
  )
  return guide
}

/**
 * Validates the election's files and images, and prints a summary with the number of warnings.
 * @param tags languages of the guide, in the order of the result
 * @throws GuideError with every problem
 */
export async function loadCheckedGuides(tags: readonly string[]): Promise<readonly Guide[]> {
  const { files, ...inspection } = await inspectElection()
  const guide = reportInspection(inspection)
  const { length } = inspection.warnings
  if (length > 0) console.log(`${countNoun(length, 'warning')}. To list them, run npm run check.`)
  return files ? [guide, ...tags.slice(1).map((tag) => translateGuide(files.valid, tag))] : [guide]
}

const document = z.object({
  election: z.object({ city: z.string(), state: z.string().optional(), date: z.string() }),
  candidates: z.array(z.object({ id: z.string(), stances: z.array(z.unknown()) })),
})

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    // There was no build yet.
    return undefined
  }
}

const attempts = 5
/** Time for a program that saves many files to end, in milliseconds. */
const pause = 500

/**
 * Reads files until none of them changed in the meantime, so that the result is that of one moment.
 * @throws GuideError if the files keep changing
 */
export async function readUnchanged<Result>(folders: readonly string[], read: () => Promise<Result>): Promise<Result> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    if (attempt > 0) await sleep(pause)
    const before = describeFiles(folders)
    try {
      const result = await read()
      if (describeFiles(folders) === before) return result
    } catch (error) {
      // A file that is deleted in the meantime may be an error.
      if (describeFiles(folders) === before) throw error
    }
  }
  const message = 'The files keep changing. Wait until the program that changes them has ended, then try again.'
  throw new GuideError([{ file: folders.join(', '), message }])
}

/** Changes whenever a file does. */
function describeFiles(folders: readonly string[]): string {
  const files = folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => {
        const stats = lstatSync(join(folder, name), { throwIfNoEntry: false, bigint: true })
        return [folder, name, stats?.ino, stats?.size, stats?.mtimeNs].join(' ')
      }),
    )
  return files.join('\n')
}

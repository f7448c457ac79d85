import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { selectLinked } from '@/guide/ask/electionSummaries'
import { imageFolder } from '@/guide/files/files'
import { readProject } from '@/guide/files/readProject'
import { listSiteElections, type SiteElection } from '@/guide/read/site'
import { buildArchiveEnv, buildChildEnv, findLanguagePath, type Env } from '@/lib/env'
import { listFiles } from '@/lib/listFiles'
import { languages as siteLanguages } from '@/lib/locale/language'
import { defaultLanguage } from '@/lib/locale/languages'
import { mapInParallel } from '@/lib/mapInParallel'
import { GuideError, type Problem } from '@/lib/problems'
import { getElection, getElectionCache } from './electionCache'
import { digestElection, digestImages, readFacts, type ElectionFacts } from './electionFacts'
import type { Sheets } from './electionsPage'
import { ExportCache, type ArchivedExport } from './exportCache'
import { stagingFolder } from './publishFolder'
import { digestSources } from './sourceDigest'

export interface ArchivedElection
  extends Pick<SiteElection, 'date' | 'path'>, Pick<ElectionFacts, 'languages' | 'images' | 'photos'>, ArchivedExport {}

/** Report of the process that builds an archived election: its sheets for the page of all elections, or problems. */
export type BuildReport = { readonly sheets: Sheets } | { readonly problems: readonly Problem[] }

/** While Next.js renders one archived election, another is checked or compressed. */
const maxBuilds = 2

/** Data that all archived elections share. */
interface Site {
  readonly elections: readonly SiteElection[]
  readonly env: Env
  /** Digest of the project's code. */
  readonly sources: string
  /** Digests of the editors' images by name, taken before the first build starts. */
  readonly images: ReadonlyMap<string, string>
}

/**
 * Builds the archived elections of the site that this process builds, or takes them from an earlier build.
 * @returns newest first
 * @throws GuideError with every problem in the files of one
 */
export async function buildArchive(env: Env, signal: AbortSignal): Promise<readonly ArchivedElection[]> {
  const own = getElection()
  const elections = listSiteElections(readProject(process.cwd()), own)
  if (!elections.some(({ name, isCurrent }) => isCurrent && name === own)) return []
  const images = digestImages(existsSync(imageFolder) ? listFiles(imageFolder) : [])
  const site = { elections, env, sources: digestSources(process.cwd()), images }
  const archived = elections.filter(({ isCurrent }) => !isCurrent)
  return mapInParallel(archived, (election) => buildElection(election, site, signal), maxBuilds)
}

async function buildElection(election: SiteElection, site: Site, signal: AbortSignal): Promise<ArchivedElection> {
  const { name, date, path } = election
  const cache = new ExportCache(join(getElectionCache(name), 'archived'))
  const digest = digestElection(name)
  const facts = await readFacts(name, defaultLanguage)
  const { languages, images, photos } = facts
  const result = { date, path, languages, images, photos }
  const description = await describeElection(election, facts, site)
  const cached = cache.read(description)
  if (cached) return { ...result, ...cached }
  const folder = `${stagingFolder}${path.replace('/', '.')}`
  const sheets = await runBuild(name, path, folder, signal)
  const isUnchanged =
    [facts.digest, digestElection(name)].every((each) => each === digest) &&
    [...digestImages(images)].every(([image, each]) => each === site.images.get(image))
  if (isUnchanged) return { ...result, ...cache.keep(description, folder, sheets) }
  const message = 'Files have changed since the build began. Build again.'
  throw new GuideError([{ file: `data/${name}, ${imageFolder}`, message }])
}

/**
 * Everything that the files of an archived election depend on, as text.
 * @throws GuideError with every problem in the files of another election
 */
async function describeElection(
  { name, path }: SiteElection,
  { digest, languages, images }: ElectionFacts,
  { elections, env, sources, images: imageDigests }: Site,
): Promise<string> {
  const { basePath, siteUrl, gaId, debug, plainExport } = env
  const links = languages.map(async (language) => {
    const others = elections.filter((each) => each.name !== name).map((each) => readFacts(each.name, language))
    const { summary } = await readFacts(name, language)
    return selectLinked(
      summary,
      (await Promise.all(others)).map((each) => each.summary),
    )
  })
  return JSON.stringify({
    path,
    options: { basePath, siteUrl, gaId, debug, plainExport },
    sources,
    digest,
    images: images.map((image) => [image, imageDigests.get(image)]),
    languages,
    sitePaths: languages.map((language) => findLanguagePath(siteLanguages, language)),
    links: await Promise.all(links),
  })
}

/** Builds an election into a folder, in a process of its own, because the languages are constants of a process. */
async function runBuild(name: string, path: string, folder: string, signal: AbortSignal): Promise<Sheets> {
  const child = fork(join('build', 'archivedBuild.ts'), [folder], {
    env: buildChildEnv(buildArchiveEnv(name, path, siteLanguages)),
    signal,
  })
  const message = 'This archived election cannot be built. The error is printed above.'
  let report = { problems: [{ file: `data/${name}`, message }] } as BuildReport
  child.on('message', (received) => {
    report = received as BuildReport
  })
  await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve))
  if ('problems' in report) throw new GuideError(report.problems)
  return report.sheets
}

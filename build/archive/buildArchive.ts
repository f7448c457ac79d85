/**
 * Builds the archived elections of a site, each in a process of its own, because the languages are constants of a process.
 * One that has not changed comes from the cache.
 */
import { fork } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { selectLinked } from '@/guide/ask/siteElections'
import { imageFolder } from '@/guide/read/readElection'
import { listSiteElections, type SiteElection } from '@/guide/read/siteElections'
import { buildArchiveEnv, buildChildEnv, findLanguagePath, type Env } from '@/lib/env'
import { FileCache } from '@/lib/fileCache'
import { languages as siteLanguages } from '@/lib/locale/language'
import { defaultLanguage } from '@/lib/locale/languages'
import { listFiles } from '@/lib/listFiles'
import { GuideError, type Problem } from '@/lib/problems'
import { toPosixPath } from '@/lib/toPosixPath'
import { getElection, getElectionCache } from '@/build/electionCache'
import { archiveFolder, stagingFolder } from '@/build/publishFolder'
import type { Files } from '@/build/renderLanguage'
import { digestSources } from '@/build/sourceDigest'
import { moveInto } from './moveInto'
import { digestElection, digestFiles, readFacts, type ElectionFacts } from './readFacts'
import { sheetsFile, type Sheets } from './sheets'

/** An archived election of the site. */
export interface Archived extends Pick<SiteElection, 'date' | 'path'>, Omit<ElectionFacts, 'digest' | 'summary'> {
  /** True if an earlier build has it. */
  readonly isCached: boolean
  /** @param signal ends the build, if there is one */
  readonly read: (signal: AbortSignal) => Promise<ArchivedExport>
}

interface ArchivedExport {
  /** The finished files by their path in the site. */
  readonly files: Files
  readonly sheets: Sheets
}

/**
 * Lists the archived elections of the site that this process builds, newest first.
 * @throws GuideError with every problem in the files of one
 */
export async function listArchive(env: Env): Promise<readonly Archived[]> {
  const own = getElection()
  const elections = listSiteElections(process.cwd(), own)
  if (!elections.some(({ name, isCurrent }) => isCurrent && name === own)) return []
  const sources = digestSources(process.cwd())
  return Promise.all(
    elections
      .filter(({ isCurrent }) => !isCurrent)
      .map(async ({ name, date, path }) => {
        const { digest, languages, images, photos } = await readFacts(name, defaultLanguage)
        const digestImages = () => digestFiles(imageFolder, images)
        const imagesDigest = digestImages()
        const description = await describeArchived(name, elections, env, { sources, images: imagesDigest })
        const cache = new FileCache(join(getElectionCache(name), 'archived'), path)
        const build = async (signal: AbortSignal) => {
          const built = await buildArchived(name, path, signal)
          if (digestElection(name) === digest && digestImages() === imagesDigest) return built
          const facts = { expected: 'the files that the build began with', found: 'files that have changed since' }
          throw new GuideError([{ file: `data/${name}, ${imageFolder}`, ...facts, fix: 'Build again.' }])
        }
        const read = async (signal: AbortSignal) => {
          const built = await cache.get(description, () => build(signal))
          cache.deleteUnused()
          return built
        }
        return { date, path, languages, images, photos, isCached: cache.has(description), read }
      }),
  )
}

/**
 * Everything that the files of an archived election depend on, as text.
 * @param digests those of the project's code, and of the election's images
 */
async function describeArchived(
  name: string,
  elections: readonly SiteElection[],
  env: Env,
  digests: { readonly sources: string; readonly images: string },
): Promise<string> {
  const { basePath, siteUrl, gaId, debug, plainExport } = env
  const { digest, languages } = await readFacts(name, defaultLanguage)
  const links = languages.map(async (language) => {
    const others = elections.filter((each) => each.name !== name).map((each) => readFacts(each.name, language))
    const { summary } = await readFacts(name, language)
    return selectLinked(
      summary,
      (await Promise.all(others)).map((each) => each.summary),
    )
  })
  return JSON.stringify({
    options: { basePath, siteUrl, gaId, debug, plainExport },
    ...digests,
    digest,
    languages,
    sitePaths: languages.map((language) => findLanguagePath(siteLanguages, language)),
    links: await Promise.all(links),
  })
}

/** Builds one election, and moves its files to the folder of the archived elections. */
async function buildArchived(name: string, path: string, signal: AbortSignal): Promise<ArchivedExport> {
  const folder = `${stagingFolder}.${path.slice(1)}`
  const child = fork(join('build', 'archive', 'archived.ts'), [folder], {
    env: buildChildEnv(buildArchiveEnv(name, path, siteLanguages)),
    signal,
  })
  let problems: readonly Problem[] = [
    {
      file: `data/${name}`,
      expected: 'an archived election that can be built',
      found: 'an error, which is printed above',
    },
  ]
  child.on('message', (message) => {
    problems = message as readonly Problem[]
  })
  const status = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve))
  if (status !== 0) throw new GuideError(problems)
  const files = new Map(listFiles(folder).map((file) => [toPosixPath(file), readFileSync(join(folder, file))]))
  const sheets = JSON.parse(String(files.get(sheetsFile))) as Sheets
  files.delete(sheetsFile)
  rmSync(join(folder, sheetsFile))
  mkdirSync(archiveFolder, { recursive: true })
  moveInto(archiveFolder, folder)
  return { files, sheets }
}

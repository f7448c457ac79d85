/** Builds the archived elections of a site. One that has not changed comes from the cache. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { imageFolder } from '@/guide/files/files'
import { readProject } from '@/guide/files/readProject'
import { listSiteElections, type SiteElection } from '@/guide/read/site'
import type { Env } from '@/lib/env'
import { listFiles } from '@/lib/listFiles'
import { mapInParallel } from '@/lib/mapInParallel'
import { GuideError } from '@/lib/problems'
import { settleAll } from '@/lib/settleAll'
import { getElection, getElectionCache } from './electionCache'
import { digestSources } from './sourceDigest'
import { digestElection, digestImages } from './digestElection'
import { ExportCache, type ArchivedExport } from './exportCache'
import type { ElectionFacts } from './electionFacts'
import { runBuild } from './runBuild'

/** An archived election of the site with its export. */
export interface ArchivedElection
  extends Pick<SiteElection, 'date' | 'path'>, Omit<ElectionFacts, 'digest' | 'summary'>, ArchivedExport {}

/** Archived elections that are built at a time. While Next.js renders one, the other is checked or compressed. */
const maxBuilds = 2

/** What the archived elections of a site have in common. */
export interface Site {
  readonly elections: readonly SiteElection[]
  readonly env: Env
  /** Digest of the project's code. */
  readonly sources: string
  /** Digests of the editors' images by name, taken before the first build starts. */
  readonly images: ReadonlyMap<string, string>
}

/**
 * Builds the archived elections of the site that this process builds, or takes them from an earlier build.
 * @param signal ends the builds
 * @returns newest first
 * @throws GuideError with every problem in the files of one
 */
export async function buildArchive(env: Env, signal: AbortSignal): Promise<readonly ArchivedElection[]> {
  const own = getElection()
  const elections = listSiteElections(readProject(process.cwd()), own)
  if (!elections.some(({ name, isCurrent }) => isCurrent && name === own)) return []
  const images = digestImages(existsSync(imageFolder) ? listFiles(imageFolder) : [])
  const site = { elections, env, sources: digestSources(process.cwd()), images }
  const archived = elections
    .filter(({ isCurrent }) => !isCurrent)
    .map((election) => ({ ...election, cache: new ExportCache(join(getElectionCache(election.name), 'archived')) }))
  // Elections without a cached export start first, because they take longest.
  const order = archived.toSorted((a, b) => Number(b.cache.isEmpty()) - Number(a.cache.isEmpty()))
  const built = await mapInParallel(order, (each) => buildElection(each, site, signal), maxBuilds)
  return built.toSorted((a, b) => b.date.localeCompare(a.date))
}

async function buildElection(
  { cache, ...election }: SiteElection & { readonly cache: ExportCache },
  site: Site,
  signal: AbortSignal,
): Promise<ArchivedElection> {
  const { name, date, path } = election
  const digest = digestElection(name)
  const build = () => runBuild(name, path, signal)
  // An election without a cached export is built in any case, so its build starts before other code loads.
  const [earlyBuild, { facts, description }] = await settleAll([
    cache.isEmpty() ? build() : Promise.resolve(undefined),
    import('./describeElection').then(({ describeElection }) => describeElection(election, site)),
  ])
  const { languages, images, photos } = facts
  const result = { date, path, languages, images, photos }
  const cached = earlyBuild ? undefined : cache.read(description)
  if (cached) return { ...result, ...cached }
  const { folder, sheets } = earlyBuild ?? (await build())
  const isUnchanged =
    [facts.digest, digestElection(name)].every((each) => each === digest) &&
    [...digestImages(images)].every(([image, each]) => each === site.images.get(image))
  if (isUnchanged) return { ...result, ...cache.keep(description, folder, sheets) }
  const message = 'Files have changed since the build began. Build again.'
  throw new GuideError([{ file: `data/${name}, ${imageFolder}`, message }])
}

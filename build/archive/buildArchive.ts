/** Builds the archived elections of a site. One that has not changed comes from the cache. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { imageFolder } from '@/guide/read/imageFolder'
import { listSiteElections, type SiteElection } from '@/guide/read/siteElections'
import type { Env } from '@/lib/env'
import { listFiles } from '@/lib/listFiles'
import { mapInParallel } from '@/lib/mapInParallel'
import { GuideError } from '@/lib/problems'
import { settleAll } from '@/lib/settleAll'
import { getElection, getElectionCache } from '@/build/electionCache'
import { digestElection, digestImages } from './digestElection'
import { ExportCache, type ArchivedExport } from './exportCache'
import type { ElectionFacts } from './readFacts'
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
  /** Digests of the editors' images by their names, before the first election is built. */
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
  const elections = listSiteElections(process.cwd(), own)
  if (!elections.some(({ name, isCurrent }) => isCurrent && name === own)) return []
  const images = digestImages(existsSync(imageFolder) ? listFiles(imageFolder) : [])
  const site = { elections, env, images }
  const archived = elections
    .filter(({ isCurrent }) => !isCurrent)
    .map((election) => ({ ...election, cache: new ExportCache(join(getElectionCache(election.name), 'archived')) }))
  // Builds start first, because they take longest.
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
  // One that no build has kept is built in any case. Everything else loads once its build has started.
  const [begun, { facts, description }] = await settleAll([
    cache.isEmpty() ? build() : Promise.resolve(undefined),
    import('./describeElection').then(({ describeElection }) => describeElection(election, site)),
  ])
  const { languages, images, photos } = facts
  const result = { date, path, languages, images, photos }
  const kept = begun ? undefined : cache.read(description)
  if (kept) return { ...result, ...kept }
  const { folder, sheets } = begun ?? (await build())
  const isUnchanged =
    [facts.digest, digestElection(name)].every((each) => each === digest) &&
    [...digestImages(images)].every(([image, each]) => each === site.images.get(image))
  if (isUnchanged) return { ...result, ...cache.keep(description, folder, sheets) }
  const found = { expected: 'the files that the build began with', found: 'files that have changed since' }
  throw new GuideError([{ file: `data/${name}, ${imageFolder}`, ...found, fix: 'Build again.' }])
}

/** Facts and digests of the elections of a site, which a build needs before it builds them. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { imageFolder } from '@/guide/files/files'
import { readProject } from '@/guide/files/readProject'
import { buildGuide } from '@/guide/read/publishedGuide'
import type { ElectionSummary } from '@/guide/fields/published'
import { summarizeFiles } from '@/guide/read/guide'
import { readElection } from '@/guide/read/election'
import { listLanguages } from '@/guide/translations/translatedElection'
import { readEnv } from '@/lib/env'
import { FileCache } from '@/lib/fileCache'
import { listFiles } from '@/lib/listFiles'
import { GuideError } from '@/lib/problems'
import { getElectionCache } from './electionCache'
import { readUnchanged } from './reportElection'
import { digestCode } from './sourceDigest'

export interface ElectionFacts {
  readonly digest: string
  readonly languages: readonly string[]
  /** Names of the images in `public/img` that the election uses. */
  readonly images: readonly string[]
  /** Names of its photographs after they are cropped. */
  readonly photos: readonly string[]
  readonly summary: ElectionSummary
}

const known = new Map<string, Promise<ElectionFacts>>()

let code: string | undefined

/**
 * Reads the facts of an election, once in each process, or takes them from an earlier build.
 * @param language that of the pages with the summary
 * @throws GuideError with every problem in the election's files
 */
export function readFacts(name: string, language: string): Promise<ElectionFacts> {
  const key = JSON.stringify([name, language])
  const facts = known.get(key) ?? readOnce(name, language)
  known.set(key, facts)
  return facts
}

async function readOnce(name: string, language: string): Promise<ElectionFacts> {
  const root = process.cwd()
  const { skippedLanguages } = readEnv()
  const folder = join(root, 'data', name)
  code ??= digestCode(root)
  const cache = new FileCache(join(getElectionCache(name), 'facts', language), [code, skippedLanguages])
  const facts = await readUnchanged([folder], async () => {
    const digest = digestElection(name)
    return { digest, ...(await cache.get(digest, async () => collectFacts(root, name, language))) }
  })
  cache.deleteUnused()
  return facts
}

function collectFacts(root: string, name: string, language: string): Omit<ElectionFacts, 'digest'> {
  const { valid, problems, images } = readElection(readProject(root), name)
  if (!valid) throw new GuideError(problems)
  const { candidates } = buildGuide(valid)
  return {
    languages: listLanguages(valid.election),
    images: [...new Set(candidates.map(({ src }) => src))].filter((src) => images.has(src)),
    photos: candidates.flatMap(({ photo }) => photo ?? []),
    summary: summarizeFiles(valid, language),
  }
}

export function digestElection(name: string): string {
  const folder = join('data', name)
  return digestFiles(folder, listFiles(folder))
}

/** Digests by name. Some images may be missing. */
export function digestImages(names: readonly string[]): ReadonlyMap<string, string> {
  return new Map(names.map((name) => [name, digestFiles(imageFolder, [name])]))
}

/** Digest of the names and contents of files in a folder, of which some may be missing. */
function digestFiles(folder: string, names: readonly string[]): string {
  const hash = createHash('sha256')
  for (const name of names) {
    const content = existsSync(join(folder, name)) ? readFileSync(join(folder, name)) : undefined
    hash.update(JSON.stringify([name, content?.length])).update(content ?? '')
  }
  return hash.digest('hex')
}

/** Renders what a site has once for each language: its pages, and files with text, like the calendar. */
import { readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Guide } from '@/guide/fields/published'
import type { OpenGraphImage } from '@/lib/drawing/openGraphImage'
import { buildLanguageEnv, type Env } from '@/lib/env'
import { FileCache } from '@/lib/fileCache'
import { listFiles } from '@/lib/listFiles'
import { defaultLanguage, findLanguage } from '@/lib/locale/languages'
import { getMessageFile, messageFolder } from '@/lib/locale/messageFiles'
import { loadPhrases } from '@/lib/locale/phrases'
import { withLock } from '@/lib/lock'
import { ELECTION_PATH, paths } from '@/lib/paths'
import { settleAll } from '@/lib/mapInParallel'
import { getElectionCache } from './electionCache'
import { exportFolder, nextLockFile, stagingFolder } from './publishFolder'
import { runNextBuild } from './runNextBuild'
import { digestCode, digestSources } from './sourceDigest'
import { writeStaticHtml } from './static-html/writeStaticHtml'
import { electionsPage, findUnwantedExports, isShared } from './exportedFiles'

/** Content of files by their path in the export of one language. */
export type Files = ReadonlyMap<string, Buffer>

export interface LanguageExport {
  /** As Next.js writes it, if an option asks for it. */
  readonly plain?: Files
  /** With static HTML, unless an option leaves that out. */
  readonly finished?: Files
  /** On a site with several elections, the page that lists them, as Next.js writes it, with its styles. */
  readonly elections?: Files
  readonly images: readonly OpenGraphImage[]
}

export interface Input {
  readonly language: string
  /** Those of the guide. The first is the default. */
  readonly languages: readonly string[]
  readonly guide: Guide
}

/** Runs one piece of work at a time. After a failure, it runs no other. */
type Queue = <Result>(work: () => Promise<Result>) => Promise<Result>

/**
 * Renders each language, or takes it from an earlier build if nothing that it depends on has changed. While Next.js renders
 * a language, the pages of the one before it become static HTML.
 */
export async function renderLanguages(inputs: readonly Input[], env: Env): Promise<readonly LanguageExport[]> {
  let last: Promise<unknown> = Promise.resolve()
  const queue: Queue = (work) => {
    const next = last.then(work)
    last = next
    return next
  }
  return settleAll(inputs.map((input) => renderLanguage(input, env, queue)))
}

async function renderLanguage(input: Input, env: Env, queue: Queue): Promise<LanguageExport> {
  const cache = new FileCache(join(getElectionCache(), 'languages', input.language), 'export')
  const result = await cache.get(describeInput(input, env), () => render(input, env, queue))
  cache.deleteUnused()
  return result
}

/** Everything that the export of a language depends on, as text. */
export function describeInput({ language, languages, guide }: Input, env: Env, root = process.cwd()): string {
  const { basePath, siteUrl, gaId, debug, plainExport, keepPlainExport, removeKept } = env
  const { SITE_LANGUAGE_PATH: sitePath } = buildLanguageEnv(languages, language)
  const site = { path: ELECTION_PATH, sitePath }
  const options = { basePath, siteUrl, gaId, debug, plainExport, keepPlainExport, removeKept, ...site }
  const used = new Set(([defaultLanguage, findLanguage(language) ?? defaultLanguage] as const).map(getMessageFile))
  const sources = digestSources(root, (file) => file.startsWith(messageFolder) && !used.has(file))
  // The first language has the not-found page of the others, too.
  const notFound = language === languages[0] ? languages.map((tag) => loadPhrases(tag).site.notFound) : []
  return JSON.stringify({ language, languages, options, sources, guide, notFound })
}

async function render({ language, languages, guide }: Input, env: Env, queue: Queue): Promise<LanguageExport> {
  const folder = `${stagingFolder}.${language}`
  const runNext = async () => {
    await runNextBuild(exportFolder, guide, buildLanguageEnv(languages, language))
    renameSync(exportFolder, folder)
  }
  await queue(() => withLock(nextLockFile, runNext, { longestWait: Infinity }))
  const images = JSON.parse(readFileSync(join(folder, paths.openGraphImages), 'utf8')) as OpenGraphImage[]
  const elections = guide.site && readFiles(folder, (file) => file === electionsPage || file.endsWith('.css'))
  for (const file of findUnwantedExports(guide)) rmSync(join(folder, file), { recursive: true, force: true })
  if (language !== languages[0]) for (const file of listFiles(folder)) if (isShared(file)) rmSync(join(folder, file))
  const plain = env.plainExport || env.keepPlainExport ? readFiles(folder) : undefined
  if (!env.plainExport) await convertPages(folder, language, env)
  const finished = env.plainExport ? undefined : readFiles(folder)
  rmSync(folder, { recursive: true })
  return { ...(plain && { plain }), ...(finished && { finished }), ...(elections && { elections }), images }
}

async function convertPages(folder: string, language: string, env: Env): Promise<void> {
  const settings = [digestCode(process.cwd()), env.basePath, env.gaId]
  const cache = new FileCache(join(getElectionCache(), 'pages', language), settings)
  console.log(`${language}: ${await writeStaticHtml(folder, env, cache)}`)
  cache.deleteUnused()
}

function readFiles(folder: string, isWanted = (_file: string) => true): Files {
  const files = listFiles(folder).filter((file) => isWanted(file))
  return new Map(files.map((file) => [file, readFileSync(join(folder, file))]))
}

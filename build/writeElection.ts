import { chmodSync, cpSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { attachSite } from '@/guide/ask/electionSummaries'
import type { Guide } from '@/guide/fields/published'
import { imageFolder } from '@/guide/files/files'
import { readProject } from '@/guide/files/readProject'
import { listLanguages } from '@/guide/translations/translatedElection'
import { findOtherElections } from '@/guide/read/site'
import { readEnv } from '@/lib/env'
import { FileCache } from '@/lib/fileCache'
import { getLanguagePath, languages } from '@/lib/locale/language'
import { ELECTION_PATH, paths } from '@/lib/paths'
import { GuideError } from '@/lib/problems'
import { writeFileWithFolders } from '@/lib/writeFileWithFolders'
import { getElection, getElectionCache } from './electionCache'
import { readFacts } from './electionFacts'
import { publicFolder, toSitePath } from './exportedFiles'
import { writeImages, type SharedImages } from './images/writeImages'
import { nameDrawings } from './images/writePhotos'
import { writeOffline } from './offline/writeOffline'
import { addCompressed } from './postbuild'
import { loadCheckedGuides } from './reportElection'
import { digestCode } from './sourceDigest'
import { renderLanguages, type Input, type LanguageExport } from './renderLanguage'

/** An election in each language, with what Next.js made of it. */
export interface RenderedElection {
  readonly inputs: readonly Input[]
  readonly exports: readonly LanguageExport[]
  /** In the first language. */
  readonly guide: Guide
}

/** @throws GuideError with every problem in the files of the election, or of the other elections of the site */
export async function renderElection(): Promise<RenderedElection> {
  const guides = await runStep('check', async () => {
    const checked = await loadCheckedGuides(languages)
    const others = findOtherElections(readProject(process.cwd()), getElection())
    if (!others) return checked.map(nameDrawings)
    const withSite = checked.map(async (guide, index) => {
      const facts = await Promise.all(others.names.map((name) => readFacts(name, languages[index] ?? '')))
      const summaries = facts.map(({ summary }) => summary)
      return nameDrawings(attachSite(guide, others.isArchived, summaries))
    })
    return Promise.all(withSite)
  })
  const inputs = guides.map((guide, index) => ({ language: languages[index] ?? '', languages, guide }))
  const [guide] = guides
  if (!guide) throw new Error('A guide has at least one language.')
  requireLanguages(guide)
  const exports = await runStep('pages', () => renderLanguages(inputs, readEnv()))
  return { inputs, exports, guide }
}

/** The languages were read before the guide, since modules with page text need them when they load. */
function requireLanguages({ election, files }: Guide): void {
  if (listLanguages(election).join() === languages.join()) return
  const message = 'The languages have changed since the build began. Build again.'
  throw new GuideError([{ file: files.election, field: 'languages', message }])
}

export type ExportVariant = keyof Pick<LanguageExport, 'plain' | 'finished'>

/** Writes all languages into one folder, with images and the owner's files. An archived election omits `shared`. */
export async function writeElection(
  folder: string,
  { exports, guide }: RenderedElection,
  variant: ExportVariant,
  shared?: SharedImages,
): Promise<void> {
  const env = readEnv()
  for (const [index, language] of languages.entries())
    for (const [file, content] of exports[index]?.[variant] ?? [])
      writeOnce(join(folder, toSitePath(file, getLanguagePath(language))), content)
  const [from, to] = ELECTION_PATH === '' ? [publicFolder, ''] : [imageFolder, ELECTION_PATH + paths.portrait('')]
  if (existsSync(from)) cpSync(from, join(folder, to), { recursive: true, dereference: true })
  const images = exports.flatMap((each) => each.images)
  // The digest covers drawing code, colors, fonts, encoder options and installed packages.
  const cache = new FileCache(join(getElectionCache(), 'images'), digestCode(process.cwd()))
  await runStep('images', () => writeImages(folder, guide, images, cache, shared))
  // Readers cannot keep the archive.
  if (ELECTION_PATH === '') writeOffline(folder, languages, env)
  if (variant === 'finished') await runStep('host files', () => addCompressed(folder, guide, env))
}

/** All languages share Next.js's files. A digest of the content or of the code is in the name of each file or of its folder. */
function writeOnce(path: string, content: Buffer): void {
  if (existsSync(path)) {
    if (readFileSync(path).equals(content)) return
    throw new Error(`${path} differs between languages.`)
  }
  writeFileWithFolders(path, content)
}

/** Runs a step of a build, and prints its duration. */
export async function runStep<Result>(name: string, step: () => Promise<Result>): Promise<Result> {
  const start = performance.now()
  const result = await step()
  console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`)
  return result
}

/** Makes files readable for a web server, whatever the umask and the modes of the editors' files are. */
export function normalizeModes(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) normalizeModes(path)
    else chmodSync(path, 0o644)
  }
}

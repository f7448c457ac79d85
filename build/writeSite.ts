/** Writes a complete site to a work folder, verifies it, and only then replaces the published one. */
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Guide } from '@/guide/fields/published'
import { readEnv } from '@/lib/env'
import { listLanguages } from '@/guide/read/readLanguages'
import { languages } from '@/lib/locale/language'
import { getLanguagePath } from '@/lib/locale/languagePath'
import { GuideError } from '@/lib/problems'
import { loadCheckedGuides } from './reportElection'
import { nameDrawings } from '@/build/images/writePhotos'
import { publicFolder, toSitePath } from './exportedFiles'
import { writeImages } from './images/writeImages'
import { postbuild } from './postbuild'
import { publishFolder, recoverPublished, removeLeftovers, requireReplaceable, stagingFolder } from './publishFolder'
import { renderLanguages, type Files, type LanguageExport } from './renderLanguage'
import { verifyExport } from './verifyExport'

async function runStep<Result>(name: string, step: () => Promise<Result>): Promise<Result> {
  const start = performance.now()
  const result = await step()
  console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`)
  return result
}

/** Makes files readable for a web server, whatever the umask and the modes of the editors' files are. */
function normalizeModes(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) normalizeModes(path)
    else chmodSync(path, 0o644)
  }
}

/** The languages were read before the guide, since modules with page text need them when they load. */
function requireLanguages({ election, files }: Guide): void {
  const found = listLanguages(election).join(', ')
  const begun = languages.join(', ')
  if (found === begun) return
  const expected = `${begun}, the languages that the build began with`
  throw new GuideError([{ file: files.election, field: 'languages', expected, found, fix: 'Build again.' }])
}

/** Writes the exports of all languages into one folder, with the files of the site's owner. */
function mergeLanguages(folder: string, exports: readonly (Files | undefined)[]): void {
  for (const [index, language] of languages.entries())
    for (const [file, content] of exports[index] ?? [])
      writeOnce(join(folder, toSitePath(file, getLanguagePath(language))), content)
  if (existsSync(publicFolder)) cpSync(publicFolder, folder, { recursive: true, dereference: true })
}

/** Languages share scripts of Next.js, whose names have a digest of their content. */
function writeOnce(path: string, content: Buffer): void {
  if (existsSync(path)) {
    if (readFileSync(path).equals(content)) return
    throw new Error(`${path} differs between languages.`)
  }
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}

export async function writeSite(out: string): Promise<Guide> {
  const env = readEnv()
  removeLeftovers()
  const guides = await runStep('check', () => loadCheckedGuides(languages))
  const inputs = guides.map((each, index) => ({
    language: languages[index] ?? '',
    languages,
    guide: nameDrawings(each),
  }))
  const [first] = inputs
  if (!first) throw new Error('A guide has at least one language.')
  const { guide } = first
  requireLanguages(guide)
  const exports = await runStep('pages', () => renderLanguages(inputs, env))
  const images = exports.flatMap((each) => each.images)
  const write = async (folder: string, target: string, toFiles: (each: LanguageExport) => Files | undefined) => {
    mergeLanguages(folder, exports.map(toFiles))
    await runStep('images', () => writeImages(folder, guide, images))
    if (toFiles === toFinished) await runStep('host files', () => postbuild(folder, guide, env))
    normalizeModes(folder)
    verifyExport(folder, inputs, env.basePath)
    publishFolder(folder, target)
  }
  if (env.keepPlainExport) {
    const plain = `${out}-plain`
    requireReplaceable(plain)
    recoverPublished(plain, { lockedByUs: true })
    await write(`${stagingFolder}-plain`, plain, toPlain)
  }
  await write(stagingFolder, out, env.plainExport ? toPlain : toFinished)
  return guide
}

const toPlain = ({ plain }: LanguageExport) => plain
const toFinished = ({ finished }: LanguageExport) => finished

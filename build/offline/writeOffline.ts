/** Writes the service worker of kept guides, and the list of files that it keeps in each language. */
import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSync } from 'esbuild'
import { findAssets } from '@/build/static-html/nextExport'
import type { Env } from '@/lib/env'
import { listFiles } from '@/lib/listFiles'
import { getCacheName, keptPhoto, type KeptFiles } from '@/lib/offline'
import { paths } from '@/lib/paths'

/** Files of a language besides its pages, and files of all languages. */
const ownFiles = [paths.keepGuideScript, paths.manifest, paths.calendar]
const sharedFiles = [paths.qrCodeScript, paths.icon, paths.favicon]

const isPortrait = (name: string) =>
  name.startsWith('img/photos/') && (name.endsWith(keptPhoto) || name.endsWith('.svg'))

type Options = Pick<Env, 'basePath' | 'removeKept'>

/** Adds the worker to an export that has everything but what only hosts read. The first language is the default. */
export function writeOffline(out: string, languages: readonly string[], { basePath, removeKept }: Options): void {
  const folders = languages.map((tag, index) => (index === 0 ? '' : `${tag}/`))
  const cacheName = getCacheName(basePath)
  if (removeKept) {
    for (const folder of folders) rmSync(join(out, folder, paths.keptFiles))
    writeWorker(out, 'removingWorker', { CACHE: cacheName })
    return
  }
  const names = listFiles(out)
  const lists = folders.map((folder) => describeFiles(out, names, folders, folder))
  const version = createHash('sha256').update(JSON.stringify(lists)).digest('hex').slice(0, 6)
  for (const [index, list] of lists.entries()) {
    const file = join(out, folders[index] ?? '', paths.keptFiles)
    writeFileSync(file, JSON.stringify({ ...list, version } satisfies KeptFiles))
  }
  // The default language is last, because the addresses of all begin with its empty folder.
  writeWorker(out, 'worker', { CACHE: cacheName, FOLDERS: folders.toReversed(), PHOTO: keptPhoto, VERSION: version })
}

/** The files of a language, without the version. */
function describeFiles(out: string, names: readonly string[], folders: readonly string[], folder: string) {
  const others = folders.filter((each) => each !== folder)
  const kept = listKeptFiles(names, folder, others, (name) => readFileSync(join(out, name), 'utf8'))
  const contents = [...kept].map(([address, name]) => [address, readFileSync(join(out, name))] as const)
  const bytes = contents.reduce((total, [, { length }]) => total + length, 0)
  // The export has the file with the date only, which its route formats.
  const { updated } = JSON.parse(readFileSync(join(out, folder, paths.keptFiles), 'utf8')) as Pick<KeptFiles, 'updated'>
  const digests = contents.map(([address, content]) => [address, createHash('sha256').update(content).digest('base64')])
  return { updated, bytes, files: Object.fromEntries(digests) as KeptFiles['files'] }
}

/**
 * Lists what is kept of an export in one language: its pages, and what they show or load.
 * @param names files of the export, with forward slashes
 * @param folder that of the language, like `es/`. It is empty for the default language.
 * @param others those of the other languages
 * @returns names of files by their addresses, relative to that of the site
 */
function listKeptFiles(
  names: readonly string[],
  folder: string,
  others: readonly string[],
  read: (name: string) => string,
): ReadonlyMap<string, string> {
  const isOther = (name: string) => others.some((other) => other !== '' && name.startsWith(other))
  const local = names.filter((name) => name.startsWith(folder) && !isOther(name))
  const pages = local.filter((name) => name.endsWith('index.html'))
  const text = pages.map(read).join('\n')
  const scripts = findAssets(text)
  const isKept = (name: string) =>
    ownFiles.some((path) => name === folder + path.slice(1)) ||
    sharedFiles.some((path) => name === path.slice(1)) ||
    scripts.has(name) ||
    (isPortrait(name) && text.includes(name))
  const lookups = [...text.matchAll(/\/lookup\/([\w{}-]+)\.json(\?\w+)/g)].flatMap(([, file = '', query]) => {
    // Numbered files are the same in all languages, and their addresses are in a page once, with `{file}` for the number.
    const form = new RegExp(
      `^${file.includes('{') ? '' : folder}lookup/${file.replace('{file}', String.raw`\d+`)}\\.json$`,
    )
    return names.filter((name) => form.test(name)).map((name) => [name + query, name] as const)
  })
  return new Map([
    ...pages.map((name) => [name.slice(0, -'index.html'.length), name] as const),
    ...names.filter(isKept).map((name) => [name, name] as const),
    ...lookups,
  ])
}

export function bundleWorker(name: 'worker' | 'removingWorker', constants: Readonly<Record<string, unknown>>): string {
  const define = Object.fromEntries(Object.entries(constants).map(([key, value]) => [key, JSON.stringify(value)]))
  const { outputFiles } = buildSync({
    entryPoints: [`build/offline/${name}.browser.ts`],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    charset: 'utf8',
    // Browsers with less show the control, and explain that the guide cannot be kept.
    target: 'es2020',
    define,
  })
  return outputFiles[0]?.text ?? ''
}

function writeWorker(out: string, ...bundle: Parameters<typeof bundleWorker>): void {
  writeFileSync(join(out, paths.worker), bundleWorker(...bundle))
}

import { keptPhoto } from '@/lib/offline'
import { paths } from '@/lib/paths'

/** Files of a language besides its pages, and files of all languages. */
const own = [paths.keepGuideScript, paths.manifest, paths.calendar]
const shared = [paths.qrCodeScript, paths.icon, paths.favicon]

const isPortrait = (name: string) =>
  name.startsWith('img/photos/') && (name.endsWith(keptPhoto) || name.endsWith('.svg'))

/**
 * Lists what is kept of an export in one language: its pages, and what they show or load.
 * @param names files of the export, with forward slashes
 * @param folder that of the language, like `es/`. It is empty for the default language.
 * @param others those of the other languages
 * @param read reads a file
 * @returns names of files by their addresses, relative to that of the site
 */
export function listKeptFiles(
  names: readonly string[],
  folder: string,
  others: readonly string[],
  read: (name: string) => string,
): ReadonlyMap<string, string> {
  const isOther = (name: string) => others.some((other) => other !== '' && name.startsWith(other))
  const local = names.filter((name) => name.startsWith(folder) && !isOther(name))
  const pages = local.filter((name) => name.endsWith('index.html'))
  const text = pages.map(read).join('\n')
  const scripts = new Set<string>(text.match(/_next\/[^"'\s,)\\]+/g))
  const isKept = (name: string) =>
    own.some((path) => name === folder + path.slice(1)) ||
    shared.some((path) => name === path.slice(1)) ||
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

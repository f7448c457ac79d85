import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listPages } from '@/guide/ask/pages/sitemap'
import { dataFiles } from '@/guide/open/files'
import type { Guide } from '@/guide/fields/published'
import { listFiles } from '@/lib/listFiles'
import { getLanguagePath } from '@/lib/locale/language'
import { ELECTION_PATH, paths, photoTypes, photoWidths } from '@/lib/paths'
import { isPhoto } from '@/lib/photos'
import { GuideError, type Problem } from '@/lib/problems'
import type { Input } from './renderLanguage'

/** Files other than pages that every election has. */
const requiredFiles = [
  paths.openData,
  ...dataFiles.map((file) => paths.dataFile(file)),
  '/sitemap.xml',
  ...(ELECTION_PATH === '' ? ['/robots.txt'] : []),
]

/**
 * Checks that every page is there and complete in every language, and that every address in it leads to a file. For an
 * archived election, addresses elsewhere are checked with the whole site.
 * @param archived files of the archived elections
 * @throws GuideError with every problem
 */
export function verifyExport(
  folder: string,
  editions: readonly Pick<Input, 'language' | 'guide'>[],
  basePath: string,
  archived: ReadonlySet<string> = new Set(),
): void {
  const files = new Set(listFiles(folder))
  const expected = editions.flatMap(({ language, guide }) => {
    const pages = [...listPages(guide).map(({ path }) => `${path}index.html`), '/404.html']
    return pages.map((file) => getLanguagePath(language) + file)
  })
  const required = [...expected, ...requiredFiles].map((file) => (ELECTION_PATH + file).slice(1))
  const problems = [
    ...required.flatMap((file) => (files.has(file) ? [] : [createProblem(file, 'The export lacks this file.')])),
    ...editions.slice(0, 1).flatMap(({ guide }) => findUnexpectedImages(guide, files, archived)),
    ...[...files].filter((file) => file.endsWith('.html')).flatMap((file) => checkPage(folder, file, files, basePath)),
  ]
  if (problems.length > 0) throw new GuideError(problems)
}

function listImages(src: string, photo: string): string[] {
  if (!isPhoto(src)) return [paths.drawing(photo)]
  return photoWidths.flatMap((width) => photoTypes.map((type) => paths.photo(photo, width, type)))
}

/** An original photograph may show where it was taken. */
function findUnexpectedImages(
  { candidates }: Guide,
  files: ReadonlySet<string>,
  archived: ReadonlySet<string>,
): Problem[] {
  const expected = new Set(
    candidates.flatMap(({ src, photo }) => [
      ELECTION_PATH + paths.portrait(src),
      ...(photo === undefined ? [] : listImages(src, photo)),
    ]),
  )
  return [...files]
    .filter((file) => /^(?:\d{4}-\d\d-\d\d\/)?img\//.test(file) && !archived.has(file))
    .filter((file) => !expected.has(`/${file.replace(/\.(?:br|gz)$/, '')}`))
    .map((file) => createProblem(file, 'The export has this image, but no candidate does.'))
}

function checkPage(folder: string, page: string, files: ReadonlySet<string>, basePath: string): Problem[] {
  const html = readFileSync(join(folder, page), 'utf8')
  if (!/<h1[ >]/.test(html) || !/<\/html>\s*$/.test(html))
    return [createProblem(page, 'The page has no heading, or is not complete.')]
  const attributes = html.matchAll(/ (?:href|src)=(?:"([^"]*)"|([^\s"'>]+))/g)
  const addresses = [...attributes].map(([, quoted, plain = '']) => quoted ?? plain)
  const start = ELECTION_PATH === '' ? '' : basePath + ELECTION_PATH
  const local = new Set(addresses.filter((address) => /^\/(?!\/)/.test(address) && address.startsWith(`${start}/`)))
  return [...local].flatMap((address) =>
    files.has(toFile(address, basePath)) ? [] : [createProblem(page, `The address “${address}” leads to no file.`)],
  )
}

/** The file that a host sends for an address. */
function toFile(address: string, basePath: string): string {
  const path = decodeURI(address).replace(/[?#].*$/, '')
  if (!path.startsWith(`${basePath}/`)) return path
  return path.slice(basePath.length + 1).replace(/(^|\/)$/, '$1index.html')
}

function createProblem(file: string, fault: string): Problem {
  return { file, message: `${fault} Build again. If the problem stays, report it as a defect of this project.` }
}

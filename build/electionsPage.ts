/** The page of all elections of a site: the page of the current one, with the sheets of the others. */
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'cheerio'
import type { Env } from '@/lib/env'
import { isRightToLeft } from '@/lib/locale/direction'
import { languages } from '@/lib/locale/language'
import { writeFileWithFolders } from '@/lib/writeFileWithFolders'
import type { ArchivedElection } from './archive'
import { electionsPage } from './exportedFiles'
import { stagingFolder } from './publishFolder'
import type { Files, LanguageExport } from './renderLanguage'
import { writeStaticHtml } from './static-html/writeStaticHtml'
import type { RenderedElection } from './writeElection'

/** HTML of an election's own sheet in each of its languages. The first is its default. */
export type Sheets = Readonly<Record<string, string>>

type OtherElection = Pick<ArchivedElection, 'date' | 'path' | 'sheets'>

const robots = 'robots.txt'

/** Reads the sheets that an election has rendered on its own page. */
export function readSheets({ inputs, exports }: RenderedElection): Sheets {
  const pages = inputs.map(({ language }, index) => [language, exports[index]?.elections?.get(electionsPage)] as const)
  return Object.fromEntries(pages.map(([language, page]) => [language, readSheet(page?.toString() ?? '')]))
}

/** Returns the only sheet that a page has before others are added. */
export function readSheet(page: string): string {
  const $ = load(page)
  return $.html($('[data-elections] + section'))
}

/** Adds to the export of the current election the sheets and sitemaps of the others, which are newest first. */
export async function completeElectionsPage(
  { exports, guide, inputs }: RenderedElection,
  others: readonly OtherElection[],
  env: Env,
): Promise<RenderedElection> {
  const complete = async ({ elections, ...rest }: LanguageExport, language: string): Promise<LanguageExport> => {
    const exported = elections?.get(electionsPage)
    if (!elections || !exported) return rest
    const page = Buffer.from(addSheets(exported.toString(), guide.election.date, language, others))
    const replace = (files: Files, content: Buffer): Files =>
      new Map([...files, [electionsPage, content], ...addSitemaps(files, others, env)])
    const { plain, finished } = rest
    return {
      ...rest,
      ...(plain && { plain: replace(plain, page) }),
      ...(finished && { finished: replace(finished, await convertPage(elections, page, language, env)) }),
    }
  }
  const completed = await Promise.all(exports.map((each, index) => complete(each, languages[index] ?? '')))
  return { guide, inputs, exports: completed }
}

/** Returns the file for crawlers, if the export has it, with the sitemap of each election. */
function addSitemaps(files: Files, others: readonly OtherElection[], { siteUrl, basePath }: Env) {
  const text = files.get(robots)
  if (!text || !siteUrl) return []
  const sitemaps = others.map(({ path }) => `Sitemap: ${siteUrl}${basePath}${path}/sitemap.xml\n`)
  return [[robots, Buffer.from([text, ...sitemaps].join(''))] as const]
}

/** Turns the page into static HTML, with the styles of the added sheets. */
async function convertPage(elections: Files, page: Buffer, language: string, env: Env): Promise<Buffer> {
  const folder = `${stagingFolder}.elections.${language}`
  for (const [file, content] of [...elections, [electionsPage, page] as const])
    writeFileWithFolders(join(folder, file), content)
  await writeStaticHtml(folder, env)
  const finished = readFileSync(join(folder, electionsPage))
  rmSync(folder, { recursive: true })
  return finished
}

/**
 * Adds the other elections of a site to the page of the current one, as Next.js writes it.
 * @param date of the current election
 * @param others newest first
 */
export function addSheets(
  page: string,
  date: string,
  language: string,
  others: readonly Pick<OtherElection, 'date' | 'sheets'>[],
): string {
  const format = (elections: typeof others) => elections.map(({ sheets }) => chooseSheet(sheets, language)).join('')
  const newer = others.filter((other) => other.date > date)
  const older = others.filter((other) => other.date < date)
  return fillPlace(fillPlace(page, 'newer', format(newer)), 'older', format(older))
}

/** An election that does not have the language is shown in its own. */
function chooseSheet(sheets: Sheets, language: string): string {
  const [[first, sheet] = ['', '']] = Object.entries(sheets)
  if (language in sheets) return sheets[language] ?? ''
  const isRight = isRightToLeft(first)
  const direction = isRight === isRightToLeft(language) ? '' : ` dir="${isRight ? 'rtl' : 'ltr'}"`
  return sheet.replace('<section', `<section lang="${first}"${direction}`)
}

function fillPlace(page: string, place: string, sheets: string): string {
  const [before, after, ...others] = page.split(`<div data-elections="${place}"></div>`)
  if (before === undefined || after === undefined || others.length > 0)
    throw new Error(`The page of all elections must have one place for ${place} ones.`)
  return `${before}<div data-elections="${place}">${sheets}</div>${after}`
}

/** Adds the sheets and the sitemaps of the other elections to the export of the current one. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Env } from '@/lib/env'
import { languages } from '@/lib/locale/language'
import { electionsPage } from './exportedFiles'
import { stagingFolder } from './publishFolder'
import type { Files, LanguageExport } from './renderLanguage'
import { writeStaticHtml } from '@/build/static-html/writeStaticHtml'
import type { RenderedElection } from './writeElection'
import type { ArchivedElection } from './archive'
import { addSheets, type OtherElection } from './electionsPage'

type Other = OtherElection & Pick<ArchivedElection, 'path'>

const robots = 'robots.txt'

/** @param others newest first */
export async function addOthers(
  { exports, guide, inputs }: RenderedElection,
  others: readonly Other[],
  env: Env,
): Promise<RenderedElection> {
  const add = async ({ elections, images, ...forms }: LanguageExport, language: string): Promise<LanguageExport> => {
    const exported = elections?.get(electionsPage)
    if (!elections || !exported) return { images, ...forms }
    const page = Buffer.from(addSheets(exported.toString(), guide.election.date, language, others))
    const { plain, finished } = forms
    const replace = (files: Files, content: Buffer): Files =>
      new Map([...files, [electionsPage, content], ...addSitemaps(files, others, env)])
    return {
      images,
      ...(plain && { plain: replace(plain, page) }),
      ...(finished && { finished: replace(finished, await convertPage(elections, page, language, env)) }),
    }
  }
  const added = await Promise.all(exports.map((each, index) => add(each, languages[index] ?? '')))
  return { guide, inputs, exports: added }
}

/** Returns the file for crawlers, if the export has it, with the sitemap of each election. */
function addSitemaps(files: Files, others: readonly Other[], { siteUrl, basePath }: Env) {
  const text = files.get(robots)
  if (!text || !siteUrl) return []
  const sitemaps = others.map(({ path }) => `Sitemap: ${siteUrl}${basePath}${path}/sitemap.xml\n`)
  return [[robots, Buffer.from([text, ...sitemaps].join(''))] as const]
}

/** Turns the page into static HTML, with the styles of the added sheets. */
async function convertPage(elections: Files, page: Buffer, language: string, env: Env): Promise<Buffer> {
  const folder = `${stagingFolder}.elections.${language}`
  for (const [file, content] of [...elections, [electionsPage, page] as const]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), content)
  }
  await writeStaticHtml(folder, env)
  const finished = readFileSync(join(folder, electionsPage))
  rmSync(folder, { recursive: true })
  return finished
}

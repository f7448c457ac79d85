/** The step after `next build`: converts every page to static HTML and deletes the files that no page needs. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { digestContent } from '@/lib/checksums'
import { clientComponents } from '@/lib/clientComponents.mjs'
import type { Env } from '@/lib/env'
import type { FileCache } from '@/lib/fileCache'
import { buildSpeculationRules } from '@/lib/inline-scripts/speculationRules'
import { listFiles } from '@/lib/listFiles'
import { mapInParallel } from '@/lib/mapInParallel'
import { writeFileWithFolders } from '@/lib/writeFileWithFolders'
import { assetFolder, buildAnalyticsScript, findAssets, isFlightFile } from './nextExport'
import type { PageScript } from './pageStyles'
import { StyleSheets } from './styleSheets'
import { toStaticHtml, type Island, type Site } from './toStaticHtml'

/**
 * @param cache pages of earlier builds of the same code with the same options
 * @throws GuideError if a page contains something unexpected. The export is then incomplete.
 */
export async function writeStaticHtml(out: string, env: Options, cache?: FileCache): Promise<string> {
  const { basePath, gaId } = env
  const files = listFiles(out)
  const pages = files.filter((file) => file.endsWith('.html'))
  const styles = files.filter((file) => file.endsWith('.css'))
  const styleSheets = new StyleSheets(out)
  const islands = readIslands(out, pages, env, (script) => styleSheets.shortenClasses(styles, script))
  const site: Site = {
    assets: `${basePath}/${assetFolder}/`,
    styleSheets,
    usesReact: (page) => listComponents(page, env).length > 0 && !islands.has(page),
    findIsland: (page) => islands.get(page),
    insertedScripts: [buildSpeculationRules(basePath), ...(gaId ? [buildAnalyticsScript(gaId)] : [])],
    pageViews: gaId !== undefined,
  }
  const digest = digestContent(JSON.stringify(styles.map((file) => readFileSync(join(out, file), 'utf8'))))
  const documents = await mapInParallel(pages, async (page) => {
    const exported = readFileSync(join(out, page), 'utf8')
    const convert = async () => toStaticHtml(page, exported, site)
    const key = JSON.stringify([digest, islands.get(page)?.file, page, exported])
    const html = await (cache ? cache.get(key, convert) : convert())
    writeFileSync(join(out, page), html)
    return html
  })
  const unused = [
    ...files.filter((file) => isFlightFile(file) || clientComponents.some(({ island }) => island === file)),
    ...findUnusedAssets(files, pages, documents, site),
  ]
  for (const file of unused) rmSync(join(out, file))
  for (const { file, text } of islands.values()) writeFileWithFolders(join(out, assetFolder, file), text)
  removeEmptyFolders(out)
  const reactPages = pages.filter((page) => listComponents(page, env).length > 0).length
  return `Static HTML: ${pages.length} pages, of which ${reactPages} start React. Deleted ${unused.length} unused files.`
}

type Options = Pick<Env, 'basePath' | 'gaId'>

function listComponents(page: string, env: Options) {
  return clientComponents.filter(({ isOn }) => isOn(page, env))
}

/** The script of each page whose client components all start without the runtime of Next.js. Its name has a digest of its text. */
function readIslands(
  out: string,
  pages: readonly string[],
  env: Options,
  shortenClasses: (script: string) => PageScript,
): ReadonlyMap<string, Island> {
  const islands = pages.flatMap((page) => {
    const [component, ...others] = listComponents(page, env)
    if (!component?.island || others.length > 0) return []
    const script = shortenClasses(readFileSync(join(out, component.island), 'utf8'))
    const name = `${basename(component.island, '.js')}-${digestContent(script.text).slice(0, 12)}.js`
    return [[page, { file: `static/${name}`, ...script }] as const]
  })
  return new Map(islands)
}

/** Keeps all script files if a page starts React, because they load each other. Otherwise keeps those in the pages. */
function findUnusedAssets(
  files: readonly string[],
  pages: readonly string[],
  documents: readonly string[],
  { usesReact }: Site,
): string[] {
  if (pages.some(usesReact)) return []
  const references = findAssets(documents.join('\n'))
  return files.filter((file) => file.startsWith(`${assetFolder}/`) && !references.has(file))
}

function removeEmptyFolders(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) removeEmptyFolders(join(folder, entry.name))
  if (readdirSync(folder).length === 0) rmSync(folder, { recursive: true })
}

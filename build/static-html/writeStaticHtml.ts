/** The step after `next build`: converts every page to static HTML and deletes the files that no page needs. */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { clientComponents } from '@/lib/clientComponents.mjs'
import type { Env } from '@/lib/env'
import type { FileCache } from '@/lib/fileCache'
import { buildSpeculationRules } from '@/lib/inline-scripts/speculationRules'
import { listFiles } from '@/lib/listFiles'
import { mapInParallel } from '@/lib/mapInParallel'
import { StyleSheets } from '@/build/styles/styleSheets'
import { nameIsland, type Island } from '@/build/styles/shortenNames'
import { assetFolder, buildAnalyticsScript, findAssets, isFlightFile } from './nextExport'
import { toStaticHtml, type Site } from './toStaticHtml'

/**
 * @param cache pages of earlier builds of the same code with the same options
 * @throws GuideError if a page contains something unexpected. The export is then incomplete.
 */
export async function writeStaticHtml(out: string, env: Options, cache?: FileCache): Promise<string> {
  const { basePath, gaId } = env
  const files = listFiles(out)
  const pages = files.filter((file) => file.endsWith('.html'))
  const styles = files.filter((file) => file.endsWith('.css')).map((file) => readFileSync(join(out, file), 'utf8'))
  const islands = readIslands(out, pages, styles.join(''), env)
  const site: Site = {
    assets: `${basePath}/${assetFolder}/`,
    styleSheets: new StyleSheets(join(out, assetFolder)),
    usesReact: (page) => listComponents(page, env).length > 0 && !islands.has(page),
    findIsland: (page) => islands.get(page),
    insertedScripts: [buildSpeculationRules(basePath), ...(gaId ? [buildAnalyticsScript(gaId)] : [])],
    pageViews: gaId !== undefined,
  }
  const code = [...styles, ...[...islands.values()].map(({ file }) => file)]
  const digest = createHash('sha256').update(JSON.stringify(code)).digest('hex')
  const documents = await mapInParallel(pages, async (page) => {
    const exported = readFileSync(join(out, page), 'utf8')
    const convert = () => toStaticHtml(page, exported, site)
    const html = cache ? await cache.get(`${digest} ${page} ${exported}`, convert) : await convert()
    writeFileSync(join(out, page), html)
    return html
  })
  const unused = [
    ...files.filter((file) => isFlightFile(file) || clientComponents.some(({ island }) => island === file)),
    ...findUnusedAssets(files, pages, documents, site),
  ]
  for (const file of unused) rmSync(join(out, file))
  for (const { file, text } of islands.values()) write(join(out, assetFolder, file), text)
  removeEmptyFolders(out)
  const reactPages = pages.filter((page) => listComponents(page, env).length > 0).length
  return `Static HTML: ${pages.length} pages, of which ${reactPages} start React. Deleted ${unused.length} unused files.`
}

type Options = Pick<Env, 'basePath' | 'gaId'>

function listComponents(page: string, env: Options) {
  return clientComponents.filter(({ isOn }) => isOn(page, env))
}

/** The script of each page whose client components all start without the runtime of Next.js. */
function readIslands(out: string, pages: readonly string[], css: string, env: Options): ReadonlyMap<string, Island> {
  const islands = pages.flatMap((page) => {
    const [component, ...others] = listComponents(page, env)
    if (!component?.island || others.length > 0) return []
    return [[page, nameIsland(component.island, readFileSync(join(out, component.island), 'utf8'), css)] as const]
  })
  return new Map(islands)
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
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

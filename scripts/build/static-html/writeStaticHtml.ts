/** The step after `next build`: makes every exported page a document, and drops what no document asks for. */
import { closeSync, openSync, readdirSync, readFileSync, readSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { analyticsSnippet } from './analyticsSnippet'
import { speculationRules } from '@/lib/inline-scripts/speculationRules'
import type { Env } from '@/lib/env'
import { listFiles } from '@/lib/listFiles'
import { readClientModules } from './clientModules'
import { toStaticHtml, type Document } from './toStaticHtml'
import { unexpectedMarkup } from './unexpectedMarkup'
import { StyleSheets } from './styles'

/** Where Next.js puts its own files, in the export. */
const assets = '_next'

/** How a file of flight data begins, and what it is called. */
const flight = { begin: /^(?:[0-9a-f]+:["I[{T]|:HL\[)/, name: /(?:^|\/)(?:index|__next\.[^/]+)\.txt$/ }

/** What is still known of a page when it is written. */
interface Written extends Pick<Document, 'taken' | 'clientComponents'> {
  /** Files of Next.js's own that the page names, by their paths in the export. */
  readonly asksFor: readonly string[]
}

/**
 * @param out the export, as `next build` wrote it
 * @returns a report of what was done
 * @throws GuideError when Next.js's output is not as known; the export is then half-made, and must be taken away
 */
export function writeStaticHtml(out: string, { basePath, gaId }: Pick<Env, 'basePath' | 'gaId'>): string {
  const files = listFiles(out)
  const pages = files.filter((file) => file.endsWith('.html'))
  const site = {
    assets: `${basePath}/${assets}/`,
    modules: readClientModules(),
    styleSheets: new StyleSheets(join(out, assets)),
    insertedScripts: [speculationRules(basePath), ...(gaId ? [analyticsSnippet(gaId)] : [])],
    pageViews: gaId !== undefined,
  }
  const documents = pages.map((file): Written => {
    const { html, taken, clientComponents } = toStaticHtml(file, readFileSync(join(out, file), 'utf8'), site)
    writeFileSync(join(out, file), html)
    const asksFor = [...html.matchAll(/\/(_next\/[^"'\s,)]+)/g)].map(([, name]) => name!)
    return { taken, clientComponents, asksFor }
  })
  const dropped = [...flightFiles(out, files), ...unusedAssets(files, documents)]
  for (const file of dropped) rmSync(join(out, file))
  removeEmptyFolders(out)
  return report(documents, dropped.length)
}

/** The pages once more, for navigation without documents. */
function flightFiles(out: string, files: readonly string[]): string[] {
  return files.filter((file) => {
    if (!file.endsWith('.txt')) return false
    const begin = beginOf(join(out, file))
    const named = flight.name.test(file)
    if (named === flight.begin.test(begin)) return named
    throw unexpectedMarkup(file, 'flight data in files index.txt and __next.….txt, and nothing else there', begin)
  })
}

/** The first bytes of a file: a large guide has tens of thousands of these. */
function beginOf(path: string): string {
  const file = openSync(path, 'r')
  const begin = Buffer.alloc(40)
  const length = readSync(file, begin)
  closeSync(file)
  return begin.toString('utf8', 0, length)
}

/** Where React starts, its scripts ask for each other. Where it does not, only what a page names is asked for. */
function unusedAssets(files: readonly string[], documents: readonly Written[]): string[] {
  if (documents.some(({ clientComponents }) => clientComponents.length > 0)) return []
  const asked = new Set(documents.flatMap(({ asksFor }) => asksFor))
  return files.filter((file) => file.startsWith(`${assets}/`) && !asked.has(file))
}

function removeEmptyFolders(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) removeEmptyFolders(join(folder, entry.name))
  if (readdirSync(folder).length === 0) rmSync(folder, { recursive: true })
}

function report(documents: readonly Written[], dropped: number): string {
  const counts = new Map<string, number>()
  for (const { taken } of documents)
    for (const [{ name, why }, count] of taken) {
      const line = `${name}: ${why}`
      counts.set(line, (counts.get(line) ?? 0) + count)
    }
  const components = [...new Set(documents.flatMap(({ clientComponents }) => clientComponents))]
  const lines = [...counts].filter(([, count]) => count > 0).map(([line, count]) => `  ${count} ${line}`)
  return [
    `${documents.length} pages are documents now. Taken away:`,
    ...lines,
    `  ${dropped} files that no document asks for`,
    ...(components.length > 0 ? [`React starts after load, for ${components.join(', ')}.`] : []),
  ].join('\n')
}

/** Which modules of a build run in the browser, and which of them are only Next.js's own frame around every page. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { unexpectedMarkup } from './unexpectedMarkup'

/** The folder in which Next.js leaves what it knows of a build. */
const built = join('.next', 'server', 'app')
const manifestName = 'page_client-reference-manifest.js'

/**
 * What Next.js wraps around every page for navigation without documents. It shows nothing and does nothing on a page
 * whose links are documents.
 */
const frame = new Set([
  'client/components/layout-router.js',
  'client/components/render-from-template-context.js',
  'client/components/client-page.js',
  'client/components/client-segment.js',
  'client/components/http-access-fallback/error-boundary.js',
  'client/components/builtin/global-error.js',
  'lib/framework/boundary-components.js',
  'lib/metadata/generate/icon-mark.js',
])

/** Parts of Next.js that a page may use on purpose, and that need React. */
const parts =
  /^(?:client\/(?:app-dir\/link|app-dir\/form|script|image-component)|shared\/lib\/(?:lazy-)?dynamic.*)\.js$/

/** The client modules of a build by id: path, from the project's folder. */
export type ClientModules = ReadonlyMap<string, string>

/**
 * Reads the manifests that Next.js has left beside the pages.
 * @throws GuideError when there are none, or they are not of the known form
 */
export function readClientModules(folder = built): ClientModules {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(manifestName))
  if (files.length === 0) throw unexpectedMarkup(folder, `a ${manifestName} for each page`, 'none')
  return new Map(files.flatMap((file) => readManifest(join(folder, file))))
}

function readManifest(file: string): [string, string][] {
  // An assignment of plain JSON.
  const json = /^globalThis\.__RSC_MANIFEST\[.*?\] = (\{.*\});?$/m.exec(readFileSync(file, 'utf8'))?.[1]
  try {
    const { clientModules } = JSON.parse(json ?? '') as { clientModules: Record<string, { id: string | number }> }
    return Object.entries(clientModules).map(([path, { id }]) => [String(id), path.replace(/^\[project\]\//, '')])
  } catch (error) {
    throw unexpectedMarkup(file, 'an object with clientModules', String(error))
  }
}

/**
 * The client components among the modules that a page uses: those for which it needs React in the browser.
 * @param page the page's file, for messages
 * @throws GuideError when the build does not know a module, or we do not know a module of Next.js
 */
export function clientComponents(page: string, ids: readonly string[], modules: ClientModules): string[] {
  if (ids.length === 0) throw unexpectedMarkup(page, "Next.js's own client modules in the flight data", 'none at all')
  return ids.flatMap((id) => {
    const path = modules.get(id)
    if (path === undefined) throw unexpectedMarkup(page, 'client modules that the build names', `the id ${id}`)
    const own = /(?:^|\/)node_modules\/next\/dist\/(?:esm\/)?(.*)$/.exec(path)?.[1]
    if (own === undefined || parts.test(own)) return [path]
    if (frame.has(own)) return []
    throw unexpectedMarkup(
      page,
      'no module of Next.js but those that scripts/build/static-html/clientModules.ts names',
      path,
    )
  })
}

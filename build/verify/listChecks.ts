import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { listContentFiles } from '@/lib/listContentFiles'

/** An address of a live site, and the expected response. */
export interface Check {
  readonly url: URL
  readonly status: 200 | 404
  /** The exported file that the response must equal. If unset, only the status matters. */
  readonly file?: string
  /** Path in the site, like `/img/ada.svg`. Unset for an address that does not exist. */
  readonly path?: string
  /** Values of `Accept-Encoding`, for one request each. */
  readonly encodings: readonly string[]
  /** True if the export has headers for hosts. */
  readonly hasHeaders: boolean
}

/** Files that configure a host. Hosts must not serve them. */
const hostFiles: ReadonlySet<string> = new Set(['_headers'])

const notFoundPage = '404.html'

/**
 * Lists the addresses that verify a live site. Hosts can send a file of their own for each encoding of a compressible file,
 * or compress it themselves, so each encoding takes a request. Other files take one.
 * @param folder folder of the export
 * @param site address of the home page, with a slash at the end
 * @param missingName name of pages and files that the site does not have, for the not-found page
 */
export function listChecks(folder: string, site: URL, missingName: string): Check[] {
  const has = (file: string) => existsSync(join(folder, file))
  const hasHeaders = has('_headers')
  return listContentFiles(folder).flatMap((file): Check[] => {
    const encodings = has(`${file}.br`) || has(`${file}.gz`) ? ['identity', 'gzip', 'br'] : ['gzip, br']
    const common = { encodings, hasHeaders }
    if (hostFiles.has(file)) return [{ ...common, url: addressOf(file, site), status: 404 }]
    if (file !== notFoundPage)
      return [{ ...common, url: addressOf(file, site), status: 200, file, path: `/${toPath(file)}` }]
    // Some hosts treat pages and files differently.
    const missing = [`${missingName}/`, `data/${missingName}.json`]
    return missing.map((path) => ({ ...common, url: new URL(path, site), status: 404, file }))
  })
}

export function addressOf(file: string, site: URL): URL {
  return new URL(toPath(file).split('/').map(encodeURIComponent).join('/'), site)
}

/** A page has the path of its folder. */
function toPath(file: string): string {
  return file.replace(/(^|\/)index\.html$/, '$1')
}

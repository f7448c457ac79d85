import { listContentFiles } from '../listContentFiles'

/** A request to a live site, and the expected response. */
export interface Check {
  readonly url: URL
  readonly status: 200 | 404
  /** The exported file that the response must equal. If unset, only the status matters. */
  readonly file?: string
}

/** Files that configure a host. Hosts must not serve them. */
const hostFiles: ReadonlySet<string> = new Set(['_headers'])

const notFoundPage = '404.html'

/**
 * Lists the requests that verify a live site.
 * @param folder folder of the export
 * @param site address of the home page, with a slash at the end
 * @param missingPath path that the site does not have, for the not-found page
 */
export function listChecks(folder: string, site: URL, missingPath: string): Check[] {
  return listContentFiles(folder).map((file) => {
    if (hostFiles.has(file)) return { url: new URL(file, site), status: 404 }
    if (file === notFoundPage) return { url: new URL(missingPath, site), status: 404, file }
    return { url: addressOf(file, site), status: 200, file }
  })
}

/** The public address of an exported file. A page has the address of its folder. */
function addressOf(file: string, site: URL): URL {
  const path = file.replace(/(^|\/)index\.html$/, '$1')
  return new URL(path.split('/').map(encodeURIComponent).join('/'), site)
}

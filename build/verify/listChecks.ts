import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { listContentFiles } from '@/lib/listFiles'
import { readFile } from 'node:fs/promises'
import { checksumsFile } from '@/lib/checksums'
import { mapInParallel } from '@/lib/mapInParallel'
import { fetchWithRetry, type RequestLimits } from './fetchWithRetry'
import { redirectsFile } from '@/build/movedPages'

export interface Difference {
  readonly address: string
  /** Differences, one phrase each, like `status 404, expected 200`. */
  readonly details: readonly string[]
}

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
const hostFiles: ReadonlySet<string> = new Set(['_headers', redirectsFile])

const notFoundPage = '404.html'

/**
 * Lists the addresses that verify a live site. Hosts can send a file of their own for each encoding of a compressible file,
 * or compress it themselves, so each encoding takes a request. Other files take one.
 * @param missingName name of pages and files that the site does not have, for the not-found page
 */
export function listChecks(folder: string, site: URL, missingName: string): Check[] {
  const has = (file: string) => existsSync(join(folder, file))
  const hasHeaders = has('_headers')
  return listContentFiles(folder).flatMap((file): Check[] => {
    const encodings = has(`${file}.br`) || has(`${file}.gz`) ? ['identity', 'gzip', 'br'] : ['gzip, br']
    const common = { encodings, hasHeaders }
    if (hostFiles.has(file)) return [{ ...common, url: addressOf(file, site), status: 404 }]
    // Some hosts send the not-found page of the first language for addresses in any.
    if (file.endsWith(`/${notFoundPage}`))
      return [{ ...common, url: addressOf(file.replace(notFoundPage, `${missingName}/`), site), status: 404 }]
    if (file !== notFoundPage)
      return [{ ...common, url: addressOf(file, site), status: 200, file, path: `/${toPath(file)}` }]
    // Some hosts treat pages and files differently.
    const missing = [`${missingName}/`, `data/${missingName}.json`]
    return missing.map((path) => ({ ...common, url: new URL(path, site), status: 404, file }))
  })
}

function addressOf(file: string, site: URL): URL {
  return new URL(toPath(file).split('/').map(encodeURIComponent).join('/'), site)
}

/** A page has the path of its folder. */
function toPath(file: string): string {
  return file.replace(/(^|\/)index\.html$/, '$1')
}

const lists: Readonly<Record<string, (text: string, site: URL) => URL[]>> = {
  [checksumsFile]: (text, site) =>
    [...text.matchAll(/^[0-9a-f]{64} [ *](.+)$/gm)].map(([, file = '']) => addressOf(file, site)),
  'sitemap.xml': (text, site) =>
    [...text.matchAll(/<loc>(.*?)<\/loc>/g)]
      .filter(([, loc = '']) => URL.canParse(loc, site))
      .map(([, loc = '']) => new URL(loc, site)),
}

/**
 * Finds addresses that the live site lists and the export does not: files of an earlier deployment, or of somebody else.
 * Requests only those in the site.
 */
export async function findLeftovers(
  folder: string,
  site: URL,
  limits: RequestLimits,
  concurrency: number,
): Promise<readonly Difference[]> {
  const found = new Map<string, string>()
  for (const [file, read] of Object.entries(lists)) {
    const [own, live] = await Promise.all([readOwn(join(folder, file)), readLive(addressOf(file, site), limits)])
    const expected = new Set(read(own, site).map(String))
    for (const { href } of read(live, site)) if (!expected.has(href) && !found.has(href)) found.set(href, file)
  }
  return mapInParallel(
    [...found],
    async ([address, list]) => ({ address, details: [`listed in ${list}, not in the export: ${await look(address)}`] }),
    concurrency,
  )

  async function look(address: string): Promise<string> {
    if (!address.startsWith(site.href)) return 'an address outside of the site'
    try {
      const { status } = await fetchWithRetry(new URL(address), 'identity', limits)
      return `status ${status}`
    } catch (error) {
      return `request failed: ${(error as Error).message}`
    }
  }
}

async function readOwn(path: string): Promise<string> {
  return existsSync(path) ? readFile(path, 'utf8') : ''
}

/** A missing or unreadable list is a difference at its own address. */
async function readLive(url: URL, limits: RequestLimits): Promise<string> {
  const response = await fetchWithRetry(url, 'identity', limits).catch(() => undefined)
  return response?.status === 200 ? response.body.toString() : ''
}

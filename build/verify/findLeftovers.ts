import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checksumsFile } from '@/lib/checksums'
import { mapInParallel } from '@/lib/mapInParallel'
import { fetchWithRetry, type RequestLimits } from './fetchWithRetry'
import { addressOf } from './listChecks'
import type { Difference } from './verifySite'

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
 * @param folder folder of the export
 */
export async function findLeftovers(
  folder: string,
  site: URL,
  limits: RequestLimits,
  concurrency: number,
): Promise<readonly Difference[]> {
  const found = new Map<string, string>()
  for (const [file, read] of Object.entries(lists)) {
    // oxlint-disable-next-line no-await-in-loop
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

import type { LinkResult } from '@/desk/check/worklist/task'
import { groupBy } from '@/lib/groupBy'
import { mapInParallel } from '@/lib/mapInParallel'
import { checkLink } from './checkLink'
import { publicLookup } from './publicLookup'
import type { RequestOptions } from './requestHead'

const HOSTS_AT_A_TIME = 6

interface Options extends RequestOptions {
  readonly onProgress?: (done: number, total: number) => void
}

/**
 * Requests each address once, and the addresses of a host one after another.
 * @returns the result of each address, or undefined if no host answers at all
 */
export async function checkLinks(
  addresses: readonly string[],
  { onProgress, ...options }: Partial<Options> = {},
): Promise<ReadonlyMap<string, LinkResult> | undefined> {
  const requestOptions = { timeout: 10_000, lookup: publicLookup, ...options }
  const hosts = groupBy(new Set(addresses), (address) => new URL(address).host)
  const total = [...hosts.values()].flat().length
  const results = new Map<string, LinkResult>()
  let isOnline = false
  const checkHost = async (group: readonly string[]) => {
    let silent: LinkResult | undefined
    for (const address of group) {
      if (!silent) {
        // oxlint-disable-next-line no-await-in-loop -- one request to a host at a time
        const { result, isReached } = await checkLink(address, requestOptions)
        isOnline ||= isReached || result.kind === 'unchecked'
        // Further requests to the host would only take time.
        if (!isReached && address === group[0]) silent = result
        results.set(address, result)
      } else results.set(address, silent)
      onProgress?.(results.size, total)
    }
  }
  await mapInParallel([...hosts.values()], checkHost, HOSTS_AT_A_TIME)
  return isOnline || total === 0 ? results : undefined
}

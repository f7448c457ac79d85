import { STATUS_CODES } from 'node:http'
import type { LookupFunction } from 'node:net'
import { findAddressProblem } from '@/guide/fields/addresses'
import { groupBy } from '@/lib/collections'
import { mapInParallel } from '@/lib/mapInParallel'
import type { LinkResult } from '../worklist/task'
import { explainFailure, getCode, isTimeout, isUnreachable, PRIVATE_HOST, publicLookup, sendRequest } from './request'

const HOSTS_AT_A_TIME = 6
const MAX_REDIRECTS = 10
const redirects = new Set([301, 302, 303, 307, 308])
const permanentRedirects = new Set([301, 308])

/** Tests replace the lookup and shorten the timeout. */
interface RequestOptions {
  /** Milliseconds until a request is aborted. */
  readonly timeout: number
  readonly lookup: LookupFunction
}

interface Options extends RequestOptions {
  readonly onProgress?: (done: number, total: number) => void
}

/** Requests the addresses of a host one after another. Undefined if no host answers at all. */
export async function checkLinks(addresses: readonly string[], { onProgress, ...options }: Partial<Options> = {}) {
  const requestOptions = { timeout: 10_000, lookup: publicLookup, ...options }
  const hosts = groupBy(new Set(addresses), (address) => new URL(address).host)
  const total = [...hosts.values()].flat().length
  const results = new Map<string, LinkResult>()
  let isOnline = false
  const checkHost = async (group: readonly string[]) => {
    let silent: LinkResult | undefined
    for (const address of group) {
      if (!silent) {
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

/** Follows redirects. Never throws. `isReached` is false if no server answered at all. */
async function checkLink(
  address: string,
  options: RequestOptions,
): Promise<{ readonly result: LinkResult; readonly isReached: boolean }> {
  let url = new URL(address)
  /** The address after the permanent redirects at the start of the chain. */
  let moved: string | undefined
  let isPermanent = true
  let isReached = false
  for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
    if (findAddressProblem(url.href))
      return { isReached, result: { kind: 'unchecked', reason: `a redirect to ${url.href}` } }
    let head: Awaited<ReturnType<typeof requestHead>>
    try {
      head = await requestWithFallback(url, options)
    } catch (error) {
      isReached ||= !isUnreachable(error) && !isTimeout(error)
      return { isReached, result: describeError(error, options.timeout) }
    }
    isReached = true
    const target = redirects.has(head.status) ? parseLocation(head.location, url) : undefined
    if (!target) return { isReached, result: describeStatus(head.status, moved) }
    isPermanent &&= permanentRedirects.has(head.status)
    if (isPermanent) moved = target.href
    url = target
  }
  return { isReached, result: { kind: 'unchecked', reason: `more than ${MAX_REDIRECTS} redirects` } }
}

/** Many servers answer HEAD with an error, or not at all, although the page exists. */
async function requestWithFallback(url: URL, options: RequestOptions) {
  try {
    const head = await requestHead(url, 'HEAD', options)
    return head.status >= 400 ? await requestHead(url, 'GET', options) : head
  } catch (error) {
    if (isUnreachable(error)) throw error
    return requestHead(url, 'GET', options)
  }
}

/** Servers refuse many requests without one. It names the kind of program, as is good practice. */
const userAgent = 'Mozilla/5.0 (compatible; election guide link check)'

/** Neither follows redirects nor reads the body. `location` is where a redirect leads, as the server sent it. */
function requestHead(url: URL, method: 'HEAD' | 'GET', { timeout, lookup }: RequestOptions) {
  const headers = { 'user-agent': userAgent, accept: 'text/html,*/*;q=0.8' }
  const options = { method, lookup, signal: AbortSignal.timeout(timeout), headers }
  return sendRequest(url, options, async ({ statusCode = 0, headers: { location } }) => ({
    status: statusCode,
    location,
  }))
}

/** Undefined if there is no target, or if it is not a web address. */
function parseLocation(location: string | undefined, base: URL): URL | undefined {
  if (location === undefined || !URL.canParse(location, base)) return undefined
  const target = new URL(location, base)
  // Browsers keep the fragment across redirects.
  if (target.hash === '') target.hash = base.hash
  return target.protocol === 'http:' || target.protocol === 'https:' ? target : undefined
}

function describeStatus(status: number, moved: string | undefined): LinkResult {
  const text = STATUS_CODES[status]
  const reason = `status ${status}${text ? ` (${text})` : ''}`
  if (status === 404 || status === 410) return { kind: 'gone', reason }
  if (status >= 500 && status <= 599) return { kind: 'failed', reason }
  // Among others 401, 403 and 429, and codes like 999 that websites use against programs.
  if (status < 200 || status >= 300) return { kind: 'unchecked', reason }
  return moved === undefined ? { kind: 'ok' } : { kind: 'moved', to: moved }
}

function describeError(error: unknown, timeout: number): LinkResult {
  return { kind: getCode(error) === PRIVATE_HOST ? 'unchecked' : 'failed', reason: explainFailure(error, timeout) }
}

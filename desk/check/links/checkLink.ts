import { STATUS_CODES } from 'node:http'
import type { LinkResult } from '@/desk/check/worklist/task'
import { findAddressProblem } from '@/guide/fields/webAddress'
import { PRIVATE_HOST } from './publicLookup'
import { requestHead, type RequestOptions, type ResponseHead } from './requestHead'

const MAX_REDIRECTS = 10
const redirects = new Set([301, 302, 303, 307, 308])
const permanentRedirects = new Set([301, 308])

/** Result of one address. `isReached` is false if no server answered at all. */
interface CheckedLink {
  readonly result: LinkResult
  readonly isReached: boolean
}

/** Requests an address and follows redirects. Never throws. */
export async function checkLink(address: string, options: RequestOptions): Promise<CheckedLink> {
  let url = new URL(address)
  /** The address after the permanent redirects at the start of the chain. */
  let moved: string | undefined
  let isPermanent = true
  let isReached = false
  for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
    if (findAddressProblem(url.href))
      return { isReached, result: { kind: 'unchecked', reason: `a redirect to ${url.href}` } }
    let head: ResponseHead
    try {
      // oxlint-disable-next-line no-await-in-loop -- each redirect depends on the one before
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
async function requestWithFallback(url: URL, options: RequestOptions): Promise<ResponseHead> {
  const send = (method: 'HEAD' | 'GET') => requestHead(url, method, options)
  try {
    const head = await send('HEAD')
    return head.status >= 400 ? await send('GET') : head
  } catch (error) {
    if (isUnreachable(error)) throw error
    return send('GET')
  }
}

/** Parses the target of a redirect. Undefined if there is none, or if it is not a web address. */
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

const reasons: Readonly<Record<string, string>> = {
  ENOTFOUND: 'no such host',
  EAI_AGAIN: 'no answer from the name server',
  ECONNREFUSED: 'no connection: the server refuses it',
  ECONNRESET: 'a closed connection',
  ENETUNREACH: 'no connection to the network',
  EHOSTUNREACH: 'no connection to the server',
  ETIMEDOUT: 'no connection in time',
  [PRIVATE_HOST]: 'a host on a private network, which is not requested',
}

/** Codes of errors before a server gets a request. Another request to the host would fail, too. */
const unreachable = new Set(Object.keys(reasons).filter((code) => code !== 'ECONNRESET'))

function isUnreachable(error: unknown): boolean {
  return unreachable.has(getCode(error))
}

function isTimeout(error: unknown): boolean {
  return (error as Error).name === 'TimeoutError'
}

function describeError(error: unknown, timeout: number): LinkResult {
  return { kind: getCode(error) === PRIVATE_HOST ? 'unchecked' : 'failed', reason: explainFailure(error, timeout) }
}

/** Explains why a request has no answer, in words that follow "found:". */
export function explainFailure(error: unknown, timeout: number): string {
  if (isTimeout(error)) return `no answer within ${timeout / 1000} s`
  const code = getCode(error)
  return (
    reasons[code] ??
    (/CERT|TLS|SSL|SIGNATURE/.test(code) ? `an invalid certificate (${code})` : (error as Error).message)
  )
}

/** Connections to a host with several addresses fail with one error for each of them. */
function getCode(error: unknown): string {
  const { code, errors } = error as NodeJS.ErrnoException & { readonly errors?: readonly NodeJS.ErrnoException[] }
  return code ?? errors?.[0]?.code ?? ''
}

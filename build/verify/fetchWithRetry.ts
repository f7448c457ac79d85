import { request as requestHttp, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'

export interface SiteResponse {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** As sent. May be compressed. */
  readonly body: Buffer
}

export interface RequestLimits {
  /** Milliseconds until an attempt is aborted. */
  readonly timeout: number
  /** Milliseconds to wait before each further attempt. */
  readonly retryDelays: readonly number[]
}

/**
 * Reads a whole response. Follows no redirects. Repeats the request after a network error or a status of 500 or higher.
 * @param encodings value of the request's `Accept-Encoding` header
 * @throws Error with the reason if the last attempt gets no complete response
 */
export async function fetchWithRetry(
  url: URL,
  encodings: string,
  { timeout, retryDelays }: RequestLimits,
): Promise<SiteResponse> {
  const [delay, ...laterDelays] = retryDelays
  const retry = async (milliseconds: number) => {
    await sleep(milliseconds)
    return fetchWithRetry(url, encodings, { timeout, retryDelays: laterDelays })
  }
  const signal = AbortSignal.timeout(timeout)
  try {
    const response = await fetchOnce(url, encodings, signal)
    return response.status >= 500 && delay !== undefined ? retry(delay) : response
  } catch (error) {
    if (delay !== undefined) return retry(delay)
    const { message, code } = error as NodeJS.ErrnoException
    const reason = signal.aborted ? `no complete response within ${timeout / 1000} s` : message || code
    throw new Error(reason, { cause: error })
  }
}

/** Unlike `fetch`, leaves the body as it was sent. */
async function fetchOnce(url: URL, encodings: string, signal: AbortSignal): Promise<SiteResponse> {
  const send = url.protocol === 'https:' ? requestHttps : requestHttp
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { accept: '*/*', 'accept-encoding': encodings, 'user-agent': 'city-elections-guide' }
    send(url, { headers, signal }, resolve).on('error', reject).end()
  })
  return { status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) }
}

import { setTimeout as sleep } from 'node:timers/promises'

/** A complete response. */
export interface SiteResponse {
  readonly status: number
  readonly headers: Headers
  /** Decoded, if the response was compressed. */
  readonly body: Buffer
}

/** Limits of a request. */
export interface RequestLimits {
  /** Milliseconds until an attempt is aborted. */
  readonly timeout: number
  /** Milliseconds to wait before each further attempt. */
  readonly retryDelays: readonly number[]
}

/**
 * Requests an address and reads the whole response. Redirects are not followed. Repeats the request after a network
 * error or a status of 500 and higher.
 * @throws Error with the reason if the last attempt gets no complete response
 */
export async function fetchWithRetry(url: URL, { timeout, retryDelays }: RequestLimits): Promise<SiteResponse> {
  const [delay, ...laterDelays] = retryDelays
  const retry = async (milliseconds: number) => {
    await sleep(milliseconds)
    return fetchWithRetry(url, { timeout, retryDelays: laterDelays })
  }
  try {
    const response = await fetchOnce(url, timeout)
    return response.status >= 500 && delay !== undefined ? retry(delay) : response
  } catch (error) {
    if (delay !== undefined) return retry(delay)
    throw new Error(describeNetworkError(error, timeout), { cause: error })
  }
}

async function fetchOnce(url: URL, timeout: number): Promise<SiteResponse> {
  const response = await fetch(url, {
    redirect: 'manual',
    signal: AbortSignal.timeout(timeout),
    // Browsers send this too. For HTTP addresses Node.js would not request Brotli by itself.
    headers: { 'accept-encoding': 'gzip, br' },
  })
  return { status: response.status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) }
}

/** `fetch` rejects with a general message, and the reason is in the cause. */
function describeNetworkError(error: unknown, timeout: number): string {
  const { name, message, cause } = error as Error & { readonly cause?: NodeJS.ErrnoException }
  if (name === 'TimeoutError') return `no complete response within ${timeout / 1000} s`
  return cause?.message || cause?.code || message
}

import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'

export interface ResponseHead {
  readonly status: number
  /** Where a redirect leads, as the server sent it. */
  readonly location?: string
}

/** How to request addresses. Tests replace the lookup and shorten the timeout. */
export interface RequestOptions {
  /** Milliseconds until a request is aborted. */
  readonly timeout: number
  readonly lookup: LookupFunction
}

/** Servers refuse many requests without one. It names the kind of program, as is good practice. */
const userAgent = 'Mozilla/5.0 (compatible; election guide link check)'

/**
 * Requests an address and returns the start of the response, without following redirects or reading the body.
 * @throws Error with a code if there is no response. The name is `TimeoutError` if none came in time.
 */
export function requestHead(
  url: URL,
  method: 'HEAD' | 'GET',
  { timeout, lookup }: RequestOptions,
): Promise<ResponseHead> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(timeout)
    const headers = { 'user-agent': userAgent, accept: 'text/html,*/*;q=0.8' }
    const sent = request(url, { method, lookup, signal, headers, agent: false }, (response) => {
      const {
        statusCode = 0,
        headers: { location },
      } = response
      resolve({ status: statusCode, location })
      response.destroy()
    })
    sent.on('error', (error) => reject(signal.aborted ? signal.reason : error))
    sent.end()
  })
}

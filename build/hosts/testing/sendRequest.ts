import { request as requestHttp, type IncomingHttpHeaders } from 'node:http'
import { request as requestHttps } from 'node:https'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

/** A response of a host. */
export interface HostResponse {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** Names of headers that the host sent more than once. */
  readonly repeated: readonly string[]
  /** The decoded body. */
  readonly body: string
}

/**
 * Sends a request with a path that no URL parser has changed. Accepts any certificate, and follows no redirects.
 * @param origin address of the host, without a slash at the end
 */
export function sendRequest(
  origin: string,
  path: string,
  { method = 'GET', encodings = 'identity', range }: { method?: string; encodings?: string; range?: string } = {},
): Promise<HostResponse> {
  const { protocol, hostname, port } = new URL(origin)
  const send = protocol === 'https:' ? requestHttps : requestHttp
  const headers = { 'accept-encoding': encodings, ...(range && { range }) }
  return new Promise((resolve, reject) => {
    const options = { hostname, port, path, method, headers, agent: false as const, rejectUnauthorized: false }
    const request = send(options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const body = decode(Buffer.concat(chunks), response.headers['content-encoding'])
        const names = response.rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase())
        const repeated = names.filter((name, index) => names.indexOf(name) < index)
        resolve({ status: response.statusCode ?? 0, headers: response.headers, repeated, body })
      })
    })
    request.on('error', reject).end()
  })
}

function decode(body: Buffer, encoding: string | undefined): string {
  if (body.length === 0) return ''
  if (encoding === 'br') return brotliDecompressSync(body).toString()
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString()
}

/** For tests: a server on this computer that answers for hosts of spreadsheets. */
import { createServer, request, type RequestListener } from 'node:http'
import type { LookupFunction } from 'node:net'
import { createPublicLookup } from '@/desk/check/links/request'
import { listen } from '@/lib/testing/listen'
import type { DownloadOptions } from '../import/download'

type Answer = RequestListener | string | Buffer

/** Starts a server for the tests of a file. Tests set its answers by path. */
export function serveSheets() {
  const answers = new Map<string, Answer>()
  const requests: string[] = []
  const server = createServer((incoming, response) => {
    const { host, pathname } = new URL(incoming.url ?? '', `https://${incoming.headers.host}`)
    requests.push(`${host.split(':')[0]}${pathname}`)
    const answer = answers.get(pathname)
    if (typeof answer === 'function') answer(incoming, response)
    else if (answer === undefined) response.writeHead(404).end()
    else response.writeHead(200, { 'content-length': Buffer.byteLength(answer) }).end(answer)
  })
  let port = 0
  beforeAll(async () => {
    port = await listen(server)
  })
  beforeEach(() => {
    answers.clear()
    requests.splice(0)
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const privateLookup = createPublicLookup((_, __, callback) => callback(null, [{ address: '10.0.0.1', family: 4 }]))
  const lookup: LookupFunction = (host, options, callback) => {
    if (host === 'private.example') return privateLookup(host, options, callback)
    return options.all ? callback(null, [{ address: '127.0.0.1', family: 4 }]) : callback(null, '127.0.0.1', 4)
  }
  const options: Partial<DownloadOptions> = {
    timeout: 20_000,
    delays: [],
    lookup,
    // The addresses stay those of https.
    send: (url, own, onResponse) =>
      request(new URL(`http://${url.hostname}:${port}${url.pathname}${url.search}`), own, onResponse),
  }
  return { answers, requests, options }
}

/** For tests: a small export, and hosts that serve it with faults. They run from the first test of a file to the last. */
import { createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { writeChecksums } from '@/lib/checksums'
import { compressFiles } from '@/build/compressFiles'
import { getHeaders } from '@/lib/server/headers'
import { startServer } from '@/lib/server/staticServer'
import { verifySite } from '@/build/verify/verifySite'
import { listen } from '@/lib/testing/listen'
import { createTemporaryFolder } from '@/lib/testing/temporaryFolder'

/** Content of the home page, which has 200 bytes and is smaller when compressed. */
export const home = 'home '.repeat(40)

const files = {
  'index.html': home,
  'profile/ada/index.html': 'Ada',
  '404.html': 'not found '.repeat(20),
  'candidates.json': '[]',
  'img/town #1.png': 'photo',
  '.well-known/security.txt': 'Contact',
  'sitemap.xml': '<urlset><url><loc>https://guide.example/guide/</loc></url></urlset>',
  _headers: '/*',
}

/** Number of addresses that a verification compares. */
export const addressCount = 10

export const limits = { timeout: 5000, retryDelays: [0, 0] }

export type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** Headers by name. One with an empty value is removed. */
type HeaderChanges = Readonly<Record<string, string>>

/** Folder of the export. */
export let folder: string
let origin: string
let stopServer: () => Promise<unknown>
const hosts: Server[] = []

// Writes the export and starts a host without faults.
beforeAll(async () => {
  folder = createTemporaryFolder(files)
  await compressFiles(folder)
  await writeChecksums(folder)
  const { address, stop } = await startServer({ folder, basePath: '/guide', port: 0 })
  origin = new URL(address).origin
  stopServer = stop
})

afterAll(async () => {
  for (const host of hosts) host.close().closeAllConnections()
  await stopServer()
})

/** A handler that answers as it should, but for some headers. */
export function serveExport(changes: HeaderChanges = {}): Handler {
  return (request, response) => {
    get(new URL(request.url ?? '', origin), { headers: request.headers }, (own) => {
      const headers = Object.entries({ ...own.headers, ...changes }).filter(([, value]) => value !== '')
      response.writeHead(own.statusCode ?? 0, Object.fromEntries(headers))
      own.pipe(response)
    })
  }
}

/** A handler that always gives the same answer, with the headers of the export and others. */
export function answer(status: number, headers: HeaderChanges, body: string | Buffer = ''): Handler {
  return ({ url = '' }, response) => {
    response.writeHead(status, { ...getHeaders(url.replace(/^\/guide/, '')), ...headers }).end(body)
  }
}

/** Removes the base path, and the random part of the paths that the site does not have. */
export function shorten(path: string): string {
  return path.replace(/^\/guide\//, '').replace(/no-such-page-[0-9a-f-]{36}/, 'no-such-page')
}

/**
 * Starts a host.
 * @param handlers answers that differ, by path without the base path
 * @param changes headers that differ in all other answers
 */
export async function startHost(
  handlers: Readonly<Record<string, Handler>> = {},
  changes?: HeaderChanges,
): Promise<{ readonly site: URL; readonly host: Server }> {
  const host = createServer((request, response) => {
    const handle = handlers[shorten(request.url ?? '')] ?? serveExport(changes)
    handle(request, response)
  })
  hosts.push(host)
  return { host, site: new URL(`http://127.0.0.1:${await listen(host)}/guide/`) }
}

/** Verifies a host, and returns the differences by path, or by address outside of the host. */
export async function findDifferences(handlers: Readonly<Record<string, Handler>>, changes?: HeaderChanges) {
  const { site } = await startHost(handlers, changes)
  const { differences } = await verifySite(folder, site, { limits })
  return Object.fromEntries(
    differences.map(({ address, details }) => [shorten(address.replace(site.origin, '')), details]),
  )
}

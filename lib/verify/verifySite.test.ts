/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { formatReport } from './formatReport'
import { verifySite } from './verifySite'

const exported = {
  'index.html': 'home',
  'index.html.br': 'compressed form',
  'profile/ada/index.html': 'Ada',
  '404.html': 'not found',
  'candidates.json': '[]',
  'img/town #1.png': 'photo',
  '.well-known/security.txt': 'Contact',
  SHA256SUMS: 'digests',
  _headers: '/*',
}

const types: Readonly<Record<string, string>> = { json: 'application/json', png: 'image/png', txt: 'text/plain' }

const limits = { timeout: 5000, retryDelays: [0, 0] }

let folder: string
const servers: Server[] = []

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'verify-'))
  for (const [path, content] of Object.entries(exported)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
})

afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections()
})

afterAll(() => rmSync(folder, { recursive: true }))

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** Answers as a host with the export does. */
function serveExport(request: IncomingMessage, response: ServerResponse): void {
  const path = decodeURIComponent(request.url ?? '').replace(/^\/guide\//, '')
  const file = path === '' || path.endsWith('/') ? `${path}index.html` : path
  const content = file === '_headers' ? undefined : new Map(Object.entries(exported)).get(file)
  const type = types[/\.(\w+)$/.exec(file)?.[1] ?? ''] ?? (file === 'SHA256SUMS' ? 'text/plain' : 'text/html')
  response.writeHead(content === undefined ? 404 : 200, { 'content-type': content === undefined ? 'text/html' : type })
  response.end(content ?? exported['404.html'])
}

/** Removes the base path, and the random part of the path that the site does not have. */
function shorten(path: string): string {
  return path.replace(/^\/guide\//, '').replace(/^no-such-page-[0-9a-f-]{36}/, 'no-such-page')
}

/** Starts a host. `handlers` replace its answers by path, without the base path. */
async function startHost(handlers: Readonly<Record<string, Handler>> = {}): Promise<URL> {
  const server = createServer((request, response) => {
    const handler = handlers[shorten(request.url ?? '')] ?? serveExport
    handler(request, response)
  })
  servers.push(server)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/guide/`)
}

/** Verifies a host that gives other answers at some paths, and returns the differences by path. */
async function findDifferences(handlers: Readonly<Record<string, Handler>>) {
  const site = await startHost(handlers)
  const { differences } = await verifySite(folder, site, { limits })
  return Object.fromEntries(differences.map(({ address, details }) => [shorten(new URL(address).pathname), details]))
}

/** A handler that always gives the same answer. */
function answer(status: number, headers: Readonly<Record<string, string>>, body: string | Buffer = ''): Handler {
  return (_, response) => response.writeHead(status, headers).end(body)
}

const html = { 'content-type': 'text/html; charset=utf-8' }

it('requests every public address once, and finds no difference in an identical site', async () => {
  const requests: string[] = []
  const site = await startHost()
  servers[0]?.on('request', ({ url }: IncomingMessage) => requests.push(url ?? ''))
  const progress: string[] = []
  const onProgress = (done: number, total: number) => progress.push(`${done}/${total}`)
  expect(await verifySite(folder, site, { onProgress, limits })).toEqual({ total: 8, differences: [] })
  expect(requests.map(shorten).toSorted()).toEqual([
    '',
    '.well-known/security.txt',
    'SHA256SUMS',
    '_headers',
    'candidates.json',
    'img/town%20%231.png',
    'no-such-page/',
    'profile/ada/',
  ])
  expect(progress).toEqual(Array.from({ length: 8 }, (_, index) => `${index + 1}/8`))
})

it('compares decoded content', async () => {
  const brotli = (text: string) => answer(200, { ...html, 'content-encoding': 'br' }, brotliCompressSync(text))
  expect(await findDifferences({ '': brotli('home') })).toEqual({})
  expect(await findDifferences({ '': brotli('other home') })).toEqual({ '': ['content has 10 bytes, expected 4'] })
})

it('reports changed content, wrong types and wrong statuses', async () => {
  const differences = await findDifferences({
    '': answer(200, html, 'home page'),
    'profile/ada/': answer(200, { 'content-type': 'text/plain' }, 'Eva'),
    'candidates.json': answer(404, html, 'not found'),
    'img/town%20%231.png': answer(301, { location: '/elsewhere.png' }),
  })
  expect(differences).toEqual({
    '': ['content has 9 bytes, expected 4'],
    'profile/ada/': ['type text/plain, expected text/html', 'content differs at byte 1'],
    'candidates.json': ['status 404, expected 200'],
    'img/town%20%231.png': ['status 301 to /elsewhere.png, expected 200'],
  })
})

it('reports a host that serves its configuration', async () => {
  const serveHeaders = answer(200, { 'content-type': 'text/plain' }, '/*')
  expect(await findDifferences({ _headers: serveHeaders })).toEqual({ _headers: ['status 200, expected 404'] })
})

it('reports a host that serves the home page at wrong addresses', async () => {
  const differences = await findDifferences({ 'no-such-page/': answer(200, html, 'home') })
  expect(differences).toEqual({ 'no-such-page/': ['status 200, expected 404'] })
})

it('reports a host that has a not-found page of its own', async () => {
  const differences = await findDifferences({ 'no-such-page/': answer(404, html, 'Not Found') })
  expect(differences).toEqual({ 'no-such-page/': ['content differs at byte 1'] })
})

it('retries twice after a server error, and reports an error that stays', async () => {
  let requests = 0
  const failUntil =
    (attempt: number): Handler =>
    (request, response) => {
      requests += 1
      if (requests < attempt) response.writeHead(503).end()
      else serveExport(request, response)
    }
  expect(await findDifferences({ 'candidates.json': failUntil(3) })).toEqual({})
  expect(requests).toBe(3)
  requests = 0
  expect(await findDifferences({ 'candidates.json': failUntil(4) })).toEqual({
    'candidates.json': ['status 503, expected 200'],
  })
  expect(requests).toBe(3)
})

it('retries after a broken connection, and reports one that stays', async () => {
  let requests = 0
  const breakOnce: Handler = (request, response) => {
    requests += 1
    if (requests === 1) request.socket.destroy()
    else serveExport(request, response)
  }
  expect(await findDifferences({ 'candidates.json': breakOnce })).toEqual({})
  const breakAlways: Handler = (request) => request.socket.destroy()
  expect(await findDifferences({ 'candidates.json': breakAlways })).toEqual({
    'candidates.json': [expect.stringMatching(/^request failed: ./)],
  })
})

it('reports an address that does not respond in time', async () => {
  const site = await startHost({ 'candidates.json': () => {} })
  const { differences } = await verifySite(folder, site, { limits: { timeout: 500, retryDelays: [] } })
  expect(differences).toEqual([
    { address: `${site.href}candidates.json`, details: ['request failed: no complete response within 0.5 s'] },
  ])
})

it('formats differences and counts', () => {
  const differences = [
    {
      address: 'https://guide.example/',
      details: ['type text/plain, expected text/html', 'content differs at byte 1'],
    },
  ]
  expect(formatReport(2, differences)).toBe(
    'https://guide.example/\n' +
      '  type text/plain, expected text/html\n' +
      '  content differs at byte 1\n\n' +
      'Compared 2 addresses. 1 differs.',
  )
  expect(formatReport(1, [])).toBe('Compared 1 address. No differences.')
})

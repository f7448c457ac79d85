import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { LookupFunction } from 'node:net'
import type { LinkResult } from '@/desk/check/worklist/task'
import { listen } from '@/lib/testing/listen'
import { checkLinks } from './checkLinks'
import { createPublicLookup } from './request'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

const respond =
  (status: number, location?: string): Answer =>
  (_, response) =>
    response.writeHead(status, location === undefined ? {} : { location }).end('text')

const answers: Readonly<Record<string, Answer>> = {
  '/page': respond(200),
  '/gone': respond(404),
  '/broken': respond(500),
  '/forbidden': respond(403),
  '/robots': respond(999),
  '/moved': respond(301, '/page'),
  '/moved-twice': respond(308, '/moved'),
  '/moved-gone': respond(301, '/gone'),
  '/elsewhere': respond(302, '/page'),
  '/elsewhere-then-moved': respond(302, '/moved'),
  '/moved-then-elsewhere': respond(301, '/elsewhere'),
  '/loop': respond(302, '/loop'),
  '/to-file': respond(301, 'file:///etc/passwd'),
  '/to-number': respond(301, 'http://127.0.0.1/'),
  '/no-location': respond(301),
  '/no-head': (request, response) => response.writeHead(request.method === 'HEAD' ? 405 : 200).end(),
  '/closes-head': (request, response) =>
    request.method === 'HEAD' ? void request.socket.destroy() : response.writeHead(200).end(),
  '/closes': (request) => void request.socket.destroy(),
  '/slow': () => {},
  '/endless': (_, response) => void response.writeHead(200).write('text'),
}

/** Hosts that exist. All are this server. */
const hosts = new Set(['radio.example', 'city.example', 'paper.example', 'state.example'])
const lookup: LookupFunction = (host, options, callback) => {
  if (!hosts.has(host)) return callback(Object.assign(new Error(host), { code: 'ENOTFOUND' }), [])
  return options.all ? callback(null, [{ address: '127.0.0.1', family: 4 }]) : callback(null, '127.0.0.1', 4)
}

const requests: string[] = []
const open = new Map<string, number>()
let mostOpen = 0
let server: Server
let port: number

beforeAll(async () => {
  server = createServer((request, response) => {
    const { host = '', 'user-agent': agent } = request.headers
    requests.push(`${request.method} ${request.url} ${agent ? 'named' : ''}`)
    open.set(host, (open.get(host) ?? 0) + 1)
    mostOpen = Math.max(mostOpen, open.get(host) ?? 0)
    response.on('close', () => open.set(host, (open.get(host) ?? 0) - 1))
    ;(answers[request.url ?? ''] ?? respond(404))(request, response)
  })
  port = await listen(server)
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

beforeEach(() => void requests.splice(0))

const at = (path: string, host = 'radio.example') => `http://${host}:${port}${path}`

async function check(address: string): Promise<LinkResult | undefined> {
  const results = await checkLinks([address, at('/page', 'city.example')], { lookup, timeout: 300 })
  return results?.get(address)
}

it.each([
  ['/page', { kind: 'ok' }],
  ['/elsewhere', { kind: 'ok' }],
  ['/elsewhere-then-moved', { kind: 'ok' }],
  ['/no-head', { kind: 'ok' }],
  ['/closes-head', { kind: 'ok' }],
  ['/endless', { kind: 'ok' }],
  ['/gone', { kind: 'gone', reason: 'status 404 (Not Found)' }],
  ['/moved-gone', { kind: 'gone', reason: 'status 404 (Not Found)' }],
  ['/broken', { kind: 'failed', reason: 'status 500 (Internal Server Error)' }],
  ['/closes', { kind: 'failed', reason: 'a closed connection' }],
  ['/slow', { kind: 'failed', reason: 'no answer within 0.3 s' }],
  ['/forbidden', { kind: 'unchecked', reason: 'status 403 (Forbidden)' }],
  ['/robots', { kind: 'unchecked', reason: 'status 999' }],
  ['/loop', { kind: 'unchecked', reason: 'more than 10 redirects' }],
  ['/to-file', { kind: 'unchecked', reason: 'status 301 (Moved Permanently)' }],
  ['/no-location', { kind: 'unchecked', reason: 'status 301 (Moved Permanently)' }],
  ['/to-number', { kind: 'unchecked', reason: 'a redirect to http://127.0.0.1/' }],
])('finds that %s is %j', async (path, result) => {
  expect(await check(at(path))).toEqual(result)
})

it('reports the new address of a permanent redirect', async () => {
  expect(await check(at('/moved'))).toEqual({ kind: 'moved', to: at('/page') })
  expect(await check(at('/moved-twice'))).toEqual({ kind: 'moved', to: at('/page') })
  expect(await check(at('/moved-then-elsewhere'))).toEqual({ kind: 'moved', to: at('/elsewhere') })
  expect(await check(at('/moved#minute-5'))).toEqual({ kind: 'moved', to: at('/page#minute-5') })
})

it('uses GET only if HEAD fails, and names itself', async () => {
  await check(at('/page'))
  expect(requests).toEqual(['HEAD /page named', 'HEAD /page named'])
  requests.splice(0)
  await check(at('/no-head'))
  expect(requests.toSorted()).toEqual(['GET /no-head named', 'HEAD /no-head named', 'HEAD /page named'])
})

it('reports an unknown host, a server that is down, and a host on a private network', async () => {
  expect(await check('http://unknown.example/')).toEqual({ kind: 'failed', reason: 'no such host' })
  // Nothing listens on this port.
  const down = { kind: 'failed', reason: 'no connection: the server refuses it' }
  expect(await check('http://radio.example:1/')).toEqual(down)
  const privately = createPublicLookup((_host, _options, callback) =>
    callback(null, [{ address: '127.0.0.1', family: 4 }]),
  )
  const results = await checkLinks([at('/page')], { lookup: privately })
  expect(results?.get(at('/page'))).toMatchObject({ kind: 'unchecked', reason: expect.stringContaining('private') })
  expect(requests.filter((request) => !request.includes('/page'))).toEqual([])
})

it('does not follow a redirect to a private network', async () => {
  const mixed: LookupFunction = (host, options, callback) =>
    host === 'radio.example'
      ? lookup(host, options, callback)
      : createPublicLookup((_host, _options, done) => done(null, [{ address: '10.0.0.1', family: 4 }]))(
          host,
          options,
          callback,
        )
  Object.assign(answers, { '/to-private': respond(301, at('/secret', 'city.example')) })
  const results = await checkLinks([at('/to-private')], { lookup: mixed, timeout: 300 })
  expect(results?.get(at('/to-private'))).toMatchObject({ kind: 'unchecked' })
  expect(requests).toEqual(['HEAD /to-private named'])
})

it('requests each address once, several hosts at a time, and each host once at a time', async () => {
  mostOpen = 0
  const delay: Answer = (_, response) => void setTimeout(() => response.writeHead(200).end(), 20)
  Object.assign(answers, { '/a': delay, '/b': delay })
  const all = [...hosts].flatMap((host) => [at('/a', host), at('/b', host), at('/a', host)])
  const progress: string[] = []
  const results = await checkLinks(all, { lookup, onProgress: (done, total) => progress.push(`${done}/${total}`) })
  expect([...(results?.values() ?? [])]).toEqual(Array.from({ length: 8 }, () => ({ kind: 'ok' })))
  expect(mostOpen).toBe(1)
  expect(requests).toHaveLength(8)
  expect(progress).toEqual(Array.from({ length: 8 }, (_, index) => `${index + 1}/8`))
})

it('requests a host that does not answer only once', async () => {
  const dead = ['/1', '/2', '/3'].map((path) => `http://unknown.example${path}`)
  let lookups = 0
  const counting: LookupFunction = (host, options, callback) => {
    if (host === 'unknown.example') lookups += 1
    return lookup(host, options, callback)
  }
  const results = await checkLinks([...dead, at('/page')], { lookup: counting })
  expect(dead.map((address) => results?.get(address)?.kind)).toEqual(['failed', 'failed', 'failed'])
  expect(lookups).toBe(1)
})

it('regards a server that closes connections as an answer', async () => {
  expect(await checkLinks([at('/closes')], { lookup })).toEqual(
    new Map([[at('/closes'), { kind: 'failed', reason: 'a closed connection' }]]),
  )
})

it('returns nothing if no host answers at all', async () => {
  const offline: LookupFunction = (host, _options, callback) =>
    callback(Object.assign(new Error(host), { code: 'EAI_AGAIN' }), [])
  const addresses = Array.from({ length: 50 }, (_, index) => `http://host${index}.example/`)
  expect(await checkLinks(addresses, { lookup: offline })).toBeUndefined()
  expect(await checkLinks([], { lookup: offline })).toEqual(new Map())
})

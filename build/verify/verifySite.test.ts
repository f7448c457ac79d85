import type { IncomingMessage } from 'node:http'
import { formatMovedPage } from '@/build/movedPages'
import { createTemporaryFolder } from '@/lib/testing/temporaryFolder'
import {
  addressCount,
  answer,
  findDifferences,
  folder,
  limits,
  serveExport,
  shorten,
  startHost,
  type Handler,
} from './testing/faultyHost'
import { compareFiles, checkResponse, verifySite } from './verifySite'

const html = { 'Content-Type': 'text/html; charset=utf-8' }

it('names a host that is down or silent before it requests anything else', async () => {
  const { site, host } = await startHost()
  const isDown = { timeout: 300, retryDelays: [] }
  expect(await checkResponse(site, isDown)).toBeUndefined()
  host.removeAllListeners('request').on('request', () => {})
  expect(await checkResponse(site, isDown)).toBe(
    `${site.host} does not answer: no complete response within 0.3 s. Check the address and your connection, then run the command again.`,
  )
  host.closeAllConnections()
  await new Promise((resolve) => host.close(resolve))
  expect(await checkResponse(site, isDown)).toMatch(/^127\.0\.0\.1:\d+ does not answer: connect ECONNREFUSED/)
})

it('requests every public address once, and compressible files once per encoding', async () => {
  const requests: string[] = []
  const { site, host } = await startHost()
  host.on('request', ({ url, headers }: IncomingMessage) =>
    requests.push(`${shorten(url ?? '')} ${headers['accept-encoding']}`),
  )
  const progress: string[] = []
  const onProgress = (done: number, total: number) => progress.push(`${done}/${total}`)
  const identical = { total: addressCount, differences: [], unsupportedHeaders: [] }
  expect(await verifySite(folder, site, { onProgress, limits })).toEqual(identical)
  expect(requests.toSorted()).toEqual([
    ' br',
    ' gzip',
    ' identity',
    '.well-known/security.txt gzip, br',
    'SHA256SUMS gzip, br',
    'SHA256SUMS identity',
    '_headers gzip, br',
    'candidates.json gzip, br',
    'data/no-such-page.json br',
    'data/no-such-page.json gzip',
    'data/no-such-page.json identity',
    'img/town%20%231.png gzip, br',
    'no-such-page/ br',
    'no-such-page/ gzip',
    'no-such-page/ identity',
    'profile/ada/ gzip, br',
    'sitemap.xml br',
    'sitemap.xml gzip',
    'sitemap.xml identity',
    'sitemap.xml identity',
  ])
  expect(progress).toEqual(Array.from({ length: addressCount }, (_, index) => `${index + 1}/${addressCount}`))
})

it('reports changed content, wrong types and wrong statuses', async () => {
  const differences = await findDifferences({
    '': answer(200, html, 'home page'),
    'profile/ada/': answer(200, { 'Content-Type': 'text/plain' }, 'Eva'),
    'candidates.json': answer(404, html, 'not found'),
    'img/town%20%231.png': answer(301, { location: '/elsewhere.png' }),
    // A host that serves its configuration, the home page at wrong addresses, and a not-found page of its own.
    _headers: answer(200, { 'content-type': 'text/plain' }, '/*'),
    'no-such-page/': answer(200, html, 'home'),
    'data/no-such-page.json': answer(404, html, 'Not Found'),
  })
  expect(differences).toEqual({
    '': ['content has 9 bytes, expected 200'],
    'profile/ada/': ['type text/plain, expected text/html', 'content differs at byte 1'],
    'candidates.json': ['status 404, expected 200'],
    'img/town%20%231.png': ['status 301 to /elsewhere.png, expected 200'],
    _headers: ['status 200, expected 404'],
    'no-such-page/': ['status 200, expected 404'],
    'data/no-such-page.json': ['content has 9 bytes, expected 200'],
  })
})

it('retries twice after a server error, and reports an error that stays', async () => {
  let requests = 0
  const failUntil =
    (attempt: number): Handler =>
    (request, response) => {
      requests += 1
      if (requests < attempt) response.writeHead(503).end()
      else serveExport()(request, response)
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
    else serveExport()(request, response)
  }
  expect(await findDifferences({ 'candidates.json': breakOnce })).toEqual({})
  const breakAlways: Handler = (request) => request.socket.destroy()
  expect(await findDifferences({ 'candidates.json': breakAlways })).toEqual({
    'candidates.json': [expect.stringMatching(/^request failed: ./)],
  })
})

it('reports an address that does not respond in time', async () => {
  const { site } = await startHost({ 'candidates.json': () => {} })
  const { differences } = await verifySite(folder, site, { limits: { timeout: 500, retryDelays: [] } })
  expect(differences).toEqual([
    { address: `${site.href}candidates.json`, details: ['request failed: no complete response within 0.5 s'] },
  ])
})

it('accepts a redirect in place of a page that leads on, if it leads to the same page', async () => {
  const page = formatMovedPage({ from: 'old/', to: '2025-11-04/old/', language: 'en' }, '/guide/2025-11-04/old/')
  const moved = createTemporaryFolder({ 'old/index.html': page })
  const compare = async (location: string) => {
    const { site } = await startHost({ 'old/': answer(302, { location }) })
    return (await compareFiles(moved, site, { limits })).differences.map(({ details }) => details)
  }
  expect(await compare('/guide/2025-11-04/old/')).toEqual([])
  expect(await compare('/guide/')).toEqual([['status 302 to /guide/, expected 200']])
})

import { spawnSync } from 'node:child_process'
import { connect } from 'node:http2'
import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createTemporaryFolder } from '@/lib/testing/temporaryFolder'
import { expectHeaders, testHost } from './testing/describeHost'
import { listenLocally } from './testing/listenLocally'
import { addresses, getExpectedHeaders, toFile, writeSampleSite } from './testing/sampleSite'
import { sendRequest } from './testing/sendRequest'
import { findFreePort, nginx, startNginx } from './testing/startNginx'

const canRun = nginx !== undefined && spawnSync('openssl', ['version']).status === 0
const describeIfInstalled = canRun ? describe : describe.skip

describeIfInstalled('nginx with the example configuration (skipped if nginx or OpenSSL is not installed)', () => {
  let folder: string
  let origin: string
  let insecureOrigin: string
  let stop: () => Promise<void>

  beforeAll(async () => {
    folder = createTemporaryFolder()
    writeSampleSite(join(folder, 'guide'))
    const ports = [await findFreePort(), await findFreePort()] as const
    origin = `https://localhost:${ports[0]}`
    insecureOrigin = `http://localhost:${ports[1]}`
    const changes = [
      ...listenLocally(folder, join(folder, 'guide'), ports),
      // The line for a site with an archive.
      ['# rewrite ^(/guide)?/2027-11-02/', 'rewrite ^(/guide)?/2027-11-02/'],
    ] as const
    stop = await startNginx(folder, origin, changes)
  }, 20_000)

  afterAll(() => stop?.())

  testHost(() => origin)

  it('serves a site under a base path, and nothing beside it', async () => {
    const prefix = createTemporaryFolder()
    writeSampleSite(join(prefix, 'root/guide'))
    const ports = [await findFreePort(), await findFreePort()] as const
    const host = `https://localhost:${ports[0]}`
    // The changes that the first lines of the example describe.
    const end = await startNginx(prefix, host, [
      ...listenLocally(prefix, join(prefix, 'root'), ports),
      [' /404.html', ' /guide/404.html'],
      ['"~^(/\\d', '"~^(/guide/\\d'],
      ['"~^((?:/\\d', '"~^(/guide(?:/\\d'],
    ])
    const request = (path: string) => sendRequest(host, path, { encodings: 'identity' })
    const responses = await Promise.all(addresses.map((path) => request(`/guide${path}`)))
    const redirect = await request('/guide/candidates')
    const wrong = ['/guide/nowhere', '/guide/404.html', '/', '/candidates/', '/guide/2025-11-04/es/nowhere']
    const missing = await Promise.all(wrong.map(request))
    await end()
    for (const [index, response] of responses.entries()) {
      expect(response).toMatchObject({ status: 200, body: toFile(addresses[index]!) })
      expectHeaders(response, getExpectedHeaders(addresses[index]!))
    }
    expect(redirect.headers.location).toBe('/guide/candidates/')
    expect(missing.map(({ status, body }) => `${status} ${body}`)).toEqual([
      ...Array<string>(4).fill('404 404.html'),
      '404 2025-11-04/es/404.html',
    ])
  })

  it('does not name its version', async () => {
    const responses = await Promise.all([
      sendRequest(origin, '/'),
      sendRequest(origin, '/', { method: 'POST' }),
      sendRequest(insecureOrigin, '/'),
    ])
    for (const { headers, body } of responses) {
      expect(headers.server).toBe('nginx')
      expect(body).not.toMatch(/nginx\/\d/)
    }
  })

  it('redirects the lasting address of the current election to the root', async () => {
    const { status, headers } = await sendRequest(origin, '/2027-11-02/profile/img/')
    expect([status, headers.location]).toEqual([302, '/profile/img/'])
    const underPath = await sendRequest(origin, '/guide/2027-11-02/profile/img/')
    expect(underPath.headers.location).toBe('/guide/profile/img/')
    expect((await sendRequest(origin, '/2027-11-02/')).headers.location).toBe('/')
    expect((await sendRequest(origin, '/2025-11-04/')).status).toBe(200)
  })

  it.each(['%5Cother.example/', '%2Fother.example/', '/other.example/'])(
    'redirects no lasting address to another host: %s',
    async (path) => {
      const { headers } = await sendRequest(origin, `/2027-11-02/${path}`)
      expect(headers.location ?? '').not.toMatch(/^[/\\]{2}/)
    },
  )

  it('redirects HTTP to HTTPS on the configured domain', async () => {
    const { status, headers } = await sendRequest(insecureOrigin, '/profile/ada/?a=b')
    expect(status).toBe(301)
    expect(headers.location).toBe('https://guide.example/profile/ada/?a=b')
  })

  it('sends a new version of a file within a second', async () => {
    const file = join(folder, 'guide', 'version.txt')
    writeFileSync(file, 'old')
    expect((await sendRequest(origin, '/version.txt')).body).toBe('old')
    writeFileSync(`${file}.new`, 'new')
    renameSync(`${file}.new`, file)
    await sleep(1000)
    expect((await sendRequest(origin, '/version.txt')).body).toBe('new')
  })

  it('supports HTTP/2', async () => {
    const session = connect(origin, { rejectUnauthorized: false })
    const stream = session.request({ ':path': '/candidates.json' })
    const status = await new Promise((resolve, reject) => {
      session.on('error', reject)
      stream.on('response', (headers) => resolve(headers[':status']))
    })
    session.destroy()
    expect(status).toBe(200)
  })
})

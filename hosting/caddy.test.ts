/** @jest-environment node */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { childEnv } from '@/lib/env'

const isInstalled = spawnSync('caddy', ['version']).status === 0
const describeIfInstalled = isInstalled ? describe : describe.skip

const revalidate = 'public, max-age=0, must-revalidate'
const immutable = 'public, max-age=31536000, immutable'

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

describeIfInstalled('Caddy with the example configuration (skipped if Caddy is not installed)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'))
  let address: string
  let caddy: ChildProcess

  beforeAll(async () => {
    const files = ['index.html', '404.html', '_headers', 'candidates.json', 'manifest.webmanifest', 'index.html.br']
    for (const file of [...files, '_next/static/a.js', 'img/photos/a.avif']) {
      mkdirSync(dirname(join(folder, 'guide', file)), { recursive: true })
      writeFileSync(join(folder, 'guide', file), file)
    }
    writeFileSync(join(folder, 'guide', 'index.html.gz'), gzipSync('index.html in gzip'))
    address = `http://localhost:${await findFreePort()}`
    const config = readFileSync(join(__dirname, 'Caddyfile'), 'utf8')
      .replace('guide.example {', `{\n\tadmin off\n}\n${address} {`)
      .replace('root * /srv/guide', `root * ${join(folder, 'guide')}`)
    writeFileSync(join(folder, 'Caddyfile'), config)
    caddy = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')], {
      stdio: 'ignore',
      env: childEnv({ HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder }),
    })
    await waitUntilReady(address)
  }, 20_000)

  afterAll(async () => {
    caddy.kill()
    await once(caddy, 'exit')
    rmSync(folder, { recursive: true })
  })

  it.each([
    ['/', 200, { 'cache-control': revalidate, 'content-type': 'text/html; charset=utf-8' }],
    ['/_next/static/a.js', 200, { 'cache-control': immutable, 'access-control-allow-origin': null }],
    ['/img/photos/a.avif', 200, { 'cache-control': immutable, 'content-type': 'image/avif' }],
    ['/candidates.json', 200, { 'cache-control': revalidate, 'access-control-allow-origin': '*' }],
    ['/manifest.webmanifest', 200, { 'content-type': 'application/manifest+json; charset=utf-8' }],
    ['/nowhere/', 404, { 'cache-control': revalidate, 'content-type': 'text/html; charset=utf-8' }],
    ['/404.html', 404, {}],
    ['/_headers', 404, {}],
    ['/index.html.br', 404, {}],
  ])('responds to %s with status %i and headers %j', async (path, status, headers) => {
    const response = await fetch(address + path, { headers: { 'accept-encoding': 'identity' } })
    expect(response.status).toBe(status)
    expect(await response.text()).toBe(status === 404 ? '404.html' : path === '/' ? 'index.html' : path.slice(1))
    const expected = {
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'content-security-policy': "frame-ancestors 'none'",
      vary: 'Accept-Encoding',
      ...headers,
    }
    const received = Object.keys(expected).map((name) => [name, response.headers.get(name)])
    expect(Object.fromEntries(received)).toEqual(expected)
  })

  it('sends precompressed files', async () => {
    const response = await fetch(`${address}/`, { headers: { 'accept-encoding': 'gzip' } })
    expect(response.headers.get('content-encoding')).toBe('gzip')
    expect(response.headers.get('vary')).toBe('Accept-Encoding')
    expect(await response.text()).toBe('index.html in gzip')
  })
})

async function waitUntilReady(address: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    // oxlint-disable-next-line no-await-in-loop
    if (await fetch(address).catch(() => undefined)) return
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('Caddy did not start.')
}

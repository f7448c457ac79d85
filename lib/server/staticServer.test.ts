import { renameSync, symlinkSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { startServer } from './staticServer'
import { createTemporaryFolder, writeFiles } from '@/lib/testing/temporaryFolder'

const stopFunctions: (() => Promise<unknown>)[] = []
const folder = createTemporaryFolder({
  'index.html': 'landing',
  'candidates/index.html': 'list',
  '404.html': 'not found',
  'candidates.json': '[]',
  'candidates/index.html.gz': gzipSync('list in gzip'),
})
for (const name of ['index.html', '404.html', 'candidates.json'])
  writeFiles(folder, {
    [`${name}.br`]: brotliCompressSync(`${name} in br`),
    [`${name}.gz`]: gzipSync(`${name} in gzip`),
  })

afterEach(async () => {
  await Promise.all(stopFunctions.splice(0).map((stop) => stop()))
})

async function start(options: { basePath?: string; port?: number; host?: string } = {}) {
  const { address, stop } = await startServer({ folder, port: 0, ...options })
  stopFunctions.push(stop)
  return address
}

async function request(url: string, encodings = 'identity') {
  const response = await fetch(url, { redirect: 'manual', headers: { 'accept-encoding': encodings } })
  return { status: response.status, type: response.headers.get('content-type'), body: await response.text() }
}

it.each([
  ['br, gzip', 'br'],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000, GZIP;q=0.5', 'gzip'],
  ['br;q=0.001', 'br'],
  ['deflate', null],
  ['brotli', null],
  ['br;q=0,gzip;q=0', null],
  ['identity', null],
])('responds to Accept-Encoding %s with the encoding %s', async (accepted, encoding) => {
  const response = await fetch(await start(), { headers: { 'accept-encoding': accepted } })
  expect(response.headers.get('content-encoding')).toBe(encoding)
  expect(response.headers.get('vary')).toBe('Accept-Encoding')
  expect(await response.text()).toBe(encoding ? `index.html in ${encoding}` : 'landing')
})

it('falls back to another encoding, or to the original, if a compressed file is missing', async () => {
  const address = await start({ basePath: '/guide' })
  expect(await request(`${address}candidates/`, 'br, gzip')).toMatchObject({ body: 'list in gzip' })
  expect(await request(`${address}candidates/`, 'br')).toMatchObject({ body: 'list' })
})

it('follows symbolic links within the folder only', async () => {
  const outside = createTemporaryFolder({ 'index.html': 'secret', 'index.html.gz': gzipSync('secret') })
  symlinkSync(join(folder, 'candidates.json'), join(folder, 'inside.json'))
  symlinkSync(join(outside, 'index.html'), join(folder, 'page.html'))
  symlinkSync(outside, join(folder, 'linked'))
  symlinkSync(join(outside, 'index.html.gz'), join(folder, 'inside.json.gz'))
  const address = await start()
  expect(await request(`${address}inside.json`, 'gzip')).toMatchObject({ status: 200, body: '[]' })
  for (const path of ['page.html', 'linked', 'linked/', 'linked/index.html'])
    expect(await request(address + path, 'gzip')).toMatchObject({ status: 404, body: '404.html in gzip' })
})

it('keeps running while the folder is replaced', async () => {
  const parent = createTemporaryFolder({
    'out/index.html': 'old',
    'out/404.html': 'not found',
    'new/index.html': 'new',
    'new/404.html': 'not found',
  })
  const out = join(parent, 'out')
  const { address, stop } = await startServer({ folder: out, port: 0 })
  stopFunctions.push(stop)
  expect(await request(address)).toMatchObject({ status: 200, body: 'old' })
  renameSync(out, join(parent, 'previous'))
  expect(await request(address)).toMatchObject({ status: 503, type: 'text/plain; charset=utf-8' })
  renameSync(join(parent, 'new'), out)
  expect(await request(address)).toMatchObject({ status: 200, body: 'new' })
})

it('listens on the loopback interface only, unless there is a host', async () => {
  const external = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ internal, family }) => !internal && family === 'IPv4')?.address
  const isReachable = (address: string, hostname: string) =>
    fetch(address.replace('localhost', hostname)).then(
      () => true,
      () => false,
    )
  const loopback = await start()
  const anywhere = await start({ host: '0.0.0.0' })
  expect(await isReachable(loopback, '127.0.0.1')).toBe(true)
  expect(await isReachable(anywhere, '127.0.0.1')).toBe(true)
  // 127.0.0.2 is another address of this computer on Linux.
  const other = external ?? '127.0.0.2'
  expect(await isReachable(loopback, other)).toBe(false)
  expect(await isReachable(anywhere, other)).toBe(external !== undefined || process.platform === 'linux')
})

it('throws an error that names HOST if this computer does not have the address', async () => {
  await expect(startServer({ folder, port: 0, host: '192.0.2.1' })).rejects.toThrow(/HOST\n.*192\.0\.2\.1/s)
})

it('sends no headers of a file with the not-found page', async () => {
  const response = await fetch(await start(), { headers: { 'accept-encoding': 'gzip', 'if-match': '"other"' } })
  expect(response.headers.get('etag')).toBeNull()
  expect(await response.text()).toBe('404.html in gzip')
})

it('redirects a folder to its page, and never to another host', async () => {
  const address = await start()
  const getLocation = async (path: string) =>
    (await fetch(address + path, { redirect: 'manual' })).headers.get('location')
  expect(await getLocation('candidates')).toBe('/candidates/')
  expect(await getLocation('/candidates')).toBeNull()
})

it('serves only paths under the base path', async () => {
  const address = await start({ basePath: '/guide' })
  expect(address).toMatch(/\/guide\/$/)
  expect(await request(address)).toMatchObject({ status: 200, body: 'landing' })
  expect(await request(address.slice(0, -1))).toMatchObject({ status: 301 })
  expect(await request(address.replace('/guide/', '/'))).toMatchObject({ status: 404 })
  expect(await request(address.replace('/guide/', '/guidebook/'))).toMatchObject({ status: 404 })
})

it('tries the next port if one is in use', async () => {
  const first = new URL(await start()).port
  const second = new URL(await start({ port: Number(first) })).port
  expect(Number(second)).toBeGreaterThan(Number(first))
})

it('throws an error that names npm run build if there is no export', async () => {
  await expect(startServer({ folder: join(folder, 'candidates', 'none'), port: 0 })).rejects.toThrow('npm run build')
})

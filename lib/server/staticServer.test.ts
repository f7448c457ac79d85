/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { startServer } from './staticServer'

let folder: string
const stops: (() => Promise<unknown>)[] = []

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'))
  mkdirSync(join(folder, 'candidates'))
  writeFileSync(join(folder, 'index.html'), 'landing')
  writeFileSync(join(folder, 'candidates', 'index.html'), 'list')
  writeFileSync(join(folder, '404.html'), 'not here')
  writeFileSync(join(folder, 'candidates.json'), '[]')
  for (const name of ['index.html', '404.html', 'candidates.json']) {
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(`${name} in br`))
    writeFileSync(join(folder, `${name}.gz`), gzipSync(`${name} in gzip`))
  }
  writeFileSync(join(folder, 'candidates', 'index.html.gz'), gzipSync('list in gzip'))
})

afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()))
})

afterAll(() => rmSync(folder, { recursive: true }))

async function start(options: { basePath?: string; port?: number } = {}) {
  const { address, stop } = await startServer({ folder, port: 0, ...options })
  stops.push(stop)
  return address
}

async function ask(url: string, encodings = 'identity') {
  const response = await fetch(url, { redirect: 'manual', headers: { 'accept-encoding': encodings } })
  return { status: response.status, type: response.headers.get('content-type'), body: await response.text() }
}

it('serves pages and files with their types', async () => {
  const address = await start()
  expect(await ask(address)).toEqual({ status: 200, type: 'text/html; charset=utf-8', body: 'landing' })
  expect(await ask(`${address}candidates/`)).toMatchObject({ status: 200, body: 'list' })
  expect(await ask(`${address}candidates.json`)).toMatchObject({ type: 'application/json; charset=utf-8' })
})

it('answers a wrong address with the not-found page and its status, and falls back to nothing else', async () => {
  const address = await start()
  const wrong = ['nowhere', 'candidates/nobody/', 'candidates/index', '..%2f..%2fpackage.json', '%E0%A4%A']
  const answers = await Promise.all(wrong.map((path) => ask(address + path)))
  for (const answer of answers) expect(answer).toMatchObject({ status: 404, body: 'not here' })
})

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
])('answers %s with the encoding %s', async (accepted, encoding) => {
  const response = await fetch(await start(), { headers: { 'accept-encoding': accepted } })
  expect(response.headers.get('content-encoding')).toBe(encoding)
  expect(response.headers.get('vary')).toBe('Accept-Encoding')
  expect(await response.text()).toBe(encoding ? `index.html in ${encoding}` : 'landing')
})

it.each([
  ['index.html', 200, 'text/html; charset=utf-8', 'index.html in br'],
  ['candidates.json', 200, 'application/json; charset=utf-8', 'candidates.json in br'],
  ['nowhere', 404, 'text/html; charset=utf-8', '404.html in br'],
])('answers %s compressed with status %i and the type of what is in it', async (path, status, type, body) => {
  expect(await ask((await start()) + path, 'br')).toEqual({ status, type, body })
})

it('takes the next best where a form of a file is not there, and the file itself where none is', async () => {
  const address = await start({ basePath: '/medford' })
  expect(await ask(`${address}candidates/`, 'br, gzip')).toMatchObject({ body: 'list in gzip' })
  expect(await ask(`${address}candidates/`, 'br')).toMatchObject({ body: 'list' })
})

it('serves a compressed file as any other where its own address is asked for', async () => {
  const response = await fetch(`${await start()}index.html.br`, { headers: { 'accept-encoding': 'br' } })
  expect(response.headers.get('content-encoding')).toBeNull()
  expect(Buffer.from(await response.arrayBuffer())).toEqual(readFileSync(join(folder, 'index.html.br')))
})

it('keeps no header of a file that it does not send in the end', async () => {
  const response = await fetch(await start(), { headers: { 'accept-encoding': 'gzip', 'if-match': '"other"' } })
  expect(response.headers.get('etag')).toBeNull()
  expect(await response.text()).toBe('404.html in gzip')
})

it('sends the address of a folder on to its page, and never to another host', async () => {
  const address = await start()
  const where = async (path: string) => (await fetch(address + path, { redirect: 'manual' })).headers.get('location')
  expect(await where('candidates')).toBe('/candidates/')
  expect(await where('/candidates')).toBe('/candidates/')
})

it('serves under a base path, and nothing beside it', async () => {
  const address = await start({ basePath: '/medford' })
  expect(address).toMatch(/\/medford\/$/)
  expect(await ask(address)).toMatchObject({ status: 200, body: 'landing' })
  expect(await ask(address.slice(0, -1))).toMatchObject({ status: 301 })
  expect(await ask(address.replace('/medford/', '/'))).toMatchObject({ status: 404 })
  expect(await ask(address.replace('/medford/', '/medfordshire/'))).toMatchObject({ status: 404 })
})

it('takes the next port when one is taken', async () => {
  const first = new URL(await start()).port
  const second = new URL(await start({ port: Number(first) })).port
  expect(Number(second)).toBeGreaterThan(Number(first))
})

it('says so when there is no export to serve', async () => {
  await expect(startServer({ folder: join(folder, 'candidates', 'none'), port: 0 })).rejects.toThrow('npm run build')
})

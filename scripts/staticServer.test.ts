/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { portFrom, startServer } from './staticServer'

let folder: string
const stops: (() => Promise<unknown>)[] = []

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'))
  mkdirSync(join(folder, 'candidates'))
  writeFileSync(join(folder, 'index.html'), 'landing')
  writeFileSync(join(folder, 'candidates', 'index.html'), 'list')
  writeFileSync(join(folder, '404.html'), 'not here')
  writeFileSync(join(folder, 'candidates.json'), '[]')
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

async function ask(url: string) {
  const response = await fetch(url, { redirect: 'manual' })
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

it('takes PORT as a port only', () => {
  expect(portFrom(undefined)).toBe(3000)
  expect(portFrom('8080')).toBe(8080)
  for (const wrong of ['http', '-1', '70000', '80.5']) expect(() => portFrom(wrong)).toThrow('PORT')
})

import { request } from 'node:http'
import { networkInterfaces } from 'node:os'
import { tokenHeader } from '../api'
import { folder, runEditor, useEditor } from './testing/runEditor'

const editor = useEditor()

const candidate = 'candidates/ada.yaml'

it.each([
  ['another host', { host: 'attacker.example' }],
  ['another host with the port', { host: 'attacker.example:80' }],
  ['another name of this computer', { host: 'localhost' }],
  ['another origin', { origin: 'https://attacker.example' }],
  ['another port of this computer', { origin: 'http://127.0.0.1:1' }],
  ['the origin of a sandbox', { origin: 'null' }],
  ['no token', { [tokenHeader]: undefined }],
  ['an empty token', { [tokenHeader]: '' }],
  ['a wrong token', { [tokenHeader]: 'a'.repeat(43) }],
])('refuses requests with %s, and shows nothing', async (_, headers) => {
  const before = editor.read(candidate)
  const files = [await editor.change(candidate, { name: 'Eve' })]
  const reading = await editor.send('GET', '/api/election', undefined, headers)
  const writing = await editor.send('POST', '/api/save', JSON.stringify({ folder, files }), headers)
  const publishing = await editor.send('POST', '/api/publish', JSON.stringify({ folder, settled: {} }), headers)
  expect([reading.status, writing.status, publishing.status]).toEqual([403, 403, 403])
  expect(reading.text).not.toContain('Byron')
  expect(editor.read(candidate)).toBe(before)
})

it.each(['attacker.example', 'localhost', '127.0.0.1.attacker.example'])(
  'refuses requests for %s at the port of the editor',
  async (name) => {
    const { port } = new URL(editor.origin)
    const host = `${name}:${port}`
    const sameSite = { host, origin: `http://${host}` }
    expect(await editor.send('GET', '/api/election', undefined, { host })).toMatchObject({ status: 403 })
    expect(await editor.send('POST', '/api/undo', '{}', sameSite)).toMatchObject({ status: 403 })
  },
)

it('refuses writing without an origin, and a form of another site, which has no JSON', async () => {
  expect(await editor.send('POST', '/api/undo', '{}', { origin: undefined })).toMatchObject({ status: 403 })
  const form = { 'content-type': 'text/plain' }
  expect(await editor.send('POST', '/api/undo', '{}', form)).toMatchObject({ status: 415 })
})

it('has a new token for each run, of 256 bits', async () => {
  const other = await runEditor()
  await other.stop()
  expect(other.token).not.toBe(editor.token)
  expect(Buffer.from(editor.token, 'base64url')).toHaveLength(32)
})

it('serves its page without the token and with a strict policy', async () => {
  const { text, headers } = await editor.send('GET', '/', undefined, {
    origin: undefined,
    [tokenHeader]: undefined,
  })
  expect(text).not.toContain(editor.token)
  expect(text).not.toMatch(/<script>|style=|onclick/)
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; connect-src 'self'; " +
      "frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'",
  )
  expect(headers).not.toHaveProperty('access-control-allow-origin')
})

it('listens on the loopback address only', async () => {
  const port = new URL(editor.origin).port
  const addresses = Object.values(networkInterfaces()).flatMap((all) => all ?? [])
  const outer = addresses.find(({ internal, family }) => !internal && family === 'IPv4')
  // Without a network, another address of the same computer.
  const host = outer?.address ?? '127.0.0.2'
  expect(editor.origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  const refused = new Promise((resolve) => {
    request(`http://${host}:${port}/`, () => resolve('answered'))
      .on('error', ({ message }) => resolve(message))
      .end()
  })
  expect(await refused).toContain('ECONNREFUSED')
})

it('shows a preview in a sandbox at an address that cannot be guessed', async () => {
  const drafts = [{ path: candidate, value: { name: 'Eve' } }]
  const { json } = await editor.post('/api/preview', { folder, drafts, page: 'profile/ada/' })
  expect(json.address).toMatch(/^\/preview\/[\da-f]{32}\/profile\/ada\/$/)
  const noToken = { [tokenHeader]: undefined, origin: undefined }
  const page = await editor.send('GET', json.address, undefined, noToken)
  expect(page.text).toContain('"Eve"')
  expect(page.headers['content-security-policy']).toMatch(
    /^default-src 'none'; .*; sandbox allow-same-origin allow-popups/,
  )
  expect(page.headers['content-security-policy']).not.toMatch(/script-src|allow-scripts/)
  const image = await editor.send('GET', json.address.replace('profile/ada/', 'img/a.svg'), undefined, noToken)
  expect(image.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cross-origin-resource-policy': 'same-origin',
  })
  expect(image.headers['content-security-policy']).toMatch(/^default-src 'none'; .*sandbox/)
  const foreign = { ...noToken, origin: 'https://attacker.example' }
  expect(await editor.send('GET', json.address, undefined, foreign)).toMatchObject({ status: 403 })
  expect(await editor.send('GET', `/preview/${'0'.repeat(32)}/profile/ada/`)).toMatchObject({ status: 404 })
  expect(await editor.send('GET', json.address.replace('/ada/', '/%E0%A4%A/'))).toMatchObject({ status: 400 })
})

it.each([
  ['/api/check', 4_000_001],
  ['/api/photo?name=a.jpg', 30_000_001],
])('refuses a body of %s that is too large, and keeps running', async (path, size) => {
  const body = Buffer.alloc(size, 32)
  expect(await editor.send('POST', path, body)).toMatchObject({ status: 413 })
  const headers = { 'transfer-encoding': 'chunked' }
  expect(await editor.send('POST', path, body, headers)).toMatchObject({ status: 413 })
  expect(await editor.send('GET', '/api/election')).toMatchObject({ status: 200 })
})

it.each([
  ['/api/save', '{'],
  ['/api/save', '[]'],
  ['/api/save', '{"folder":"a","files":[{"path":7,"base":""}]}'],
  ['/api/check', '{"folder":"","drafts":[null]}'],
  ['/api/create', '{"election":{"city":7}}'],
  ['/api/preview', '{"folder":"","drafts":[]}'],
  ['/api/publish', '{"folder":"a","settled":{},"author":{"name":"Jo <jo@example.org>","email":"a"}}'],
  ['/api/progress', '{"commit":"--upload-pack=touch"}'],
])('explains what is wrong with the body that %s gets: %s', async (path, body) => {
  const { status, json } = await editor.send('POST', path, body)
  expect(status).toBe(400)
  expect(json.message).toMatch(/^The body/)
})

it.each([
  ['PUT', '/api/save', 404],
  ['GET', '/api/save', 404],
  ['GET', '/api/constructor', 404],
  ['POST', '/', 405],
  ['GET', '/nothing', 404],
  ['GET', '//', 400],
])('answers %s %s with %i', async (method, path, status) => {
  expect(await editor.send(method, path)).toMatchObject({ status })
})

/** @jest-environment node */
import { request } from 'node:http'
import { networkInterfaces } from 'node:os'
import { tokenHeader } from '../api'
import { folder, runEditor, useEditor } from './testing/runEditor'

const editor = useEditor()

const candidate = 'candidates/ada.yaml'

it('answers its own page', async () => {
  expect(await editor.current.send('GET', '/api/election')).toMatchObject({ status: 200 })
})

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
  const before = editor.current.read(candidate)
  const { version, value } = await editor.current.getFile(candidate)
  const files = [{ path: candidate, value: { ...value, name: 'Eve' }, base: version }]
  const reading = await editor.current.send('GET', '/api/election', undefined, headers)
  const writing = await editor.current.send('POST', '/api/save', JSON.stringify({ folder, files }), headers)
  expect([reading.status, writing.status]).toEqual([403, 403])
  expect(reading.text).not.toContain('Byron')
  expect(editor.current.read(candidate)).toBe(before)
})

it.each(['attacker.example', 'localhost', '127.0.0.1.attacker.example'])(
  'refuses requests for %s at the port of the editor',
  async (name) => {
    const { port } = new URL(editor.current.origin)
    const host = `${name}:${port}`
    const sameSite = { host, origin: `http://${host}` }
    expect(await editor.current.send('GET', '/api/election', undefined, { host })).toMatchObject({ status: 403 })
    expect(await editor.current.send('POST', '/api/undo', '{}', sameSite)).toMatchObject({ status: 403 })
  },
)

it('refuses writing without an origin', async () => {
  expect(await editor.current.send('POST', '/api/undo', '{}', { origin: undefined })).toMatchObject({ status: 403 })
})

it('refuses a form of another site, which has no JSON', async () => {
  const headers = { 'content-type': 'text/plain' }
  expect(await editor.current.send('POST', '/api/undo', '{}', headers)).toMatchObject({ status: 415 })
})

it('has a new token for each run, of 256 bits', async () => {
  const other = await runEditor()
  await other.stop()
  expect(other.token).not.toBe(editor.current.token)
  expect(Buffer.from(editor.current.token, 'base64url')).toHaveLength(32)
})

it('serves its page without the token and with a strict policy', async () => {
  const { text, headers } = await editor.current.send('GET', '/', undefined, {
    origin: undefined,
    [tokenHeader]: undefined,
  })
  expect(text).not.toContain(editor.current.token)
  expect(text).not.toMatch(/<script>|style=|onclick/)
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; connect-src 'self'; " +
      "frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'",
  )
  expect(headers).not.toHaveProperty('access-control-allow-origin')
})

it('listens on the loopback address only', async () => {
  const port = new URL(editor.current.origin).port
  const addresses = Object.values(networkInterfaces()).flatMap((all) => all ?? [])
  const outer = addresses.find(({ internal, family }) => !internal && family === 'IPv4')
  // Without a network, another address of the same computer.
  const host = outer?.address ?? '127.0.0.2'
  expect(editor.current.origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  const refused = new Promise((resolve) => {
    request(`http://${host}:${port}/`, () => resolve('answered'))
      .on('error', ({ message }) => resolve(message))
      .end()
  })
  expect(await refused).toContain('ECONNREFUSED')
})

it('shows a preview in a sandbox at an address that cannot be guessed', async () => {
  const drafts = [{ path: candidate, value: { name: 'Eve' } }]
  const { json } = await editor.current.post('/api/preview', { folder, drafts, page: 'profile/ada/' })
  expect(json.address).toMatch(/^\/preview\/[\da-f]{32}\/profile\/ada\/$/)
  const noToken = { [tokenHeader]: undefined, origin: undefined }
  const page = await editor.current.send('GET', json.address, undefined, noToken)
  expect(page.text).toContain('"Eve"')
  expect(page.headers['content-security-policy']).toMatch(
    /^default-src 'none'; .*; sandbox allow-same-origin allow-popups/,
  )
  expect(page.headers['content-security-policy']).not.toMatch(/script-src|allow-scripts/)
  const image = await editor.current.send('GET', json.address.replace('profile/ada/', 'img/a.svg'), undefined, noToken)
  expect(image.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cross-origin-resource-policy': 'same-origin',
  })
  expect(image.headers['content-security-policy']).toMatch(/^default-src 'none'; .*sandbox/)
  const foreign = { ...noToken, origin: 'https://attacker.example' }
  expect(await editor.current.send('GET', json.address, undefined, foreign)).toMatchObject({ status: 403 })
  expect(await editor.current.send('GET', `/preview/${'0'.repeat(32)}/profile/ada/`)).toMatchObject({ status: 404 })
  expect(await editor.current.send('GET', json.address.replace('ada', '%E0%A4%A'))).toMatchObject({ status: 400 })
})

/** @jest-environment jsdom */
import { createCall, isConflict, readToken } from './call'

const token = 'a'.repeat(43)
const answer = (status: number, body: unknown) =>
  jest.fn(async () => ({ ok: status < 300, status, json: async () => body }) as unknown as Response)

// jsdom has neither of them.
Object.assign(globalThis, {
  Headers: class extends Map<string, string> {
    constructor(entries: Readonly<Record<string, string>>) {
      super(Object.entries(entries))
    }
  },
})

it('sends the token and JSON, and returns the answer', async () => {
  const fetch = Object.assign(globalThis, { fetch: answer(200, { problems: [] }) }).fetch
  expect(await createCall(token)('POST /api/check', { folder: 'anytown', drafts: [] })).toEqual({
    isOk: true,
    answer: { problems: [] },
  })
  const [address, options] = fetch.mock.calls[0] as unknown as [string, RequestInit & { headers: Map<string, string> }]
  expect([address, options.method, options.body]).toEqual(['/api/check', 'POST', '{"folder":"anytown","drafts":[]}'])
  expect(Object.fromEntries(options.headers)).toEqual({ 'x-editor-token': token, 'content-type': 'application/json' })
})

it('sends a photograph as it is, with its name', async () => {
  const fetch = Object.assign(globalThis, { fetch: answer(200, {}) }).fetch
  const photo = new File(['x'], 'a b&c.jpg')
  await createCall(token)('POST /api/photo', photo, { name: photo.name })
  const [address, options] = fetch.mock.calls[0] as unknown as [string, RequestInit]
  expect(address).toBe('/api/photo?name=a+b%26c.jpg')
  expect(options.body).toBe(photo)
})

it('returns the conflict of a file that has changed', async () => {
  const file = { path: 'sources.yaml', version: '2', value: {} }
  Object.assign(globalThis, { fetch: answer(409, { message: 'It has changed.', file }) })
  const result = await createCall(token)('POST /api/save', {
    folder: 'a',
    files: [{ path: 'sources.yaml', value: {}, base: '1' }],
  })
  expect(result).toMatchObject({ isOk: false, status: 409, failure: { file } })
  expect(result.isOk || isConflict(result.failure)).toBe(true)
})

it('explains that the editor has stopped', async () => {
  Object.assign(globalThis, { fetch: jest.fn(() => Promise.reject(new TypeError('Failed to fetch'))) })
  expect(await createCall(token)('GET /api/election', undefined)).toMatchObject({
    isOk: false,
    status: 0,
    failure: { message: 'The editor has stopped. Your changes are kept in this browser.' },
  })
})

it('takes the token from the address, hides it, and keeps it for a reload', () => {
  history.replaceState(null, '', `/#token=${token}`)
  expect(readToken()).toBe(token)
  expect(location.hash).toBe('')
  expect(readToken()).toBe(token)
  sessionStorage.clear()
  location.hash = '#/candidate/ada'
  expect(readToken()).toBeUndefined()
})

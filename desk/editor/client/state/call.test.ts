/** @jest-environment jsdom */
import { createCall, readToken } from './call'

const token = 'a'.repeat(43)

// jsdom does not have it.
Object.assign(globalThis, {
  Headers: class extends Map<string, string> {
    constructor(entries: Readonly<Record<string, string>>) {
      super(Object.entries(entries))
    }
  },
})

it('sends a photograph as it is, with its name', async () => {
  const fetch = Object.assign(globalThis, { fetch: jest.fn(async () => ({ ok: true, json: async () => ({}) })) }).fetch
  const photo = new File(['x'], 'a b&c.jpg')
  await createCall(token)('POST /api/photo', photo, { name: photo.name })
  const [address, options] = fetch.mock.calls[0] as unknown as [string, RequestInit]
  expect(address).toBe('/api/photo?name=a+b%26c.jpg')
  expect(options.body).toBe(photo)
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

import { addressCount, findDifferences, folder, limits, serveExport, startHost } from './testing/faultyHost'
import { verifySite } from './verifySite'

it.each([
  [
    'another value',
    { 'referrer-policy': 'unsafe-url' },
    'Referrer-Policy "unsafe-url", expected "strict-origin-when-cross-origin"',
  ],
  [
    'a weaker policy',
    { 'content-security-policy': 'frame-ancestors *' },
    'Content-Security-Policy "frame-ancestors *", expected "frame-ancestors \'none\'"',
  ],
  [
    'a shorter time',
    { 'strict-transport-security': 'max-age=60' },
    'Strict-Transport-Security "max-age=60", expected "max-age=31536000"',
  ],
  [
    'no value',
    { 'x-content-type-options': '', 'referrer-policy': '' },
    'headers missing: X-Content-Type-Options, Referrer-Policy',
  ],
])('reports a header with %s', async (_, changes, detail) => {
  expect(await findDifferences({ '': serveExport(changes) })).toEqual({ '': [detail] })
})

it('compares the headers of the not-found page', async () => {
  const differences = await findDifferences({ 'no-such-page/': serveExport({ 'content-security-policy': '' }) })
  expect(differences).toEqual({ 'no-such-page/': ['headers missing: Content-Security-Policy'] })
})

it('accepts further headers, any caching, and a longer time for HTTPS', async () => {
  const changes = {
    'access-control-allow-origin': '*',
    'cache-control': 'max-age=600',
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
  }
  expect(await findDifferences({}, changes)).toEqual({})
})

const unset = { server: 'GitHub.com', 'content-security-policy': '', 'referrer-policy': '' }

it('only warns if GitHub Pages lacks headers', async () => {
  const { site } = await startHost({}, unset)
  expect(await verifySite(folder, site, { limits })).toEqual({
    total: addressCount,
    differences: [],
    unsupportedHeaders: ['Content-Security-Policy', 'Referrer-Policy'],
  })
})

/** The file `_headers`, which Netlify, Cloudflare Pages and other hosts read. */
import { existsSync } from 'node:fs'
import { headersOf, immutable, listAddresses, revalidate } from './support/hostHeaders'
import { expect, test } from './support/site'

test.use({ needsFiles: true })

for (const [folder, basePath] of [
  ['out', ''],
  ['out-upcoming', '/guide'],
] as const)
  test(
    `in ${folder}, pages are revalidated and files with a hash in their names are kept for a year`,
    { tag: '@site' },
    () => {
      test.skip(!existsSync(folder), `no ${folder}/`)
      const addresses = listAddresses(folder)
      expect(addresses).toContain('/candidates/')
      for (const address of addresses) {
        const cache = headersOf(basePath + address, folder)['Cache-Control']
        // Hosts revalidate files that no rule matches.
        const effective = address.endsWith('/') ? cache : (cache ?? revalidate)
        expect(effective, address).toBe(/^\/(_next\/static|img\/photos)\//.test(address) ? immutable : revalidate)
      }
    },
  )

test(
  'every file is protected, the open data may be read by any site, and no header is set twice',
  { tag: '@site' },
  () => {
    for (const address of listAddresses())
      expect(headersOf(address), address).toMatchObject({
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Content-Security-Policy': expect.stringContaining("frame-ancestors 'none'"),
      })
    expect(headersOf('/candidates.json')['Access-Control-Allow-Origin']).toBe('*')
    expect(headersOf('/manifest.webmanifest')['Content-Type']).toContain('application/manifest+json')
  },
)

test('under a base path no rule matches an address beside it', { tag: '@site' }, () => {
  test.skip(!existsSync('out-upcoming'), 'no out-upcoming/')
  expect(headersOf('/candidates/', 'out-upcoming')).toEqual({})
})

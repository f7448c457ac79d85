import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { compareType } from './compareResponse'
import {
  type Handler,
  addressCount,
  answer,
  findDifferences,
  folder,
  home,
  limits,
  serveExport,
  startHost,
} from './testing/faultyHost'
import { formatReport, verifySite } from './verifySite'

describe('compareBody', () => {
  const html = { 'Content-Type': 'text/html; charset=utf-8' }
  const gzip = { ...html, 'Content-Encoding': 'gzip' }
  const br = { ...html, 'Content-Encoding': 'br' }
  const old = 'old home'
  const gzipBut = 'Content-Encoding gzip, but the body'

  /** A host that sends some answers only to requests that accept an encoding. */
  const only =
    (encoding: string, faulty: Handler): Handler =>
    (request, response) =>
      (request.headers['accept-encoding'] === encoding ? faulty : serveExport())(request, response)

  it('accepts a host that does not compress', async () => {
    expect(await findDifferences({ '': answer(200, html, home) })).toEqual({})
  })

  it.each([
    ['has other content', 'gzip', answer(200, gzip, gzipSync(old)), 'content has 8 bytes, expected 200'],
    [
      'has a file of an earlier build',
      'br',
      answer(200, br, brotliCompressSync(old)),
      'content has 8 bytes, expected 200',
    ],
    [
      'is applied twice',
      'gzip',
      answer(200, gzip, gzipSync(gzipSync(home))),
      `${gzipBut} is compressed twice (gzip, gzip)`,
    ],
    [
      'is applied twice in different ways',
      'br',
      answer(200, br, brotliCompressSync(gzipSync(home))),
      'Content-Encoding br, but the body is compressed twice (gzip, br)',
    ],
    [
      'has no name',
      'br',
      answer(200, html, brotliCompressSync(home)),
      'no Content-Encoding, but the body is compressed with br',
    ],
    ['has the wrong name', 'br', answer(200, gzip, brotliCompressSync(home)), `${gzipBut} is compressed with br`],
    ['has a name without being applied', 'gzip', answer(200, gzip, home), `${gzipBut} is not compressed`],
    ['is damaged', 'gzip', answer(200, gzip, gzipSync(home).subarray(0, 20)), `${gzipBut} cannot be decoded`],
    [
      'is not accepted',
      'identity',
      answer(200, gzip, gzipSync(home)),
      'Content-Encoding gzip, which the request does not accept',
    ],
  ])('reports compressed content that %s', async (_, encoding, faulty, detail) => {
    expect(await findDifferences({ '': only(encoding, faulty) })).toEqual({
      '': [`${detail} (Accept-Encoding: ${encoding})`],
    })
  })
})

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

it.each([
  ['index.html', 'text/html'],
  ['index.html', 'text/html; charset=utf-8'],
  ['index.html', 'Text/HTML;charset="UTF-8"'],
  ['sitemap.xml', 'text/xml'],
  ['manifest.webmanifest', 'application/manifest+json'],
  ['favicon.ico', 'image/vnd.microsoft.icon'],
  ['img/TOWN.PNG', 'image/png'],
  ['SHA256SUMS', 'application/octet-stream'],
  ['data.unknown', 'anything/else'],
])('accepts %s as %s', (file, header) => {
  expect(compareType(file, header)).toEqual([])
})

it.each([
  ['index.html', 'text/plain', 'text/html'],
  ['index.html', 'text/html; charset=iso-8859-1', 'text/html'],
  ['index.html', undefined, 'text/html'],
  ['data/v1/sources.csv', 'text/plain', 'text/csv'],
  ['share/ada.png', 'application/octet-stream', 'image/png'],
  ['SHA256SUMS', 'text/html', 'text/plain'],
])('rejects %s as %s', (file, header, expected) => {
  expect(compareType(file, header)).toEqual([`type ${header ?? 'missing'}, expected ${expected}`])
})

describe('findLeftovers', () => {
  const html = { 'Content-Type': 'text/html; charset=utf-8' }
  const text = { 'Content-Type': 'text/plain; charset=utf-8' }
  const xml = { 'Content-Type': 'application/xml' }
  const line = (path: string) => `${'0'.repeat(64)}  ${path}\n`

  it('reports addresses that only the lists of the site have, with their status, without a request to other sites', async () => {
    const own = readFileSync(join(folder, 'SHA256SUMS'), 'utf8')
    const sums = own + line('old/index.html') + line('gone.html') + line('//other.example/a')
    const locations = ['https://guide.example/guide/', '/guide/older/', 'https://other.invalid/']
    const differences = await findDifferences({
      SHA256SUMS: answer(200, text, sums),
      'sitemap.xml': answer(200, xml, locations.map((location) => `<loc>${location}</loc>`).join('')),
      'old/': answer(200, html, 'old'),
      'older/': answer(200, html, 'older'),
      'gone.html': answer(404, html),
    })
    expect(differences).toEqual({
      SHA256SUMS: [`content has ${sums.length} bytes, expected ${own.length}`],
      'old/': ['listed in SHA256SUMS, not in the export: status 200'],
      'gone.html': ['listed in SHA256SUMS, not in the export: status 404'],
      'http://other.example/a': ['listed in SHA256SUMS, not in the export: an address outside of the site'],
      'sitemap.xml': [expect.stringMatching(/^content has/)],
      'older/': ['listed in sitemap.xml, not in the export: status 200'],
      'https://other.invalid/': ['listed in sitemap.xml, not in the export: an address outside of the site'],
    })
  })
})

it('lists the details of each difference, and warns about headers that the host cannot set', () => {
  const differences = [{ address: 'https://guide.example/', details: ['type text/plain', 'content differs'] }]
  expect(formatReport({ total: 1, differences, unsupportedHeaders: ['Referrer-Policy'] })).toMatch(
    /^https:\/\/guide\.example\/\n {2}type text\/plain\n {2}content differs\n\nWarning: GitHub Pages can't set headers\. Missing: Referrer-Policy\.\n[^]*\n\nCompared 1 address\. 1 differs\.$/,
  )
})

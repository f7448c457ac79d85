import { getHeaders, headerTable, matchesPattern } from './headers'

const page = {
  'Cache-Control': 'public, max-age=0, must-revalidate',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': expect.stringContaining('camera=(), '),
  'Content-Type': 'text/html; charset=utf-8',
}
const image = {
  ...page,
  'Content-Security-Policy': "frame-ancestors 'none', default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'Cross-Origin-Opener-Policy': undefined,
  'Permissions-Policy': undefined,
}
const openData = { ...page, 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' }
const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' }

it.each([
  ['/', page],
  ['/_next/static/a.js', { ...page, ...immutable, 'Content-Type': 'text/javascript; charset=utf-8' }],
  ['/img/ada.svg', { ...image, 'Content-Type': 'image/svg+xml' }],
  ['/icon.svg', { ...image, 'Content-Type': 'image/svg+xml' }],
  ['/img/photos/a.avif', { ...image, ...immutable, 'Content-Type': 'image/avif' }],
  ['/share/ada.png', { ...page, 'Cross-Origin-Resource-Policy': 'cross-origin', 'Content-Type': 'image/png' }],
  ['/candidates.json', { ...openData, 'Content-Type': 'application/json; charset=utf-8' }],
  ['/data/', page],
  ['/data/v1/sources.csv', { ...openData, 'Content-Type': 'text/csv; charset=utf-8' }],
  ['/SHA256SUMS', { ...page, 'Content-Type': 'text/plain; charset=utf-8' }],
  ['/constructor', { ...page, 'Content-Type': undefined }],
])('returns the headers of %s', (path, headers) => {
  expect(getHeaders(path)).toEqual(headers)
})

it('has no header with two exceptions for one path', () => {
  const sample = (pattern: string) => pattern.replace('*', 'a')
  for (const { exceptions = [] } of headerTable) {
    const patterns = exceptions.flatMap((exception) => exception.patterns)
    for (const pattern of patterns)
      expect(patterns.filter((other) => matchesPattern(sample(pattern), other))).toEqual([pattern])
  }
})

/** @jest-environment node */
import { formatHeaders } from './headers'

/** Rules of a `_headers` file: a path pattern and the names of its headers. */
function parseRules(file: string) {
  return file.split('\n\n').map((block) => {
    const [pattern = '', ...lines] = block.trim().split('\n')
    return { pattern, names: lines.map((line) => line.trim().replace(/:.*/, '')) }
  })
}

it('prefixes every path with the base path', () => {
  const patterns = (basePath: string) => parseRules(formatHeaders(basePath)).map(({ pattern }) => pattern)
  expect(patterns('')).toContain('/profile/*')
  expect(patterns('/medford')).toEqual(patterns('').map((pattern) => `/medford${pattern}`))
})

it.each([
  '/',
  '/profile/ada/',
  '/_next/static/a.js',
  '/img/photos/a.avif',
  '/candidates.json',
  '/manifest.webmanifest',
])('sets no header twice for %s', (path) => {
  const names = parseRules(formatHeaders(''))
    .filter(({ pattern }) => (pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern))
    .flatMap((rule) => rule.names)
  expect(names).toContain('X-Content-Type-Options')
  expect(names).toEqual([...new Set(names)])
})

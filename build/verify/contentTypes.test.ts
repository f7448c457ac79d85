import { compareType } from './compareResponse'

it.each([
  ['index.html', 'text/html'],
  ['index.html', 'text/html; charset=utf-8'],
  ['index.html', 'Text/HTML;charset="UTF-8"'],
  ['sitemap.xml', 'text/xml'],
  ['data/v1/sources.csv', 'text/csv; charset=utf-8'],
  ['corrections.atom', 'application/atom+xml'],
  ['sitemap.xml', 'application/xml; charset=utf-8'],
  ['manifest.webmanifest', 'application/manifest+json'],
  ['favicon.ico', 'image/vnd.microsoft.icon'],
  ['img/TOWN.PNG', 'image/png'],
  ['SHA256SUMS', 'text/plain; charset=utf-8'],
  ['SHA256SUMS', 'application/octet-stream'],
  ['.well-known/security.txt', 'text/plain'],
  ['data.unknown', 'anything/else'],
])('accepts %s as %s', (file, header) => {
  expect(compareType(file, header)).toEqual([])
})

it.each([
  ['index.html', 'text/plain', 'text/html'],
  ['index.html', 'text/html; charset=iso-8859-1', 'text/html'],
  ['index.html', undefined, 'text/html'],
  ['candidates.json', 'text/html; charset=utf-8', 'application/json'],
  ['data/v1/sources.csv', 'text/plain', 'text/csv'],
  ['img/ada.svg', 'image/png', 'image/svg+xml'],
  ['share/ada.png', 'application/octet-stream', 'image/png'],
  ['SHA256SUMS', 'text/html', 'text/plain'],
])('rejects %s as %s', (file, header, expected) => {
  expect(compareType(file, header)).toEqual([`type ${header ?? 'missing'}, expected ${expected}`])
})

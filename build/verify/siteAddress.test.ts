/** @jest-environment node */
import { parseSiteAddress } from './siteAddress'

it.each([
  ['https://guide.example', 'https://guide.example/'],
  ['https://guide.example/', 'https://guide.example/'],
  ['http://localhost:3000/guide', 'http://localhost:3000/guide/'],
  ['https://guide.example/a/b//', 'https://guide.example/a/b/'],
])('parses %s as %s', (text, href) => {
  expect(parseSiteAddress(text)?.href).toBe(href)
})

it.each([
  '',
  'guide.example',
  '/guide/',
  'ftp://guide.example/',
  'file:///srv/guide/',
  'https://',
  'https://user:password@guide.example/',
  'https://guide.example/?page=1',
  'https://guide.example/#/candidates',
])('rejects "%s"', (text) => {
  expect(parseSiteAddress(text)).toBeUndefined()
})

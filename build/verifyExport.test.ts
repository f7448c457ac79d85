import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { aGuide } from '@/guide/testing/factories'
import { listPages } from '@/guide/ask/pages/sitemap'
import { dataFiles } from '@/guide/open/files'
import { verifyExport } from './verifyExport'
import { createTemporaryFolder, writeFiles } from '@/lib/testing/temporaryFolder'

const guide = aGuide()
const page = '<!DOCTYPE html><html><body><h1>Title</h1><a href="/town/candidates/#mayor">Mayor</a></body></html>'
let folder: string

/** An export of a complete guide under a base path. */
beforeEach(() => {
  folder = createTemporaryFolder()
  for (const { path } of listPages(guide)) write(`${path}index.html`, page)
  write('404.html', page)
  const data = dataFiles.map((name) => `data/v1/${name}`)
  for (const file of ['candidates.json', 'sitemap.xml', 'robots.txt', ...data]) write(file, '')
})

const write = (file: string, content: string) => writeFiles(folder, { [file]: content })

const verify = () => verifyExport(folder, [{ language: 'en', guide }], '/town')

it('accepts a complete export', () => {
  expect(verify).not.toThrow()
})

it.each([
  'index.html',
  'profile/ada-byron/stance2/index.html',
  '404.html',
  'candidates.json',
  'data/v1/sources.csv',
  'sitemap.xml',
])('rejects an export without %s', (file) => {
  rmSync(join(folder, file))
  expect(verify).toThrow(new RegExp(`${file}[^]*The export lacks this file`))
})

it('rejects an image that no candidate has', () => {
  write('img/ada-byron.svg', '')
  expect(verify).not.toThrow()
  write('img/original.jpg', '')
  expect(verify).toThrow(/img\/original\.jpg[^]*no candidate does/)
})

it.each([
  ['is empty', ''],
  ['is truncated', page.slice(0, -20)],
  ['has no heading', page.replace(/<h1>.*<\/h1>/, '')],
])('rejects a page that %s', (_case, html) => {
  write('candidates/index.html', html)
  expect(verify).toThrow(/candidates\/index\.html[^]*no heading, or is not complete/)
})

it.each([
  ['/town/img/nobody.svg', '<img src="/town/img/nobody.svg" alt="">'],
  ['/town/profile/nobody/', '<a href=/town/profile/nobody/>Nobody</a>'],
  ['/elsewhere/', '<a class=link href=/elsewhere/>Elsewhere</a>'],
  ['/town/2025-11-04/', '<a href=/town/2025-11-04/>Earlier</a>'],
])('rejects a page with the address %s', (address, element) => {
  write('index.html', page.replace('<h1>', `${element}<h1>`))
  expect(verify).toThrow(`index.html\n  The address “${address}” leads to no file.`)
})

it('accepts the images of an archived election, and addresses in it', () => {
  const archived = ['2025-11-04/index.html', '2025-11-04/img/bob.svg', 'img/photos/bob-0123.svg']
  for (const file of archived) write(file, page)
  write('index.html', page.replace('<h1>', '<a href=/town/2025-11-04/>Earlier</a><h1>'))
  expect(() => verifyExport(folder, [{ language: 'en', guide }], '/town', new Set(archived))).not.toThrow()
  expect(verify).toThrow(/no candidate does/)
})

it('accepts addresses of other sites, fragments and mail', () => {
  const links = ['https://state.example/', '#main', 'mailto:a@b.example'].map((url) => `<a href="${url}">x</a>`)
  write('index.html', page.replace('<h1>', `${links.join('')}<h1>`))
  expect(verify).not.toThrow()
})

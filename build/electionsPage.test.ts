import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { aGuide } from '@/guide/testing/factories'
import { readEnv } from '@/lib/env'
import { createTemporaryFolder, writeFiles } from '@/lib/testing/temporaryFolder'
import { addSheets, completeElectionsPage, readSheet } from './electionsPage'
import { electionsPage } from './exportedFiles'
import { type ElectionPages, formatMovedPage, formatRedirects, listMovedPages, writeMovedPages } from './movedPages'

it('keeps the feed at the root in a language that only archived elections have', () => {
  const feeds = (...languages: readonly string[]) => languages.map((language) => `${language}/corrections.atom`)
  const folder = createTemporaryFolder({ 'index.html': 'current', 'corrections.atom': 'current' })
  const archive = ['/2025-11-04', '/2023-11-07'].map((path, index) => {
    const languages = index === 0 ? ['en', 'es'] : ['en', 'es', 'ht']
    const files = ['corrections.atom', ...feeds(...languages.slice(1)).flatMap((feed) => [feed, `${feed}.gz`])]
    writeFiles(join(folder, path), Object.fromEntries(files.map((file) => [file, path])))
    return { date: path.slice(1), path, languages, images: [], photos: [], folder, digests: new Map(), sheets: {} }
  })
  writeMovedPages(folder, { date: '2027-11-02', pages: [] }, archive, readEnv({}))
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  expect(['corrections.atom', ...feeds('es', 'ht')].map(read)).toEqual(['current', '/2025-11-04', '/2023-11-07'])
  expect(read('ht/corrections.atom.gz')).toBe('/2023-11-07')
  expect(existsSync(join(folder, 'ht/corrections.atom.br'))).toBe(false)
})

describe('completeElectionsPage', () => {
  const page = '<main><div data-elections="newer"></div><section></section><div data-elections="older"></div></main>'
  const robots = 'User-Agent: *\nSitemap: https://guide.example/city/sitemap.xml\n'
  const earlier = { date: '2015-11-03', path: '/2015-11-03' }

  /** Returns the plain export of a site with an earlier election, in one language. */
  async function add(siteUrl?: string) {
    const files = new Map(
      Object.entries({ 'robots.txt': robots, [electionsPage]: page }).map(([name, text]) => [name, Buffer.from(text)]),
    )
    const election = { guide: aGuide(), inputs: [], exports: [{ plain: files, elections: files, images: [] }] }
    const others = [{ ...earlier, sheets: { en: '<section>2015</section>' } }]
    const { exports } = await completeElectionsPage(election, others, { ...readEnv(), siteUrl, basePath: '/city' })
    return (name: string) => exports[0]?.plain?.get(name)?.toString()
  }

  it('adds the sheet of each election to the page of all elections', async () => {
    expect((await add())(electionsPage)).toContain('<div data-elections="older"><section>2015</section></div>')
  })

  it('names the sitemap of each election for crawlers, if the address of the site is known', async () => {
    const read = await add('https://guide.example')
    expect(read('robots.txt')).toBe(`${robots}Sitemap: https://guide.example/city/2015-11-03/sitemap.xml\n`)
    expect((await add())('robots.txt')).toBe(robots)
  })
})

const current: ElectionPages = {
  path: '/2027-11-02',
  languages: ['en', 'es'],
  pages: [
    '',
    'profile/ada/',
    'candidates/supervisor-of-elections/',
    'elections/',
    'es/',
    'es/profile/ada/',
    'es/elections/',
  ],
}
const newer: ElectionPages = { path: '/2025-11-04', languages: ['en'], pages: ['', 'profile/bob/'] }
const older: ElectionPages = {
  path: '/2023-11-07',
  languages: ['en', 'ar'],
  pages: ['', 'profile/ada/', 'profile/bob/', 'ar/', 'ar/profile/ada/'],
}

const moved = listMovedPages(current, [newer, older])
const targets = new Map(moved.map(({ from, to }) => [from, to]))

it('leads from the lasting address of each page of the current election to the root', () => {
  expect(targets.get('2027-11-02/')).toBe('')
  expect(targets.get('2027-11-02/es/profile/ada/')).toBe('es/profile/ada/')
  expect(targets.get('2027-11-02/candidates/supervisor-of-elections/')).toBe('candidates/supervisor-of-elections/')
})

it('leaves out the page of all elections, which has no lasting address', () => {
  expect([targets.has('2027-11-02/elections/'), targets.has('2027-11-02/es/elections/')]).toEqual([false, false])
})

it('leads from a page that the current election does not have to the newest election with it', () => {
  expect(targets.get('profile/bob/')).toBe('2025-11-04/profile/bob/')
  expect(targets.get('ar/profile/ada/')).toBe('2023-11-07/ar/profile/ada/')
})

it('leaves every page of the current election in its place', () => {
  expect(moved.filter(({ from }) => current.pages.includes(from))).toEqual([])
})

it('leads from the site in a language that only an archived election has to this election', () => {
  expect([targets.get('ar/'), targets.get('ar/elections/')]).toEqual(['2023-11-07/ar/', 'elections/'])
})

it('is in the language of its address', () => {
  const languages = new Map(moved.map(({ from, language }) => [from, language]))
  expect(languages.get('2027-11-02/es/')).toBe('es')
  expect(languages.get('profile/bob/')).toBe('en')
  const html = formatMovedPage({ from: 'ar/', to: '', language: 'ar' }, '/guide/')
  expect(html).toContain('<html lang="ar" dir="rtl">')
  expect(html).toContain('<h1>انتقلت هذه الصفحة إلى عنوان آخر</h1>')
})

it('leads on without scripts, and tells search engines the address', () => {
  const page = { from: 'profile/bob/', to: '2025-11-04/profile/bob/', language: 'en' }
  const html = formatMovedPage(
    page,
    '/guide/2025-11-04/profile/bob/',
    'https://guide.example/guide/2025-11-04/profile/bob/',
  )
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/guide/2025-11-04/profile/bob/">')
  expect(html).toContain('<link rel="canonical" href="https://guide.example/guide/2025-11-04/profile/bob/">')
  expect(html).toContain('<a href="/guide/2025-11-04/profile/bob/">Continue to the page</a>')
  expect(html).toContain(`<meta http-equiv="Content-Security-Policy" content="default-src 'none'">`)
  expect(html).not.toContain('<script')
})

it('has one rule for the current election, and at most 2,000 without a wildcard, as Cloudflare Pages reads', () => {
  expect(formatRedirects(current, moved, '/guide').trim().split('\n')).toEqual([
    '/guide/ar/elections/ /guide/elections/ 302',
    '/guide/profile/bob/ /guide/2025-11-04/profile/bob/ 302',
    '/guide/ar/ /guide/2023-11-07/ar/ 302',
    '/guide/ar/profile/ada/ /guide/2023-11-07/ar/profile/ada/ 302',
    '/guide/2027-11-02/* /guide/:splat 302',
  ])
  const pages = Array.from({ length: 3000 }, (_, index) => `profile/person-${index}/`)
  const many = formatRedirects(current, listMovedPages(current, [{ ...newer, pages }]), '')
  expect(many.trim().split('\n')).toHaveLength(2001)
})

describe('sheets', () => {
  const place = (name: string) => `<div data-elections="${name}"></div>`
  const sheet = (text: string) => `<section aria-labelledby="a"><h2 id="a">${text}</h2></section>`
  const page = `<!DOCTYPE html><html><body><main><p>Intro</p>${place('newer')}${sheet('2017')}${place('older')}</main><section></section></body></html>`

  const add = (language: string, ...others: readonly (readonly [date: string, sheets: Record<string, string>])[]) =>
    addSheets(
      page,
      '2017-11-07',
      language,
      others.map(([date, sheets]) => ({ date, sheets })),
    )

  it('reads the sheet of an election from its own page', () => {
    expect(readSheet(page)).toBe(sheet('2017'))
  })

  it('adds each election before or after the current one, by its date, and changes nothing else', () => {
    const full = add(
      'en',
      ['2019-11-05', { en: sheet('$& 2019') }],
      ['2015-11-03', { en: sheet('2015') }],
      ['2013-11-05', { en: sheet('2013') }],
    )
    const sheets = ['$& 2019', '2017', '2015', '2013'].map(sheet).join('')
    expect(full.replaceAll(/<div data-elections="(?:newer|older)">|<\/div>/g, '')).toContain(
      `<p>Intro</p>${sheets}</main>`,
    )
    expect(add('en')).toBe(page)
  })

  it('adds an election in the language of the page, or in its own first language', () => {
    const sheets = { en: sheet('Date'), es: sheet('Fecha') }
    expect(add('es', ['2015-11-03', sheets])).toContain(`">${sheet('Fecha')}</div>`)
    expect(add('pt', ['2015-11-03', sheets])).toContain('<section lang="en" aria-labelledby="a"><h2 id="a">Date')
    expect(add('ar', ['2015-11-03', sheets])).toContain('<section lang="en" dir="ltr" aria-labelledby="a">')
  })

  it('stops at a page without a place for the others', () => {
    expect(() => addSheets('<main></main>', '2017-11-07', 'en', [])).toThrow('newer')
  })
})

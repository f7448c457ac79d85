import { formatMovedPage, formatRedirects, listMovedPages, type ElectionPages } from './movedPages'

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

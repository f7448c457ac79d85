import { buildLanguageEnv } from './env'
import { href, siteHref, toPagePath, parseLegacyRoute, parseProfileId, paths } from './paths'

it.each([
  ['#/', '/'],
  ['#/candidates', '/candidates/'],
  ['#/candidates/', '/candidates/'],
  ['#/profile/bears', '/profile/bears/'],
  ['#/profile/torres-roth/stance12', '/profile/torres-roth/stance12/'],
  ['#/anything', '/anything/'],
])('parses the legacy route %s as %s', (hash, path) => {
  expect(parseLegacyRoute(hash)).toBe(path)
})

it.each([
  '',
  '#',
  '#main',
  '#mayor',
  '#!/candidates',
  '#//evil.example',
  '#/\\evil.example',
  '#\\/evil.example',
  '#/javascript:alert(1)',
  '#/%2F%2Fevil.example',
  '#/%5Cevil.example',
  '#/profile//bears',
  '#/profile/bears//',
  '#/../candidates',
  '#/./candidates',
  '#/candidates?next=//evil.example',
  '#/candidates#mayor',
  '#/@evil.example',
  '#/profile/bears\n',
  '#/\tcandidates',
  '#/profile/be\u0000ars',
  '#/prof\u200Bile',
  '#/profile/josé',
  `#/${'a'.repeat(200)}`,
])('rejects %j as a legacy route', (hash) => {
  expect(parseLegacyRoute(hash)).toBeUndefined()
})

it('adds and removes the base path', () => {
  expect(href(paths.stance('bears', 2), '/guide')).toBe('/guide/profile/bears/stance2/')
  expect(toPagePath('/guide/profile/bears/stance2/', '/guide')).toBe('/profile/bears/stance2')
  expect(toPagePath('/guide/', '/guide')).toBe('/')
  expect(toPagePath('/guidebook/', '/guide')).toBe('/guidebook')
  expect(toPagePath('/', '')).toBe('/')
})

it.each([
  ['/profile/nobody/', 'nobody'],
  ['/profile/bears/stance9/', 'bears'],
  ['/profile/bears/stance1/print', 'bears'],
  ['/guide/profile/bears', 'bears'],
  ['/profile/', undefined],
  ['/profiles/bears/', undefined],
  ['/about/profile/bears/', undefined],
  ['/nowhere', undefined],
])('parses the candidate in the address %s as %j', (pathname, id) => {
  expect(parseProfileId(pathname, '/guide')).toBe(id)
})

describe('a page of an archived election', () => {
  const { env } = process

  afterEach(() => {
    process.env = env
  })

  it.each([
    ['has as a further one', ['en', 'es'], '/es/elections/'],
    ['has first', ['es', 'en'], '/elections/'],
    ['does not have', ['en'], '/elections/'],
  ])('links to the page of all elections in a language that the site %s', (_, siteLanguages, expected) => {
    for (const languages of [['es'], ['en', 'es']]) {
      process.env = { ...env, SITE_LANGUAGES: siteLanguages.join(',') }
      Object.assign(process.env, buildLanguageEnv(languages, 'es'))
      expect(siteHref(paths.elections)).toBe(expected)
    }
  })
})

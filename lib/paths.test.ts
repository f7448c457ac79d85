/** @jest-environment node */
import { href, pagePath, paths, readAsked, readLegacyRoute } from './paths'

it.each([
  ['#/', '/'],
  ['#/candidates', '/candidates/'],
  ['#/candidates/', '/candidates/'],
  ['#/profile/bears', '/profile/bears/'],
  ['#/profile/torres-roth/stance12', '/profile/torres-roth/stance12/'],
  ['#/anything', '/anything/'],
])('the legacy route %s stands for %s', (hash, path) => {
  expect(readLegacyRoute(hash)).toBe(path)
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
])('%j is no route', (hash) => {
  expect(readLegacyRoute(hash)).toBeUndefined()
})

it('puts the base path before every address, and takes it off again', () => {
  expect(href(paths.stance('bears', 2), '/medford')).toBe('/medford/profile/bears/stance2/')
  expect(pagePath('/medford/profile/bears/stance2/', '/medford')).toBe('/profile/bears/stance2')
  expect(pagePath('/medford/', '/medford')).toBe('/')
  expect(pagePath('/medfordshire/', '/medford')).toBe('/medfordshire')
  expect(pagePath('/', '')).toBe('/')
})

it.each([
  ['/profile/nobody/', { kind: 'candidate', id: 'nobody' }],
  ['/profile/bears/stance9/', { kind: 'stance', id: 'bears', number: '9' }],
  ['/profile/bears/stance/', { kind: 'page', path: '/profile/bears/stance' }],
  ['/profile/bears/views/', { kind: 'page', path: '/profile/bears/views' }],
  ['/nowhere', { kind: 'page', path: '/nowhere' }],
  ['/profile/jos%C3%A9/', { kind: 'candidate', id: 'josé' }],
  ['/profile/%E0%A4%A/', { kind: 'candidate', id: '%E0%A4%A' }],
])('%s asks for %j', (pathname, asked) => {
  expect(readAsked(pathname, '')).toEqual(asked)
})

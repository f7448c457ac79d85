import { buildPolicy } from './policy'

it('requires trusted types on pages without script files', () => {
  const options = { scripts: [], styles: [], pageViews: false }
  expect(buildPolicy({ ...options, scriptFiles: false })).toMatchObject({ 'require-trusted-types-for': ["'script'"] })
  expect(buildPolicy({ ...options, scriptFiles: true })).not.toHaveProperty('require-trusted-types-for')
})

it('allows one path of the tag manager, and reports only to Google Analytics', () => {
  const policy = buildPolicy({ scripts: [], styles: [], scriptFiles: false, pageViews: true })
  const hosts = ['https://*.google-analytics.com', 'https://*.analytics.google.com']
  expect(policy['script-src']).toEqual(['https://www.googletagmanager.com/gtag/js'])
  expect(policy['connect-src']).toEqual(hosts)
  expect(policy['img-src']).toEqual(["'self'", ...hosts])
})

it('allows a worker, its script and requests for its list only on pages that can keep the guide', () => {
  const options = { scripts: [], styles: [], scriptFiles: false, pageViews: false }
  const directives = ['worker-src', 'script-src', 'connect-src']
  const read = (keepsGuide: boolean) => directives.map((name) => buildPolicy({ ...options, keepsGuide })[name])
  expect(read(true)).toEqual([["'self'"], ["'self'"], ["'self'"]])
  expect(read(false)).toEqual([[], [], []])
})

/** @jest-environment node */
import { buildDevPolicy, buildPolicy, serializePolicy } from './policy'

it('blocks in development what it blocks on the site, except what the development server needs', () => {
  const policy = serializePolicy(buildDevPolicy())
  expect(policy).toMatch(/^default-src 'none';/)
  for (const directive of ["img-src 'self'", "base-uri 'none'", "form-action 'none'", "style-src-attr 'none'"])
    expect(policy.split(';')).toContain(directive)
  expect(policy).toContain("script-src 'self' 'unsafe-inline' 'unsafe-eval'")
})

it('allows one path of the tag manager, and reports only to Google Analytics', () => {
  const policy = buildPolicy({ scripts: [], styles: [], scriptFiles: false, pageViews: true })
  const hosts = ['https://*.google-analytics.com', 'https://*.analytics.google.com']
  expect(policy['script-src']).toEqual(['https://www.googletagmanager.com/gtag/js'])
  expect(policy['connect-src']).toEqual(hosts)
  expect(policy['img-src']).toEqual(["'self'", ...hosts])
})

/** @jest-environment node */
import { serializePolicy } from './static-html/policy'
import { buildDevPolicy } from './devPolicy'

it('blocks in development what it blocks on the site, except what the development server needs', () => {
  const policy = serializePolicy(buildDevPolicy())
  expect(policy).toMatch(/^default-src 'none';/)
  for (const directive of ["img-src 'self'", "base-uri 'none'", "form-action 'none'", "style-src-attr 'none'"])
    expect(policy.split(';')).toContain(directive)
  expect(policy).toContain("script-src 'self' 'unsafe-inline' 'unsafe-eval'")
})

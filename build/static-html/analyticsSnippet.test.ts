/** @jest-environment node */
import { buildAnalyticsSnippet } from './analyticsSnippet'

it('returns the script that configures page views for an id', () => {
  expect(buildAnalyticsSnippet('G-TEST12345')).toMatch(/dataLayer[^]*gtag\('config', 'G-TEST12345'/)
})

/** @jest-environment node */
import { analyticsSnippet } from './analyticsSnippet'

it('returns the script that configures page views for an id', () => {
  expect(analyticsSnippet('G-TEST12345')).toMatch(/dataLayer[^]*gtag\('config', 'G-TEST12345'/)
})

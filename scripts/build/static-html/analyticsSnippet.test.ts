/** @jest-environment node */
import { analyticsSnippet } from './analyticsSnippet'

it('is the script with which page views are set up for an id', () => {
  expect(analyticsSnippet('G-TEST12345')).toMatch(/dataLayer[^]*gtag\('config', 'G-TEST12345'/)
})

/**
 * Builds the sample region in the pseudo-language, whose text is about 40% longer, and measures its pages in a browser.
 */
import { createGeneratedSite } from '@/lib/testing/generatedSite'

const site = createGeneratedSite('pseudo')

afterAll(site.remove)

it('builds a site in which longer text fits a narrow window', () => {
  site.copyFixture('region', ['en-XA'])
  const build = site.build()
  expect([build.status, build.stderr]).toEqual([0, ''])

  const browser = site.test()
  expect([browser.status, browser.stdout]).toEqual([0, expect.stringContaining('2 passed')])
})

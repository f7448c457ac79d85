/**
 * Builds the sample region in two languages, and runs the browser tests on the second: English from right to left, so tests
 * find the words that they expect.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createGeneratedSite } from '@/lib/testing/generatedSite'

const language = 'en-CA-x-rtl'
const site = createGeneratedSite('mirrored')
const { folder } = site

afterAll(site.remove)

it('builds a guide in two languages that passes every browser test from right to left', () => {
  site.copyFixture('region', ['en-CA', language])
  mkdirSync(join(folder, 'translations'))
  // Reviewed, so no page says that its words are not.
  const translations = 'by: A. Reader\nreviewed: { by: A. Reader, date: 2026-10-01 }\ntexts: []\n'
  writeFileSync(join(folder, 'translations', `${language}.yaml`), translations)
  const build = site.build()
  expect([build.status, build.stderr]).toEqual([0, expect.any(String)])

  const browser = site.test()
  if (browser.status !== 0) throw new Error(browser.stdout)
  expect(browser.stdout).toMatch(/\b\d{2,} passed/)
})

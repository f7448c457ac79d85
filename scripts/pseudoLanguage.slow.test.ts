/**
 * Builds the sample region in the pseudo-language, whose text is about 40% longer, and measures its pages in a browser.
 */
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createGeneratedSite } from '@/lib/testing/generatedSite'

const site = createGeneratedSite('pseudo')

afterAll(site.remove)

it('builds a site in which longer text fits a narrow window', () => {
  cpSync(join('data', 'fixtures', 'region'), site.folder, { recursive: true })
  const file = join(site.folder, 'election.yaml')
  const text = readFileSync(file, 'utf8').replace(/^languages: .*\n/m, '')
  writeFileSync(file, `${text}\nlanguages: [en-XA]\n`)
  const build = site.build()
  expect([build.status, build.stderr]).toEqual([0, ''])

  const browser = site.test()
  expect([browser.status, browser.stdout]).toEqual([0, expect.stringContaining('2 passed')])
})

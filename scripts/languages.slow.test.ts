/**
 * Builds a guide in two languages, with and without the cache of earlier builds.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cleanNextCache } from '@/lib/cli/buildSite'
import { createGeneratedSite, digestFiles } from '@/lib/testing/generatedSite'

const site = createGeneratedSite('languages')

afterAll(site.remove)

/** Builds the site. Returns the languages that Next.js rendered, and a digest of each file. */
function build() {
  const { status, stderr, stdout } = site.build()
  expect([status, stderr]).toEqual([0, expect.any(String)])
  return {
    rendered: [...stdout.matchAll(/^(en|ar): /gm)].map(([, language]) => language),
    files: digestFiles(site.out),
  }
}

it('renders what has changed, without what was removed, and the same bytes as a build without a cache', () => {
  site.copyFixture('upcoming', ['en', 'ar'])
  cleanNextCache()
  const complete = build()
  expect(complete.rendered.toSorted()).toEqual(['ar', 'en'])
  const removed = Object.keys(complete.files).filter((file) => file.includes('profile/elm/'))
  expect(removed).toContain('profile/elm/index.html')

  rmSync(join(site.folder, 'candidates', 'elm.yaml'))
  const first = build()
  expect(removed.filter((file) => file in first.files)).toEqual([])

  const arabic = join(site.folder, 'translations', 'ar.yaml')
  writeFileSync(arabic, readFileSync(arabic, 'utf8').replace('text: ميلبروك تصوّت', 'text: ميلبروك تنتخب'))
  const second = build()
  expect(second.rendered).toEqual(['ar'])
  const changed = Object.keys(second.files).filter((file) => second.files[file] !== first.files[file])
  expect(changed).toContain('ar/index.html')
  // The version of kept guides covers all languages.
  const expected = /^(?:(?:share\/)?ar\/|SHA256SUMS|worker\.js|offline\.json)/
  expect(changed.filter((file) => !expected.test(file))).toEqual([])

  cleanNextCache()
  expect(build()).toEqual({ files: second.files, rendered: expect.any(Array) })
})

/**
 * Builds a guide in three languages, with and without the cache of earlier builds.
 */
import { createHash } from 'node:crypto'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cleanNextCache } from '@/lib/cli/buildSite'
import { listFiles } from '@/lib/listFiles'
import { createGeneratedSite } from '@/lib/testing/generatedSite'

const site = createGeneratedSite('languages')

afterAll(site.remove)

function edit(file: string, change: (text: string) => string): void {
  const path = join(site.folder, file)
  writeFileSync(path, change(readFileSync(path, 'utf8')))
}

/** Builds the site. Returns the languages that Next.js rendered, and a digest of each file. */
function build() {
  const { status, stderr, stdout } = site.build()
  expect([status, stderr]).toEqual([0, expect.any(String)])
  const digest = (file: string) =>
    createHash('sha256')
      .update(readFileSync(join(site.out, file)))
      .digest('hex')
  return {
    rendered: [...stdout.matchAll(/^(en|ar|es): /gm)].map(([, language]) => language),
    files: Object.fromEntries(listFiles(site.out).map((file) => [file, digest(file)])),
  }
}

it('renders what has changed, without what was removed, and the same bytes as a build without a cache', () => {
  cpSync(join('data', 'fixtures', 'upcoming'), site.folder, { recursive: true })
  edit('election.yaml', (text) => text.replace(/^languages: .*$/m, 'languages: [en, ar, es]'))
  cleanNextCache()
  const complete = build()
  expect(complete.rendered.toSorted()).toEqual(['ar', 'en', 'es'])
  const removed = listFiles(site.out).filter((file) => file.includes('profile/elm/'))
  expect(removed).toContain('profile/elm/index.html')

  rmSync(join(site.folder, 'candidates', 'elm.yaml'))
  const first = build()
  expect(removed.filter((file) => file in first.files)).toEqual([])

  edit('translations/ar.yaml', (text) => text.replace('text: ميلبروك تصوّت', 'text: ميلبروك تنتخب'))
  const second = build()
  expect(second.rendered).toEqual(['ar'])
  const changed = Object.keys(second.files).filter((file) => second.files[file] !== first.files[file])
  expect(changed).toContain('ar/index.html')
  // The version of kept guides covers all languages.
  const expected = /^(?:(?:share\/)?ar\/|SHA256SUMS|worker\.js|(?:es\/)?offline\.json)/
  expect(changed.filter((file) => !expected.test(file))).toEqual([])

  cleanNextCache()
  expect(build()).toEqual({ files: second.files, rendered: expect.any(Array) })
})

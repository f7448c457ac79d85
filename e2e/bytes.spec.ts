/** What a page may cost. Bytes do not wobble, so they are held here; what takes time is in `npm run bench:pages`. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, sitemapPaths, test } from './site'

/** Of a page with its styles and scripts, without its pictures. */
const PAGE_BYTES = 8000
/** Of the candidate list with its pictures too. */
const LIST_BYTES = 20_000

const pages = [...sitemapPaths().map((path) => `${path}index.html`), '404.html']
const costs = new Map<string, number>()

/** Bytes of a file of the export in the dearer of the two codings that hosts send. */
function costOf(file: string): number {
  const known = costs.get(file)
  if (known !== undefined) return known
  const content = readFileSync(join('out', file))
  const coded = Math.max(gzipSync(content, { level: 9 }).length, brotliCompressSync(content).length)
  // What does not get smaller is sent as it is.
  const cost = Math.min(content.length, coded)
  costs.set(file, cost)
  return cost
}

function sum(files: readonly string[]): number {
  return files.reduce((total, file) => total + costOf(file), 0)
}

/** A page and every file that it is not whole without, but for its pictures. */
function filesOf(page: string): string[] {
  const tags = readFileSync(join('out', page), 'utf8').match(/<(?:script|link)\b[^>]*>/g) ?? []
  const needed = tags.filter((tag) => /^<script|rel="(?:stylesheet|preload|modulepreload)"/.test(tag))
  return [page, ...new Set(needed.flatMap((tag) => / (?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? []))]
}

test(`no page costs more than ${PAGE_BYTES} bytes without its pictures, in either coding`, () => {
  expect(pages.length).toBeGreaterThan(80)
  const dear = pages
    .map((page) => `${page} ${sum(filesOf(page))}`)
    .filter((cost) => Number(cost.split(' ')[1]) > PAGE_BYTES)
  expect(dear).toEqual([])
})

test('no page has a script file', () => {
  const scripts = pages.flatMap((page) => filesOf(page).filter((file) => file.endsWith('.js')))
  expect([...new Set(scripts)]).toEqual([])
})

test('no kind of page asks for a script file when it is open', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  for (const path of ['', 'candidates/', 'profile/bears/', 'profile/bears/stance1/']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  expect(scripts).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true })

  test(`the candidate list costs no more than ${LIST_BYTES} bytes with all pictures of the first race`, async ({
    page,
  }) => {
    await page.goto('candidates/')
    const sources = await page.locator('section img:visible').evaluateAll((images: HTMLImageElement[]) =>
      Promise.all(
        images.map(async (image) => {
          image.loading = 'eager'
          await image.decode()
          return image.currentSrc
        }),
      ),
    )
    expect(sources.length).toBeGreaterThan(5)
    const pictures = [...new Set(sources.map((source) => new URL(source).pathname))]
    expect(sum([...filesOf('candidates/index.html'), ...pictures])).toBeLessThanOrEqual(LIST_BYTES)
  })
})

/** A guide in two languages, one of which runs from right to left. */
import { expect, findCandidate, profilePath, test } from './support/site'

/** The path of a complete address of the site. */
const readPath = (url = '') => url.replace(/^https:\/\/guide\.example/, '')

test.use({ wrongAddresses: true })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allowed: /^failed: .*\.js csp$/ })

  test('the names of the languages lead to the same page', { tag: '@upcoming' }, async ({ page, election }) => {
    const profile = profilePath(findCandidate(election)).slice(2)
    await page.goto(`./${profile}`)
    const names = page.getByRole('navigation', { name: 'Language' })
    await expect(names.getByRole('link')).toHaveText(['English', 'العربية'])
    await names.getByRole('link', { name: 'العربية' }).click()
    await expect(page).toHaveURL(`./ar/${profile}`)
    await expect(page.locator('html[lang=ar][dir=rtl]')).toHaveCount(1)
    // Text from left to right starts at the edge of the others.
    for (const aligned of await page.getByRole('main').locator('bdi, [dir=ltr]').all())
      await expect(aligned).toHaveCSS('text-align', 'right')

    await page.setViewportSize({ width: 360, height: 740 })
    await page.getByText('A文').click()
    const english = page.getByRole('navigation').getByRole('link', { name: 'English' })
    await expect(english).toBeInViewport({ ratio: 1 })
    expect((await english.boundingBox())!.height).toBeGreaterThanOrEqual(44)
    await english.click()
    await expect(page).toHaveURL(`./${profile}`)
  })
})

test('the not-found page is in the language of the address', { tag: '@upcoming' }, async ({ page, request }) => {
  // Many hosts send the page of the first language for every address.
  const body = await (await request.get('./nowhere/')).text()
  await page.route('**/ar/elsewhere/', (route) => route.fulfill({ status: 404, body, contentType: 'text/html' }))
  for (const [path, lang] of [
    ['./ar/nowhere/', 'ar'],
    ['./ar/elsewhere/', 'ar'],
    ['./nowhere/', 'en'],
  ] as const) {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    const heading = page.getByRole('main').getByRole('heading')
    await expect(heading).toHaveCount(1)
    expect(await heading.evaluate((element) => element.matches('h1, [aria-level="1"]'))).toBe(true)
    expect(await heading.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe(lang)
  }
})

test('what is marked in one language is marked in the other', { tag: '@upcoming' }, async ({ page, settle }) => {
  await page.goto('./my-ballot/')
  await settle()
  // The first one is the pen.
  const box = page.getByRole('checkbox').nth(1)
  await box.check({ force: true })
  await page.goto('./ar/my-ballot/')
  await settle()
  await expect(box).toBeChecked()
})

test(
  'the sitemap names every language of a page, and each page its own address',
  { tag: '@upcoming' },
  async ({ readPage, request, paths }) => {
    const sitemap = await (await request.get('./sitemap.xml')).text()
    const entries = sitemap.split('<url>').slice(1)
    expect(entries).toHaveLength(2 * paths.length)
    const robots = await (await request.get('./robots.txt')).text()
    expect(robots).toContain('Sitemap: https://guide.example/guide/sitemap.xml')
    const listed = new Map(
      entries.map((entry) => [
        readPath(/<loc>(.*?)<\/loc>/.exec(entry)?.[1]),
        [...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, tag, url]) => [tag, readPath(url)]),
      ]),
    )
    for (const path of paths) {
      const bare = path.slice(2)
      const expected = [
        ['en', `/guide/${bare}`],
        ['ar', `/guide/ar/${bare}`],
        ['x-default', `/guide/${bare}`],
      ]
      for (const own of [bare, `ar/${bare}`]) {
        const $ = await readPage(`./${own}`)
        expect(readPath($('link[rel=canonical]').attr('href'))).toBe(`/guide/${own}`)
        expect(listed.get(`/guide/${own}`)).toEqual(expected)
      }
    }
  },
)

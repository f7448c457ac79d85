/** A guide in two languages, one of which runs from right to left. */
import { expect, findCandidate, profilePath, test } from './support/site'

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

test('the sitemap has every page in every language', { tag: '@upcoming' }, async ({ request, paths }) => {
  const sitemap = await (await request.get('./sitemap.xml')).text()
  const locations = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location]) => location)
  const pages = paths.flatMap((path) => ['', 'ar/'].map((folder) => folder + path.slice(2)))
  expect(locations.toSorted()).toEqual(pages.map((page) => `https://guide.example/guide/${page}`).toSorted())
  const robots = await (await request.get('./robots.txt')).text()
  expect(robots).toContain('Sitemap: https://guide.example/guide/sitemap.xml')
})

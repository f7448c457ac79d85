import { accessibilityProblems } from './accessibility'
import { expect, openData, sitemapPaths, test } from './site'

const paths = sitemapPaths()

test('the sitemap names every page', () => {
  const candidates = openData()
  const profiles = candidates.map(({ id }) => `/profile/${id}/`)
  const stances = candidates.flatMap(({ id, keyStances }) =>
    keyStances.map((_title, index) => `/profile/${id}/stance${index + 1}/`),
  )
  expect(paths.toSorted()).toEqual(['/', '/candidates/', '/corrections/', ...profiles, ...stances].toSorted())
})

// A candidate's pages in one test, since to open a browser's window takes longer than to look at a page.
const start = (path: string) => path.split('/').slice(0, 3).join('/')
for (const name of new Set(paths.map(start)))
  test(`${name} and what lies below it are sound and accessible pages`, async ({ page, settle }) => {
    for (const path of paths.filter((each) => start(each) === name)) {
      const response = await page.goto(path)
      expect(response?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{30,}/)
      await settle()
      expect([path, ...(await accessibilityProblems(page))]).toEqual([path])
    }
  })

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`on a phone in ${colorScheme} colors`, () => {
    test.use({ colorScheme, viewport: { width: 320, height: 720 }, wrongAddresses: true })

    test('every kind of page has contrast enough for body text at 7 to 1, and no accessibility problem', async ({
      page,
    }) => {
      for (const path of [
        '/',
        '/candidates/',
        '/profile/bears/',
        '/profile/petrella/stance1/',
        '/corrections/',
        `/nowhere/${'a'.repeat(200)}/`,
      ]) {
        await page.goto(path)
        expect([path, ...(await accessibilityProblems(page, ['color-contrast-enhanced']))]).toEqual([path])
      }
    })
  })

test('every page has a title and a description of its own', async ({ request }) => {
  const pages = await Promise.all(paths.map(async (path) => (await request.get(path)).text()))
  const all = (form: RegExp) => pages.map((html) => form.exec(html)?.[1])
  for (const form of [/<title>([^<]+)<\/title>/, /<meta name="description" content="([^"]+)"/]) {
    expect(all(form)).not.toContain(undefined)
    expect(new Set(all(form)).size).toBe(paths.length)
  }
})

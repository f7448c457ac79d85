/** A site under a base path and with a known address. */
import * as cheerio from 'cheerio'
import { loadImages } from './support/loadImages'
import { stubAnalytics } from './support/analytics'
import { raceOf } from './support/election'
import { pageTypes } from './support/samplePages'
import { raceButton } from './support/raceButton'
import { expect, findCandidate, profilePath, test } from './support/site'

test.describe('under a base path', () => {
  test.use({ wrongAddresses: true })

  test(
    'every link and every file of every type of page is below it, even after React has started',
    { tag: '@upcoming' },
    async ({ page, address, election }) => {
      test.slow()
      const requests: string[] = []
      page.on('request', (request) => requests.push(request.url()))
      const views = await stubAnalytics(page)
      for (const [index, path] of [...pageTypes(election), './nowhere/'].entries()) {
        await page.goto(path)
        // React reports it, and then whether the markup is what it expects.
        await expect.poll(() => views).toHaveLength(index + 1)
        await page.evaluate(loadImages)
        const links = await page
          .locator('a[href^="/"]')
          .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
        expect(links.length).toBeGreaterThan(3)
        expect(links.filter((link) => !link?.startsWith('/guide/'))).toEqual([])
      }
      const local = requests.filter((url) => new URL(url).hostname === new URL(address).hostname)
      expect(local.filter((url) => !url.startsWith(address))).toEqual([])
    },
  )

  test(
    'a voter goes from the landing page to a stance, and legacy routes lead to their pages',
    { tag: '@upcoming' },
    async ({ page, election }) => {
      const candidate = findCandidate(election, 1)
      await stubAnalytics(page)
      await page.goto('./')
      await page.getByRole('link', { name: 'View Candidates' }).click()
      await raceButton(page, raceOf(election, candidate).name).click()
      await page.getByRole('link', { name: `${candidate.name} ${raceOf(election, candidate).position}` }).click()
      await page.getByRole('region', { name: 'Key stances' }).getByRole('heading').getByRole('link').first().click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(candidate.stances[0]?.title ?? '')
      await page.goto(`./#/profile/${candidate.id}/stance1`, { waitUntil: 'commit' })
      await expect(page).toHaveURL(`${profilePath(candidate)}stance1/`)
    },
  )

  test(
    'the not-found page links to the profile of a known candidate',
    { tag: '@upcoming' },
    async ({ page, address, election }) => {
      const candidate = findCandidate(election)
      await stubAnalytics(page)
      await page.goto(`${profilePath(candidate)}stance99/`)
      await expect(page.getByRole('link', { name: `See the profile of ${candidate.name}` })).toHaveAttribute(
        'href',
        new URL(profilePath(candidate), address).pathname,
      )
    },
  )
})

test(
  'a site with a known address has canonical addresses, in pages, sitemap and robots.txt',
  { tag: '@upcoming' },
  async ({ request, election }) => {
    const canonical = (path: string) => new URL(path, 'https://guide.example/guide/').href
    const sitemap = await (await request.get('./sitemap.xml')).text()
    for (const path of pageTypes(election)) {
      const $ = cheerio.load(await (await request.get(path)).text())
      expect($('link[rel="canonical"]').attr('href')).toBe(canonical(path))
      expect(sitemap).toContain(`<loc>${canonical(path)}</loc>`)
    }
    expect(await (await request.get('./robots.txt')).text()).toContain(`Sitemap: ${canonical('sitemap.xml')}`)
  },
)

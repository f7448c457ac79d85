import { loadImages } from './support/loadImages'
import { stubAnalytics } from './support/analytics'
import { pageTypes } from './support/samplePages'
import { expect, findCandidate, profilePath, test } from './support/site'

// `build/verifyExport.ts` checks every link.
test.use({ wrongAddresses: true })

test(
  'every file of every type of page is below it, even after React has started',
  { tag: '@upcoming' },
  async ({ page, address, election }) => {
    test.slow()
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    const views = await stubAnalytics(page)
    // The last is not found, and links to the profile.
    const wrong = `${profilePath(findCandidate(election))}stance99/`
    for (const [index, path] of [...pageTypes(election), wrong].entries()) {
      await page.goto(path)
      // React reports it, and then whether the markup is what it expects.
      await expect.poll(() => views).toHaveLength(index + 1)
      await page.evaluate(loadImages)
    }
    await expect(page.getByRole('link', { name: /^See the profile of / })).toBeVisible()
    const local = requests.filter((url) => new URL(url).hostname === new URL(address).hostname)
    expect(local.filter((url) => !url.startsWith(address))).toEqual([])
  },
)

/** Addresses of the former site, like `/#/profile/ada`, which is now `/profile/ada/`. */
import { expect, findCandidate, profilePath, test } from './support/site'

function legacyRoute(path: string): string {
  return `./#/${path.replace(/^\.\//, '').replace(/\/$/, '')}`
}

test.beforeEach(({ election }) => test.skip(!election.legacyRoutes, 'the election has no legacy routes'))

test('legacy routes lead to their pages', { tag: '@firefox' }, async ({ page, election }) => {
  const profile = profilePath(findCandidate(election, 1))
  // The landing page is last, because its legacy route would not be a new document for the one after it.
  for (const path of [`${profile}stance1/`, './about/fairness/', './']) {
    await page.goto(legacyRoute(path), { waitUntil: 'commit' })
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test(
  'the landing page is never shown at the address of a legacy route',
  { tag: '@firefox' },
  async ({ page, election }) => {
    const candidate = findCandidate(election)
    await page.addInitScript(() => {
      const record = () => {
        const heading = document.querySelector('h1')
        if (heading?.checkVisibility())
          sessionStorage.setItem('headings', `${sessionStorage.getItem('headings') ?? ''}|${heading.textContent}`)
        else requestAnimationFrame(record)
      }
      requestAnimationFrame(record)
    })
    // A slow response gives the landing page time to appear.
    await page.route(`**/profile/${candidate.id}/`, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500))
      await route.continue()
    })
    await page.goto(legacyRoute(profilePath(candidate)), { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(candidate.name)
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('headings'))).toBe(`|${candidate.name}`)
  },
)

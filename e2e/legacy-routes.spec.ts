/** Addresses of the former site, like `/#/profile/ada`, which is now `/profile/ada/`. */
import { expect, findCandidate, profilePath, test } from './support/site'

function legacyRoute(path: string): string {
  return `./#/${path.replace(/^\.\//, '').replace(/\/$/, '')}`
}

test.beforeEach(({ election }) => test.skip(!election.legacyRoutes, 'the election has no legacy routes'))

test('legacy routes lead to their pages', { tag: '@firefox' }, async ({ page, election }) => {
  const profile = profilePath(findCandidate(election, 1))
  // The landing page is last, because its legacy route would not be a new document for the one after it.
  for (const path of ['./candidates/', profile, `${profile}stance1/`, './about/fairness/', './']) {
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

test.describe('a legacy route without a page', () => {
  test.use({ wrongAddresses: true })

  test('shows the not-found page, which names a known candidate', async ({ page, election }) => {
    const { id, name } = findCandidate(election)
    await page.goto(`./#/profile/${id}/stance99`, { waitUntil: 'commit' })
    await expect(page.getByText(`${name} has no page at this address.`)).toBeVisible()
  })
})

/** `lib/paths.test.ts` has more. */
const otherFragments = ['#//evil.example', '#/%5Cevil.example', '#/javascript:alert(1)', '#/../../etc/passwd', '#main']

test('a fragment that is not a legacy route leaves the page alone', async ({ page, election, address, settle }) => {
  test.slow()
  const navigations: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) navigations.push(request.url())
  })
  for (const hash of otherFragments) {
    // A file of the same site, from which the next address is a new document.
    await page.goto('./robots.txt')
    await page.goto(`./${hash}`)
    await settle()
    expect([hash, new URL(page.url()).hash]).not.toEqual([hash, ''])
    await page.evaluate((fragment) => {
      location.hash = `${fragment}x`
      location.hash = fragment
    }, hash)
    await page.waitForTimeout(100)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(election.title)
    expect([hash, new URL(page.url()).hash]).not.toEqual([hash, ''])
  }
  const pages = navigations.filter((url) => !url.endsWith('/robots.txt')).map((url) => url.replace(/#.*$/s, ''))
  expect(pages).toEqual(otherFragments.map(() => address))
})

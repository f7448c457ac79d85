import { expect, sitemapPaths, test } from './site'

/** A page's address in the former site. */
function legacy(path: string) {
  return `/#${path === '/' ? '/' : path.replace(/\/$/, '')}`
}

test('every page is reached by its legacy route', async ({ page }) => {
  test.slow()
  for (const path of sitemapPaths()) {
    await page.goto('about:blank')
    await page.goto(legacy(path), { waitUntil: 'commit' })
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('a legacy route never shows the page under its address', async ({ page }) => {
  await page.addInitScript(() => {
    const look = () => {
      const heading = document.querySelector('h1')
      if (heading?.checkVisibility())
        sessionStorage.setItem('seen', `${sessionStorage.getItem('seen') ?? ''}|${heading.textContent}`)
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  // A slow answer gives the landing page all the time to show itself.
  await page.route('**/profile/bears/', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue()
  })
  await page.goto('/#/profile/bears', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zac Bears')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('seen'))).toBe('|Zac Bears')
})

test('the back button is not trapped by a legacy route', async ({ page }) => {
  await page.goto('/corrections/')
  await page.goto('/#/profile/bears', { waitUntil: 'commit' })
  await expect(page).toHaveURL('/profile/bears/')
  await page.goBack()
  await expect(page).toHaveURL('/corrections/')
})

test('a route followed on an open page leads on, and back to that page as it was', async ({ page }) => {
  await page.goto('/candidates/')
  await page.evaluate(() => {
    location.hash = '#/profile/bears/stance2'
  })
  await expect(page).toHaveURL('/profile/bears/stance2/')
  await page.goBack()
  await expect(page).toHaveURL('/candidates/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a tracking query before the route does no harm', async ({ page }) => {
  await page.goto('/?fbclid=abc#/profile/bears', { waitUntil: 'commit' })
  await expect(page).toHaveURL('/profile/bears/')
})

test.describe('a well-formed route to nothing', () => {
  test.use({ wrongAddresses: true })

  for (const [route, sentence] of [
    ['/#/nowhere', 'This guide has no page “/nowhere”.'],
    ['/#/profile/nobody', 'This guide has no candidate “nobody”.'],
    ['/#/profile/bears/stance9', 'This guide has no stance “9” of a candidate “bears”.'],
  ] as const)
    test(`${route} shows the not-found page, which names it`, async ({ page }) => {
      await page.goto(route, { waitUntil: 'commit' })
      await expect(page.getByText(sentence)).toBeVisible()
      await expect(page.getByRole('link', { name: 'See all candidates' })).toBeVisible()
    })
})

const noRoutes = [
  '#//evil.example',
  '#///evil.example/',
  '#/\\evil.example',
  '#\\\\evil.example',
  '#/javascript:alert(1)',
  '#javascript:alert(1)',
  '#/%2F%2Fevil.example',
  '#/%5Cevil.example',
  '#/%6A%61vascript:alert(1)',
  '#/https://evil.example',
  '#/@evil.example',
  '#/../../etc/passwd',
  '#/profile//bears',
  '#/candidates?next=//evil.example',
  '#/profile/be\u0000ars',
  '#/%09candidates',
  '#/candidates%0A',
  '#/\u0001candidates',
  '#/<img src=x onerror=alert(1)>',
  `#/${'a'.repeat(5000)}`,
  '#main',
  '#results',
]

test('a fragment that is no route leaves the page alone', async ({ page, settle }) => {
  test.slow()
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.push(request.url())
  })
  for (const hash of noRoutes) {
    await page.goto('about:blank')
    await page.goto(`/${hash}`)
    await settle()
    expect([hash, new URL(page.url()).hash]).not.toEqual([hash, ''])
    await page.evaluate((fragment) => {
      location.hash = `${fragment}x`
      location.hash = fragment
    }, hash)
    await page.waitForTimeout(100)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Medford City Elections')
    expect([hash, new URL(page.url()).hash]).not.toEqual([hash, ''])
  }
  const pages = asked.filter((url) => url.startsWith('http'))
  expect(pages).toHaveLength(noRoutes.length)
  expect(new Set(pages.map((url) => new URL(url).pathname))).toEqual(new Set(['/']))
})

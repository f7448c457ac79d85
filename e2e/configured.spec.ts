/** The site with every option set: under a base path, at a known address, with page views and the console log. */
import { stubAnalytics, view } from './analytics'
import { expect, sitemapPaths, test } from './site'

test.use({
  out: 'out-configured',
  basePath: '/medford',
  allowed: /^console log:|^elsewhere: https:\/\/www\.googletagmanager\.com/,
})

test.describe('page views', () => {
  test('one for every location, in the form of path and title', async ({ page }) => {
    const views = await stubAnalytics(page)
    await page.goto('./')
    await expect.poll(() => views).toEqual([view('/')])
    await page.getByRole('link', { name: 'View Candidates' }).click()
    await expect.poll(() => views).toHaveLength(2)
    await page.getByRole('button', { name: 'Mayor' }).click()
    await page.getByRole('link', { name: /^Rick Caraviello/ }).click()
    await expect.poll(() => views).toHaveLength(3)
    await page.getByRole('link', { name: 'Responsive City Hall' }).click()
    await expect.poll(() => views).toHaveLength(4)
    await page.waitForTimeout(300)
    expect(views).toEqual([
      view('/'),
      view('/candidates'),
      view('/profile/caraviello'),
      view('/profile/caraviello/stance2'),
    ])
  })

  test('a legacy route reports its page and nothing else', async ({ page }) => {
    const views = await stubAnalytics(page)
    await page.goto('./#/profile/bears', { waitUntil: 'commit' })
    await expect(page).toHaveURL(/\/medford\/profile\/bears\/$/)
    await expect.poll(() => views).toHaveLength(1)
    await page.waitForTimeout(300)
    expect(views).toEqual([view('/profile/bears')])
  })

  test.describe('at a wrong address', () => {
    test.use({ wrongAddresses: true })

    test('one is reported', async ({ page }) => {
      const views = await stubAnalytics(page)
      await page.goto('profile/nobody/')
      await expect.poll(() => views).toEqual([view('/profile/nobody')])
    })
  })

  for (const [name, value] of [
    ['globalPrivacyControl', true],
    ['doNotTrack', '1'],
  ] as const)
    test(`nothing is loaded and nothing sent under ${name}`, async ({ page }) => {
      await page.addInitScript(([signal, set]) => Object.defineProperty(navigator, signal!, { get: () => set }), [
        name,
        value,
      ] as const)
      const views = await stubAnalytics(page)
      const elsewhere: string[] = []
      page.on('request', (request) => {
        if (!request.url().startsWith('http://localhost')) elsewhere.push(request.url())
      })
      await page.goto('./')
      await page.waitForLoadState('networkidle')
      await page.waitForTimeout(300)
      expect(elsewhere).toEqual([])
      expect(views).toEqual([])
      expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
    })
})

test.describe('under a base path', () => {
  test.use({ wrongAddresses: true })

  test('every link and file of every kind of page stays under it', async ({ page, address }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await stubAnalytics(page)
    for (const path of ['./', 'candidates/', 'profile/bears/', 'profile/bears/stance1/', 'corrections/', 'nowhere/']) {
      await page.goto(path)
      await page
        .locator('img')
        .evaluateAll((images) => images.forEach((image) => image.setAttribute('loading', 'eager')))
      await page.waitForLoadState('networkidle')
      const links = await page
        .locator('a[href^="/"]')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
      expect(links.length).toBeGreaterThan(3)
      expect(links.filter((link) => !link?.startsWith('/medford/'))).toEqual([])
    }
    await page.waitForLoadState('networkidle')
    const inside = requests.filter((url) => url.startsWith('http://localhost'))
    expect(inside.filter((url) => !url.startsWith(address))).toEqual([])
  })

  test('a voter goes from the landing page to a stance, and legacy routes lead there as well', async ({ page }) => {
    await stubAnalytics(page)
    await page.goto('./')
    await page.getByRole('link', { name: 'View Candidates' }).click()
    await page.getByRole('link', { name: /^Zac Bears/ }).click()
    await page.getByRole('link', { name: 'Budget and new revenue' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Budget and new revenue')
    await page.goto('./#/profile/tseng/stance3', { waitUntil: 'commit' })
    await expect(page).toHaveURL(/\/medford\/profile\/tseng\/stance3\/$/)
  })

  test('the not-found page names the address without it', async ({ page }) => {
    await stubAnalytics(page)
    await page.goto('nowhere/')
    await expect(page.getByText('This guide has no page “/nowhere”.')).toBeVisible()
  })
})

test.describe('at a known address', () => {
  test('every page names its canonical address, and sitemap and robots name theirs', async ({ page, request }) => {
    await stubAnalytics(page)
    const canonical = (path: string) => `https://guide.example/medford${path}`
    for (const path of ['/', '/candidates/', '/profile/bears/', '/profile/bears/stance1/', '/corrections/']) {
      await page.goto(`.${path}`)
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', canonical(path))
    }
    expect(sitemapPaths('out-configured')).toContain(canonical('/profile/bears/stance1/'))
    expect(await (await request.get('robots.txt')).text()).toContain(`Sitemap: ${canonical('/sitemap.xml')}`)
  })
})

test('with the debug option the console tells the location and the experience text', async ({ page }) => {
  await stubAnalytics(page)
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.goto('./#/profile/bears', { waitUntil: 'commit' })
  await expect.poll(() => logged).toHaveLength(2)
  expect(logged[0]).toBe('location /profile/bears')
  expect(logged[1]).toMatch(/^experience City councilor seeking a third term/)
})

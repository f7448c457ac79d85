import { expect, findCandidate, profilePath, test } from './support/site'

test('the printed landing page has the title of the guide and no navigation', async ({ page, election }) => {
  await page.goto('./')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(election.title)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'View Candidates' })).toHaveCount(0)
})

test('a printed profile has no navigation, and the addresses of links to other sites', async ({ page, election }) => {
  for (const candidate of election.candidates.slice(0, 3)) {
    await page.goto(profilePath(candidate))
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(page.getByRole('banner')).toHaveCount(0)
    const addresses = await page
      .locator('main a[href^="http"]')
      .evaluateAll((links) =>
        links.map((link) => [
          link.getAttribute('href'),
          getComputedStyle(link, '::after').content,
          link.textContent ?? '',
        ]),
      )
    // The text of a campaign link is its address.
    const everything = addresses.map(([, printed, text]) => `${printed} ${text}`).join(' ')
    for (const [href] of addresses) expect(everything).toContain(href?.replace(/^https?:\/\/|\/$/g, ''))
    await page.emulateMedia({ media: 'screen' })
  }
})

test.describe('with dark colors preferred', () => {
  test.use({ colorScheme: 'dark' })

  test('the paper stays white', async ({ page, election }) => {
    await page.goto(profilePath(findCandidate(election)))
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    const background = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    expect(background).toBe('rgb(255, 255, 255)')
  })
})

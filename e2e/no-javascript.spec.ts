import { expect, openData, test } from './site'

// The browser tells of each script that it leaves alone.
test.use({ javaScriptEnabled: false, allowed: /^failed: .*\.js csp$/ })

test('all three races show, each under its heading, and no dead buttons', async ({ page }) => {
  await page.goto('/candidates/')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['City Council', 'School Committee', 'Mayor'])
  for (const { id, name } of openData())
    await expect(page.getByRole('link', { name: new RegExp(`^${name} Party`) })).toHaveAttribute(
      'href',
      `/profile/${id}/`,
    )
  await expect(page.getByRole('button')).toHaveCount(0)
})

test('a voter reads from the landing page to a stance', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'View Candidates' }).click()
  await page.getByRole('link', { name: /^Breanna Lungo-Koehn/ }).click()
  await page.getByRole('link', { name: 'New growth to fund services' }).click()
  await expect(page.getByText(/Pointed to planned housing/)).toBeVisible()
})

test.describe('a wrong address', () => {
  test.use({ wrongAddresses: true })

  test('shows a helpful page', async ({ page }) => {
    expect((await page.goto('/profile/nobody/'))?.status()).toBe(404)
    await expect(page.getByText('This guide has no page at this address.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'See all candidates' })).toBeVisible()
  })
})

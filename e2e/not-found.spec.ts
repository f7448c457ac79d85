import { expect, test } from './site'

test.use({ wrongAddresses: true })

for (const [path, sentence] of [
  ['/profile/nobody/', 'This guide has no candidate “nobody”.'],
  ['/profile/nobody', 'This guide has no candidate “nobody”.'],
  ['/profile/bears/stance9/', 'This guide has no stance “9” of a candidate “bears”.'],
  ['/nowhere/at/all', 'This guide has no page “/nowhere/at/all”.'],
  ['/%3Cimg%20src=x%20onerror=alert(1)%3E', 'This guide has no page “/<img src=x onerror=alert(1)>”.'],
  ['/404/', 'This guide has no page “/404”.'],
  ['/_not-found/', 'This guide has no page “/_not-found”.'],
] as const)
  test(`${path} answers 404 and names what was asked for`, async ({ page, settle }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.getByText(sentence, { exact: true })).toBeVisible()
    await expect(page).toHaveTitle('Page not found – Medford City Elections')
    await settle()
    await expect(page.getByText(sentence, { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'See all candidates' }).click()
    await expect(page).toHaveURL('/candidates/')
  })

test('an unknown stance offers the profile', async ({ page }) => {
  await page.goto('/profile/bears/stance9/')
  await page.getByRole('link', { name: 'Look for the profile of “bears”' }).click()
  await expect(page).toHaveURL('/profile/bears/')
})

test('an unknown candidate offers no profile', async ({ page }) => {
  await page.goto('/profile/nobody/')
  await expect(page.getByText('This guide has no candidate “nobody”.')).toBeVisible()
  await expect(page.getByRole('link', { name: /Look for the profile/ })).toHaveCount(0)
})

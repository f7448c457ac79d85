import { expect, findCandidate, profilePath, test } from './support/site'

test.use({ wrongAddresses: true })

test('a wrong address answers 404 and names what was requested', async ({ page, election, settle }) => {
  const { id } = findCandidate(election)
  for (const [path, names] of [
    ['./profile/nobody/', ['candidate', '“nobody”']],
    ['./profile/nobody', ['candidate', '“nobody”']],
    [`./profile/${id}/stance99/`, ['stance', '“99”', `“${id}”`]],
    ['./nowhere/at/all', ['page', '“/nowhere/at/all”']],
    ['./%3Cimg%20src=x%20onerror=alert(1)%3E', ['page', '“/<img src=x onerror=alert(1)>”']],
    ['./404/', ['page', '“/404”']],
    ['./_not-found/', ['page', '“/_not-found”']],
  ] as const) {
    const response = await page.goto(path)
    expect([path, response?.status()]).toEqual([path, 404])
    const sentence = page.getByRole('main').getByRole('paragraph').first()
    for (const name of names) await expect(sentence).toContainText(name)
    await expect(page).toHaveTitle(`Page not found – ${election.title}`)
    await settle()
    for (const name of names) await expect(sentence).toContainText(name)
    await page.getByRole('link', { name: 'See all candidates' }).click()
    await expect(page).toHaveURL('./candidates/')
  }
})

test('an unknown stance offers the profile', async ({ page, election }) => {
  const candidate = findCandidate(election)
  await page.goto(`${profilePath(candidate)}stance99/`)
  await page
    .getByRole('main')
    .getByRole('link', { name: `“${candidate.id}”` })
    .click()
  await expect(page).toHaveURL(profilePath(candidate))
})

test('an unknown candidate offers no profile', async ({ page }) => {
  await page.goto('./profile/nobody/')
  await expect(page.getByText('“nobody”')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'profile' })).toHaveCount(0)
})

import { expect, findCandidate, profilePath, test } from './support/site'

test.use({ wrongAddresses: true })

test('a wrong address answers 404, and its text never becomes a sentence of the site', async ({
  page,
  election,
  settle,
}) => {
  const { id, name } = findCandidate(election)
  const unknown = 'This guide has no page at this address.'
  for (const [path, sentence] of [
    ['./profile/nobody/', unknown],
    ['./profile/nobody', unknown],
    [`./profile/${id}/stance99/`, `${name} has no page at this address.`],
    ['./nowhere/at/all', unknown],
    ['./Vote%20moved%20to%20November%209', unknown],
    ['./%3Cimg%20src=x%20onerror=alert(1)%3E', unknown],
    ['./404/', unknown],
    ['./_not-found/', unknown],
  ] as const) {
    const response = await page.goto(path)
    expect([path, response?.status()]).toEqual([path, 404])
    const paragraph = page.getByRole('main').getByRole('paragraph').first()
    await expect(paragraph).toHaveText(sentence)
    await expect(page).toHaveTitle(`Page not found – ${election.title}`)
    await settle()
    await expect(paragraph).toHaveText(sentence)
  }
  await page.getByRole('link', { name: 'See all candidates' }).click()
  await expect(page).toHaveURL('./candidates/')
})

test('an unknown page of a candidate offers the profile', async ({ page, election }) => {
  const candidate = findCandidate(election)
  await page.goto(`${profilePath(candidate)}stance99/`)
  await page.getByRole('link', { name: `See the profile of ${candidate.name}` }).click()
  await expect(page).toHaveURL(profilePath(candidate))
})

import type { Election } from './support/election'
import { expect, findCandidate, profilePath, test } from './support/site'

test.use({ wrongAddresses: true })

/** True if the page has every candidate's name. A list of more than 4 kB would make it too large. */
function hasNames({ candidates }: Election): boolean {
  return Buffer.byteLength(JSON.stringify(candidates.map(({ id, name }) => [id, name.trim()]))) <= 4000
}

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
    [`./profile/${id}/stance99/`, hasNames(election) ? `${name} has no page at this address.` : unknown],
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

test('an unknown page of a candidate offers the profile, and in a large election all candidates', async ({
  page,
  election,
}) => {
  const candidate = findCandidate(election)
  const path = hasNames(election) ? profilePath(candidate) : './candidates/'
  const label = hasNames(election) ? `See the profile of ${candidate.name}` : 'See all candidates'
  await page.goto(`${profilePath(candidate)}stance99/`)
  await expect(page.getByRole('main').getByRole('link').first()).toHaveText(label)
  await page.getByRole('link', { name: label }).click()
  await expect(page).toHaveURL(path)
})

import type { Election } from './support/election'
import { expect, findCandidate, test } from './support/site'

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
    [`./profile/${id}/stance99/`, hasNames(election) ? `${name} has no page at this address.` : unknown],
    ['./%3Cimg%20src=x%20onerror=alert(1)%3E', unknown],
    ['./404/', unknown],
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

/** `/candidates/` of an election with more than five races: an index of race pages. */
import { expect, test } from './support/site'

test.use({ viewport: { width: 360, height: 640 } })

test.beforeEach(({ election }) => {
  test.skip(election.races.length <= 5, 'up to five races')
})

test('on a phone, the first race link is in the first screen', { tag: '@content' }, async ({ page, election }) => {
  await page.goto('./candidates/')
  const order = [undefined, ...(election.groups ?? []).map(({ id }) => id)]
  const [first] = order.flatMap((id) => election.races.filter(({ group }) => group === id))
  await expect(page.locator(`main a[href$="/candidates/${first?.id}/"]`)).toBeInViewport({ ratio: 1 })
})

test('a search finds the race of a candidate', { tag: '@content' }, async ({ page, election }) => {
  await page.goto('./candidates/')
  const [candidate] = election.candidates
  const race = election.races.find(({ id }) => id === candidate?.race)
  const words = candidate?.name.toUpperCase().split(' ').toReversed() ?? []
  await page.getByLabel('Find a race or candidate').fill(words.join(' '))
  // Names of several people in another race may have the same words.
  const shown = page.locator('main li:has(> a):visible')
  await expect(shown.filter({ hasText: candidate?.name ?? '' }).locator('b')).toHaveText(race?.name ?? '')
  expect(await shown.count()).toBeLessThan(election.races.length)
})

import { hasRaceIndex, raceOf } from './support/election'
import { expect, findCandidate, test } from './support/site'

// The browser reports every script that it does not run.
test.use({ javaScriptEnabled: false, allowed: /^failed: .*\.js csp$/ })

test('a voter sees all races, without buttons, and goes to a stance', async ({ page, election }) => {
  test.skip(hasRaceIndex(election), 'the list is an index of race pages')
  const candidate = findCandidate(election, 1, Infinity)
  const { name, position } = raceOf(election, candidate)
  await page.goto('./')
  await page.getByRole('link', { name: 'View Candidates' }).click()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(election.races.map((race) => race.name))
  await expect(page.getByRole('button')).toHaveCount(0)
  const region = page.getByRole('region', { name, exact: true })
  await region.getByRole('link', { name: `${candidate.name} ${position}` }).click()
  await page.getByRole('region', { name: 'Key stances' }).getByRole('heading').getByRole('link').first().click()
  await expect(page.getByRole('article').first()).toContainText(candidate.stances[0]?.text ?? '')
})

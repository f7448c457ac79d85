import { candidatesOf, hasRaceIndex, raceOf } from './support/election'
import { expect, findCandidate, profilePath, test } from './support/site'

// The browser reports every script that it does not run.
test.use({ javaScriptEnabled: false, allowed: /^failed: .*\.js csp$/ })

test('all races show, each under its heading, without buttons', async ({ page, election, address }) => {
  test.skip(hasRaceIndex(election), 'the list is an index of race pages')
  await page.goto('./candidates/')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(election.races.map(({ name }) => name))
  for (const race of election.races) {
    const region = page.getByRole('region', { name: race.name, exact: true })
    const links = region.getByRole('listitem').getByRole('link')
    const expected = candidatesOf(election, race).map((candidate) => new URL(profilePath(candidate), address).pathname)
    await expect(links).toHaveCount(expected.length)
    for (const [index, path] of expected.entries()) await expect(links.nth(index)).toHaveAttribute('href', path)
  }
  await expect(page.getByRole('button')).toHaveCount(0)
})

test('a voter goes from the landing page to a stance', async ({ page, election }) => {
  const candidate = findCandidate(election, 1, Infinity)
  await page.goto('./')
  await page.getByRole('link', { name: 'View Candidates' }).click()
  const race = raceOf(election, candidate)
  if (hasRaceIndex(election)) await page.getByRole('main').getByRole('link', { name: race.name }).first().click()
  const region = hasRaceIndex(election)
    ? page.getByRole('main')
    : page.getByRole('region', { name: race.name, exact: true })
  await region.getByRole('link', { name: `${candidate.name} ${race.position}` }).click()
  await page.getByRole('region', { name: 'Key stances' }).getByRole('heading').getByRole('link').first().click()
  await expect(page.getByRole('article').first()).toContainText(candidate.stances[0]?.text ?? '')
})

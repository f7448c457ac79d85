import { candidatesOf, hasRaceIndex } from './support/election'
import { expect, findCandidate, profilePath, test } from './support/site'

test('the printed list has every race, whichever is chosen', async ({ page, election }) => {
  test.skip(hasRaceIndex(election), 'the list is an index of race pages')
  await page.goto(`./candidates/#${election.races.at(-1)?.id}`)
  await page.emulateMedia({ media: 'print' })
  for (const race of election.races) {
    const region = page.getByRole('region', { name: race.name, exact: true })
    await expect(region.getByRole('listitem')).toHaveCount(candidatesOf(election, race).length)
  }
  await expect(page.getByRole('button')).toHaveCount(0)
})

test('the printed landing page has the title of the guide and no navigation', async ({ page, election }) => {
  await page.goto('./')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(election.title)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'View Candidates' })).toHaveCount(0)
})

test('ovals are printed as the screen shows them', async ({ page, election }) => {
  test.skip(hasRaceIndex(election) || !election.results, 'the landing page has no ovals')
  await page.goto('./')
  const readOvals = () =>
    page
      .getByRole('listitem')
      .locator('[aria-hidden="true"]')
      // The lines of a filled oval meet in the middle, because browsers print no backgrounds.
      .evaluateAll((ovals) => ovals.map((oval) => oval.clientHeight === 0))
  const onScreen = await readOvals()
  await page.emulateMedia({ media: 'print' })
  expect(await readOvals()).toEqual(onScreen)
  expect(new Set(onScreen).size).toBe(2)
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
    // Margins cite sources in short. The text of a campaign link is its address.
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

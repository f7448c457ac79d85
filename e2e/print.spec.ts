import { candidatesOf } from './support/election'
import { expect, findCandidate, profilePath, test } from './support/site'

test('the printed landing page has the title of the guide and no navigation', async ({ page, election }) => {
  await page.goto('./')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(election.title)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'View Candidates' })).toHaveCount(0)
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
    // The text of a campaign link is its address.
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

test(
  'my ballot prints on one sheet if it has few contests, with the names and without the controls',
  { tag: '@content' },
  async ({ page, election, browserName }) => {
    test.skip(browserName !== 'chromium', 'only Chromium prints to PDF')
    const { races, questions = [], where } = election
    const names = races.flatMap((race) => (race.noVote ? [] : candidatesOf(election, race)))
    test.skip(names.length > 40, 'the ballot has too many names for a sheet')
    await page.goto('./my-ballot/')
    await expect(page.getByRole('button', { name: 'Print my ballot' })).toBeVisible()
    const pdf = await page.pdf({ format: 'Letter' })
    // A third row of contests is on a second sheet.
    const sheets = pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length
    if (races.length + questions.length <= 6) expect(sheets).toBe(1)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('button')).toHaveCount(0)
    for (const { name } of names) await expect(page.locator('main li', { hasText: name }).first()).toBeVisible()
    for (const { threshold } of questions) if (threshold) await expect(page.getByText(threshold)).toBeVisible()
    for (const line of ['It is not the official ballot', 'Ask for a new ballot', 'Polls: '])
      await expect(page.getByText(line).filter({ visible: true })).toHaveCount(1)
    if (where.finder) await expect(page.locator(`main a[href="${where.finder.url}"]`)).toBeVisible()
    await expect(page.getByText(/^Made at https?:.*\/my-ballot\/$/)).toBeVisible()
  },
)

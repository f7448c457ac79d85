import { countSheets } from './support/countSheets'
import { candidatesOf } from './support/election'
import { expect, profilePath, test } from './support/site'
import { isCertain } from './support/values'

test('paper is white, and has the addresses of links to other sites in place of the navigation and controls', async ({
  page,
  election,
}) => {
  const controls = page.locator('main [data-screen]').filter({ visible: true })
  for (const path of ['./', ...election.candidates.slice(0, 3).map(profilePath)]) {
    await page.goto(path)
    await expect(controls.first()).toBeVisible()
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(controls).toHaveCount(0)
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
    // A third row of contests is on a second sheet.
    if (races.length + questions.length <= 6) expect(await countSheets(page)).toBe(1)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('button')).toHaveCount(0)
    for (const { name } of names) await expect(page.locator('main li', { hasText: name }).first()).toBeVisible()
    for (const { threshold } of questions) if (threshold) await expect(page.getByText(threshold)).toBeVisible()
    for (const line of ['It is not the official ballot', 'Ask for a new ballot', 'Polls: '])
      await expect(page.getByText(line).filter({ visible: true })).toHaveCount(1)
    const finder = isCertain(where.finder) ? where.finder : undefined
    if (finder) await expect(page.locator(`main a[href="${finder.url}"]`)).toBeVisible()
    await expect(page.getByText(/^Made at https?:.*\/my-ballot\/$/)).toBeVisible()
  },
)

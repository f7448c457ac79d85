/** The ballot that a reader marks: it stays on the device, and moves to another one by a link. */
import type { Page } from 'playwright/test'
import { contestedRace, listContestedRaces } from './support/contestedRace'
import { candidatesOf, comparedRaces, profilePath, type Race } from './support/election'
import { overflowWidth } from './support/layoutMeasurements'
import { expect, test } from './support/site'

const contest = (page: Page, name: string) => page.getByRole('region', { name }).first()

async function openBallot(page: Page): Promise<void> {
  await page.goto('./my-ballot/')
  await expect(page.getByRole('button', { name: 'Print my ballot' })).toBeVisible()
}

async function agreeWithSomeone(page: Page, { id }: Race): Promise<void> {
  await page.goto(`./compare/${id}/`)
  const person = page.locator('article:has([data-statement])').filter({ visible: true }).first()
  await person.getByText('I agree', { exact: true }).first().click()
}

test(
  'marks on a profile and on the ballot reach each other in another tab, and survive a reload with a note',
  { tag: '@firefox' },
  async ({ page, context, election }) => {
    const { race, candidates } = contestedRace(election)
    const [candidate] = candidates
    const toggle = page.getByRole('checkbox', { name: /^Mark on my ballot/ }).first()
    await page.goto(profilePath(candidate!))
    await toggle.focus()
    await page.keyboard.press('Space')
    await expect(toggle.locator('+ *')).toHaveCSS('outline-style', 'solid')
    const ballot = await context.newPage()
    await openBallot(ballot)
    const box = contest(ballot, race.name).getByRole('checkbox', { name: candidate!.name, exact: true })
    const note = contest(ballot, race.name).getByRole('textbox')
    await expect(box).toBeChecked()
    await note.fill('Ask about the budget')
    for (const tab of [page, ballot]) await tab.reload()
    await expect(toggle).toBeChecked()
    await expect(note).toHaveValue('Ask about the budget')
    await box.uncheck({ force: true })
    await expect(toggle).not.toBeChecked()
    await page.getByText('Mark on my ballot', { exact: true }).first().click()
    await expect(box).toBeChecked()
  },
)

test(
  'a link or a QR code copies marks, ticks and notes to another device',
  { tag: '@firefox' },
  async ({ page, browser, election, address }) => {
    const { race } = contestedRace(election)
    const [compared] = comparedRaces(election)
    if (compared) await agreeWithSomeone(page, compared)
    await openBallot(page)
    const agreed = (from: Page) => from.getByRole('listitem').filter({ hasText: 'You agreed: ' })
    const statements = await agreed(page).allTextContents()
    expect(statements.length > 0).toBe(compared !== undefined)
    await contest(page, race.name).getByRole('checkbox').first().check({ force: true })
    await contest(page, race.name).getByRole('textbox').pressSequentially('Ask about the budget')
    await expect(page.getByRole('figure')).toHaveCount(0)
    await page.getByRole('button', { name: 'Copy my marks to another device' }).click()
    await expect(page.getByRole('figure', { name: 'QR code' }).locator('path').last()).toHaveAttribute(
      'd',
      /^M.{1000,}Z$/,
    )
    const link = await page.getByRole('textbox', { name: 'Link to your marks' }).inputValue()
    const context = await browser.newContext({ baseURL: address })
    const device = await context.newPage()
    await device.goto(link)
    await expect(device.getByText('Marks in this link: 1.')).toBeVisible()
    await expect(contest(device, race.name).getByRole('checkbox').first()).not.toBeChecked()
    expect(device.url()).not.toContain('#')
    await device.getByRole('button', { name: 'Use these marks' }).click()
    await expect(contest(device, race.name).getByRole('checkbox').first()).toBeChecked()
    await expect(contest(device, race.name).getByRole('textbox')).toHaveValue('Ask about the budget')
    await expect(agreed(device)).toHaveText(statements)
    await context.close()
  },
)

for (const [width, size] of [
  [360, '200%'],
  [1280, '100%'],
] as const)
  test(`too many marks show in the band and move no row, ${width} px wide with text of ${size}`, async ({
    page,
    election,
  }) => {
    // The text depends on the number of votes.
    const races = new Map(listContestedRaces(election).map(({ race }) => [race.voteFor ?? 1, race]))
    await page.setViewportSize({ width, height: 700 })
    await openBallot(page)
    await page.evaluate((text) => (document.documentElement.style.fontSize = text), size)
    const labels = page.locator('li label')
    const readPlaces = () => labels.evaluateAll((all) => all.map((label) => label.getBoundingClientRect().y + scrollY))
    const places = await readPlaces()
    for (const [limit, race] of races) {
      for (const label of (await contest(page, race.name).locator('li label').all()).slice(0, limit + 1))
        await label.click()
      await expect(contest(page, race.name).getByText(`${limit + 1} marked. The limit is ${limit}.`)).toBeInViewport()
      expect(await readPlaces()).toEqual(places)
    }
  })

test(
  'marks and notes that a reader makes before React has started are stored at once',
  { tag: '@firefox' },
  async ({ page, election }) => {
    const { race } = contestedRace(election)
    let release: () => void = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(/_next\/.*\.js/, async (route) => {
      await held
      await route.continue()
    })
    // Scripts in the HTML of Next.js's own export would delay the end of loading.
    await page.goto('./my-ballot/', { waitUntil: 'domcontentloaded' })
    const box = contest(page, race.name).getByRole('checkbox').first()
    const note = contest(page, race.name).getByRole('textbox')
    await box.check({ force: true })
    await note.fill('Ask about the budget')
    await page.reload({ waitUntil: 'domcontentloaded' })
    await expect(box).toBeChecked()
    await expect(note).toHaveValue('Ask about the budget')
    await expect(page.getByText('stay on this device')).toBeHidden()
    release()
    await expect(page.getByRole('button', { name: 'Print my ballot' })).toBeVisible()
    await page.reload()
    await expect(box).toBeChecked()
    await expect(note).toHaveValue('Ask about the budget')
  },
)

test.describe('without JavaScript', () => {
  // The browser reports every script that it does not run.
  test.use({ javaScriptEnabled: false, allowed: /^failed: .*\.js csp$/ })

  test('it is a ballot to mark and print', async ({ page, election }) => {
    const { race } = contestedRace(election)
    await page.goto('./my-ballot/')
    const box = contest(page, race.name).getByRole('checkbox').first()
    await box.check({ force: true })
    await expect(box).toBeChecked()
    await expect(page.locator('noscript p')).toHaveText(
      /^Without JavaScript, your marks last until you close this page\./,
    )
    await expect(page.locator('noscript p')).toBeVisible()
    await expect(page.getByRole('button')).toHaveCount(0)
  })
})

test('ranks can be marked on a narrow phone', { tag: '@upcoming' }, async ({ page, election }) => {
  const race = election.races.find(({ ranks, noVote }) => ranks && !noVote)
  test.skip(!race, 'no race with ranks')
  const { name } = candidatesOf(election, race!)[0]!
  await page.setViewportSize({ width: 360, height: 740 })
  await openBallot(page)
  const row = contest(page, race!.name).getByRole('listitem').filter({ hasText: name }).first()
  await row.locator('label').nth(1).click()
  await expect(contest(page, race!.name).getByRole('list').last()).toContainText(new RegExp(`2nd choice\\s*${name}`))
  await expect(contest(page, race!.name).getByText('You skipped your 1st choice.')).toBeVisible()
  await page.reload()
  await expect(contest(page, race!.name).getByRole('checkbox', { name: `${name}, 2nd choice` })).toBeChecked()
  expect(await overflowWidth(page)).toBe(0)
})

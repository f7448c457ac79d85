/** The ballot that a reader marks: it stays on the device, and moves to another one by a link. */
import type { Page } from 'playwright/test'
import { blockStorage } from './support/blockedStorage'
import { contestedRace } from './support/election'
import { expect, test } from './support/site'

const contest = (page: Page, name: string) => page.getByRole('region', { name }).first()

/** Opens the ballot and waits until React has started. */
async function openBallot(page: Page): Promise<void> {
  await page.goto('./my-ballot/')
  await expect(page.getByRole('button', { name: 'Print my ballot' })).toBeVisible()
}

test('marks and notes survive a reload and reach another tab', async ({ page, context, election }) => {
  const { race, candidates } = contestedRace(election)
  await openBallot(page)
  const other = await context.newPage()
  await openBallot(other)
  await contest(page, race.name).getByRole('checkbox').first().check({ force: true })
  await contest(page, race.name).getByRole('textbox').fill('Ask about the budget')
  await expect(contest(other, race.name).getByRole('checkbox').first()).toBeChecked()
  await expect(contest(other, race.name).getByRole('textbox')).toHaveValue('Ask about the budget')
  await page.reload()
  await expect(contest(page, race.name).getByRole('checkbox').first()).toBeChecked()
  expect(await contest(page, race.name).getByRole('checkbox').count()).toBe(candidates.length)
})

test('a link moves the marks to another device, but not the notes', async ({ page, browser, election, address }) => {
  const { race } = contestedRace(election)
  await openBallot(page)
  await contest(page, race.name).getByRole('checkbox').first().check({ force: true })
  await contest(page, race.name).getByRole('textbox').fill('secret')
  await page.getByRole('button', { name: 'Move it to another device' }).click()
  const link = await page.getByRole('textbox', { name: 'Link to your marks' }).inputValue()
  expect(link).not.toContain('secret')
  const context = await browser.newContext({ baseURL: address })
  const device = await context.newPage()
  await device.goto(link)
  await expect(device.getByText('Marks in this link: 1.')).toBeVisible()
  await expect(contest(device, race.name).getByRole('checkbox').first()).not.toBeChecked()
  expect(device.url()).not.toContain('#')
  await device.getByRole('button', { name: 'Use these marks' }).click()
  await expect(contest(device, race.name).getByRole('checkbox').first()).toBeChecked()
  await expect(contest(device, race.name).getByRole('textbox')).toHaveValue('')
  await context.close()
})

test('it works for the visit if storage is blocked, and says so', async ({ page, election }) => {
  const { race } = contestedRace(election)
  await blockStorage(page, 'localStorage')
  await openBallot(page)
  await expect(page.getByText('Your marks last until you close it.')).toBeVisible()
  const box = contest(page, race.name).getByRole('checkbox').first()
  await box.check({ force: true })
  await expect(box).toBeChecked()
})

test('marks and notes that a reader makes before React has started are kept', async ({ page, election }) => {
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
  release()
  await expect(page.getByRole('button', { name: 'Print my ballot' })).toBeVisible()
  await page.reload()
  await expect(box).toBeChecked()
  await expect(note).toHaveValue('Ask about the budget')
})

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

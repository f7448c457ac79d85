/** The control on a profile that marks a candidate on the reader's own ballot. */
import type { Page } from 'playwright/test'
import { contestedRace } from './support/contestedRace'
import { expect, profilePath, test } from './support/site'

const toggle = (page: Page) => page.getByRole('checkbox', { name: /^Mark on my ballot/ }).first()
const label = (page: Page) => page.getByText('Mark on my ballot', { exact: true }).first()

test(
  'a mark survives a reload, is on the ballot, and reaches another tab',
  { tag: '@firefox' },
  async ({ page, context, election }) => {
    const [candidate] = contestedRace(election).candidates
    const path = profilePath(candidate!)
    await page.goto(path)
    const other = await context.newPage()
    await other.goto(path)
    await label(page).click()
    await expect(toggle(page)).toBeChecked()
    await expect(toggle(other)).toBeChecked()
    await page.reload()
    await expect(toggle(page)).toBeChecked()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My ballot' }).click()
    await expect(page.getByRole('checkbox', { name: candidate!.name, exact: true, checked: true })).toHaveCount(1)
    await page.goBack()
    await label(page).click()
    await page.reload()
    await expect(toggle(page)).not.toBeChecked()
  },
)

test('the keyboard marks, and the focus is visible', { tag: '@firefox' }, async ({ page, election }) => {
  const [candidate] = contestedRace(election).candidates
  await page.goto(profilePath(candidate!))
  await toggle(page).focus()
  await page.keyboard.press('Space')
  await expect(toggle(page)).toBeChecked()
  const outline = await toggle(page).evaluate((input) => getComputedStyle(input.nextElementSibling!).outlineStyle)
  expect(outline).toBe('solid')
})

test('the control is not printed', async ({ page, election }) => {
  await page.goto(profilePath(contestedRace(election).candidates[0]!))
  await expect(label(page)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(label(page)).toBeHidden()
})

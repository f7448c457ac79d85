/** The story of a new candidate with the keyboard alone. */
import { expect, type Locator, type Page } from 'playwright/test'
import { findNavigation, findPreview, findText } from './support/editorPage'
import { folder, test } from './support/project'

const lee = `data/${folder}/candidates/lee.yaml`

test('a user adds a candidate, a statement and a source, fixes a mistake, moves, undoes and saves with the keyboard alone', async ({
  page,
  project,
}) => {
  const { address } = await project.startEditor(folder)
  await page.goto(address)
  await tabTo(page, findNavigation(page).getByRole('link', { name: 'New candidate' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New candidate')
  await typeInto(page, findText(page, 'Name'), 'Kim Lee')
  await typeInto(page, page.getByRole('combobox', { name: 'Race' }), 'Mayor')
  await typeInto(page, page.getByRole('combobox', { name: 'Add to sources' }), 'notice')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Continue' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kim Lee')

  await tabTo(page, page.getByRole('button', { name: 'Add a key stance' }))
  await page.keyboard.press('Enter')
  const stance = page.getByRole('group', { name: /^Key stance 1/ })
  await expect(findText(stance, 'Title')).toBeFocused()
  await page.keyboard.type('Night buses')
  await typeInto(page, findText(stance, 'Text'), 'Said that buses should run until midnight.')
  const date = findText(stance, 'Date')
  await typeInto(page, date, 'soon')
  await expect(date).not.toHaveAttribute('aria-invalid')
  await tabTo(page, stance.getByRole('combobox', { name: 'How it was said' }))
  await expect(date).toHaveAccessibleDescription(/Problem: Enter a day, a month or a year/)
  await tabTo(page, date, 'Shift+Tab')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('2017')
  await expect(date).not.toHaveAttribute('aria-invalid')
  await typeInto(page, stance.getByRole('combobox', { name: 'Add to sources' }), 'Bus forum')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('option', { name: 'New source: Bus forum', selected: true })).toBeVisible()
  await page.keyboard.press('Enter')
  const source = page.getByRole('group', { name: 'New source: Bus forum' })
  await tabTo(page, findText(source, 'Publisher'), 'Shift+Tab')
  await page.keyboard.type('Town TV')
  await typeInto(page, findText(source, 'Web address'), 'https://example.org/forum')
  await typeInto(page, findText(source, 'Date'), '2017')
  await expect(findPreview(page).getByText('Night buses').first()).toBeVisible()

  await tabTo(page, page.getByRole('button', { name: 'Add a key stance' }))
  await page.keyboard.press('Enter')
  await page.keyboard.type('Parks')
  await tabTo(page, page.getByRole('button', { name: 'Move up: Key stance 2: Parks' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Key stance 2 moved up. Now 1 of 2.')).toBeAttached()
  await expect(page.getByRole('button', { name: 'Move up: Key stance 1: Parks' })).toBeFocused()
  await page.keyboard.press('ControlOrMeta+Z')
  await expect(page.getByRole('button', { name: 'Move up: Key stance 2: Parks' })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+Z')
  await expect(findText(page.getByRole('group', { name: /^Key stance 2/ }), 'Title')).toBeFocused()
  await expect(
    page.getByRole('status').filter({ hasText: 'Undid the edit of Kim Lee: Key stance 2, Title.' }),
  ).toBeVisible()
  await page.keyboard.press('ControlOrMeta+Z')
  await expect(page.getByRole('group', { name: /^Key stance 2/ })).toHaveCount(0)

  await page.keyboard.press('ControlOrMeta+S')
  await expect(page.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible()
  expect(project.read(lee)).toContain('Night buses')
  expect(project.read(`data/${folder}/sources.yaml`)).toContain('Bus forum')

  await tabTo(page, page.getByRole('button', { name: /^Undo the last save/ }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: /^Undid/ })).toBeVisible()
  expect(project.listChangedLines()).toEqual([])
})

/** Presses a key until an element has the focus. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeEnabled()
  for (let presses = 0; presses < 200; presses += 1) {
    // Each press depends on the one before it.
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`The key ${key} does not lead to ${String(target)}.`)
}

async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.type(text)
}

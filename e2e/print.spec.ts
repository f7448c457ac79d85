import type { Page } from 'playwright/test'
import { loadImages } from '../lib/loadImages'
import { races } from './medford'
import { expect, openData, test } from './site'

/** On how many sheets of letter paper a page prints. */
async function sheets(page: Page): Promise<number> {
  await page.evaluate(loadImages)
  const pdf = await page.pdf({ format: 'Letter' })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

test('every profile prints on one sheet', async ({ page }) => {
  test.slow()
  for (const { id } of openData()) {
    await page.goto(`/profile/${id}/`)
    expect([id, await sheets(page)]).toEqual([id, 1])
  }
})

for (const { id, name, candidates } of races)
  test(`the list for ${name} prints on one sheet, and that race alone`, async ({ page }) => {
    await page.goto(`/candidates/#${id}`)
    expect(await sheets(page)).toBe(1)
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('main li:visible')).toHaveCount(candidates)
  })

test('paper shows where links lead, and no ways to go on', async ({ page }) => {
  await page.goto('/profile/bears/')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('banner')).toHaveCount(0)
  const source = page.locator('main a[href^="http"]').first()
  const address = await source.evaluate((link) => getComputedStyle(link, '::after').content)
  expect(address).toContain(await source.getAttribute('href'))
})

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' })

  test('paper stays white', async ({ page }) => {
    await page.goto('/profile/bears/')
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    const background = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    expect(background).toBe('rgb(255, 255, 255)')
  })
})

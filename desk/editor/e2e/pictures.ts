/** Pictures of the editor for data/README.md. `pictures.config.ts` runs them. */
import { join } from 'node:path'
import { expect, type Page } from 'playwright/test'
import sharp from 'sharp'
import { findPreview, findText, openCandidate } from './support/editorPage'
import { folder, test } from './support/project'

test.use({ viewport: { width: 1280, height: 800 }, colorScheme: 'light' })

test('the form beside the page', async ({ page, project }) => {
  const { address } = await project.startEditor(folder)
  await openWithPreview(page, address)
  await writePicture(page, 'editor-form')
})

test('a problem beside its field', async ({ page, project }) => {
  const { address } = await project.startEditor(folder)
  await openWithPreview(page, address)
  await page.getByText(/^Key stance 1/).click()
  const stance = page.getByRole('group', { name: /^Key stance 1/ })
  const date = findText(stance, 'Date')
  await date.fill('last spring')
  await expect(date).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText(/This is the last page without problems/)).toBeVisible()
  await date.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await writePicture(page, 'editor-problem')
})

test('both versions of a conflict', async ({ page, project }) => {
  const { address } = await project.startEditor(folder)
  await openWithPreview(page, address)
  await findText(page, 'Name').fill('Ada Lovelace')
  project.replace(`data/${folder}/candidates/ada.yaml`, 'name: Ada Byron', 'name: Ada King')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { name: /has changed/ })).toBeVisible()
  await expect(findPreview(page).getByRole('heading', { level: 1 })).toHaveText('Ada Lovelace')
  await page.setViewportSize({ width: 1280, height: 620 })
  await writePicture(page, 'editor-conflict')
})

async function openWithPreview(page: Page, address: string): Promise<void> {
  await openCandidate(page, address, 'Ada Byron')
  await expect(findPreview(page).getByRole('heading', { level: 1 })).toHaveText('Ada Byron')
}

async function writePicture(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  const picture = await page.screenshot({ animations: 'disabled' })
  // Text needs few colors.
  await sharp(picture)
    .png({ palette: true, colours: 64, effort: 10 })
    .toFile(join('docs', `${name}.png`))
}

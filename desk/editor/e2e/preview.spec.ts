/** The page of the guide beside the form. */
import { expect } from 'playwright/test'
import { createPhonePhoto } from '@/build/images/testing/testImages'
import { findPreview, findText, openCandidate } from './support/editorPage'
import { folder, test } from './support/project'

test('the preview keeps the last valid version, follows the field, opens the field that is clicked, and leads out of the guide', async ({
  page,
  project,
}) => {
  const { address } = await project.startEditor(folder)
  await openCandidate(page, address, 'Ada Byron')
  await page.context().route(/^https:/, (route) => route.fulfill({ contentType: 'text/plain', body: 'Elsewhere' }))
  const preview = findPreview(page)
  const heading = preview.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Ada Byron')
  await expect(preview.locator('main')).toHaveCSS('max-inline-size', /rem|px/)
  await findText(page, 'Name').fill('Ada Lovelace')
  await expect(heading).toHaveText('Ada Lovelace')
  await findText(page, 'Name').fill('')
  await expect(page.getByText(/the preview shows the last valid version of/)).toBeVisible()
  await expect(heading).toHaveText('Ada Lovelace')
  await findText(page, 'Name').fill('Ada King')
  await expect(heading).toHaveText('Ada King')
  await findText(page, 'Name').click()
  await expect(heading).toHaveCSS('outline-style', 'solid')
  const statement = preview.locator('[data-said]').first()
  await statement.click()
  const field = page.getByRole('group', { name: /^Key stance 1/ }).getByRole('textbox', { name: 'Text', exact: true })
  await expect(field).toBeFocused()
  await expect(statement).toHaveCSS('outline-style', 'solid')
  await expect(heading).toHaveCSS('outline-style', 'none')
  await findText(page, 'Name').click()
  await expect(heading).toHaveCSS('outline-style', 'solid')
  // The preview stays where the user reads while they type.
  const readPlace = () => preview.locator('html').evaluate(() => Math.round(scrollY))
  let place = 0
  // The page may be replaced once more, since the window has the focus again.
  await expect(async () => {
    await preview.getByRole('contentinfo').scrollIntoViewIfNeeded()
    place = await readPlace()
    expect(place).toBeGreaterThan(100)
  }).toPass()
  await findText(page, 'Name').fill('Eda Byron')
  await expect(heading).toHaveText('Eda Byron')
  await expect(async () => expect(await readPlace()).toBe(place)).toPass()
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    preview.locator('a[target="_blank"]').first().click({ noWaitAfter: true }),
  ])
  expect(await opened.evaluate(() => [document.body.textContent, window.opener])).toEqual(['Elsewhere', null])
  // The preview is as narrow as a phone.
  await preview.getByRole('button', { name: 'Menu' }).click()
  await preview.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Candidates' }).click()
  await expect(preview.getByText('Eda Byron')).toBeVisible()
})

test('a photograph is shown as it will be published, at the place that is chosen, or is refused', async ({
  page,
  project,
}) => {
  const { address } = await project.startEditor(folder)
  await openCandidate(page, address, 'Ada Byron')
  await page.getByRole('heading', { name: 'Photograph' }).click()
  const input = page.getByRole('button', { name: 'Photograph' })
  // The lower half is blue and white.
  const buffer = await createPhonePhoto(1000, 2500)
  await input.setInputFiles({ name: 'ada.heic', mimeType: 'image/heic', buffer: Buffer.from('not an image') })
  await expect(page.getByText(/is damaged or not an image/)).toBeVisible()
  await input.setInputFiles({ name: '&ada.jpg', mimeType: 'image/jpeg', buffer })
  const crops = page.getByRole('img', { name: 'The photograph as it will be published' })
  await expect(crops).toHaveCount(3)
  const whole = page.getByRole('img', { name: /^The whole photograph/ })
  const { height = 0 } = (await whole.boundingBox()) ?? {}
  await whole.click({ position: { x: 5, y: height - 5 } })
  await expect(page.getByRole('slider', { name: 'Top to bottom' })).toHaveValue('100')
  const readCorner = () => crops.last().evaluate(readColor)
  await expect.poll(readCorner).toBe('blue')
  await page.getByText('Share picture').click()
  const share = page.getByRole('img', { name: /as other sites show/ })
  await expect.poll(() => share.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200)
  const portrait = findPreview(page).locator('main picture img').first()
  // The first crops in this format take seconds.
  const timeout = 60_000
  await expect
    .poll(() => portrait.evaluate((image: HTMLImageElement) => image.currentSrc), { timeout })
    .toMatch(/ada-\w+-\d+\.avif$/)
  await expect
    .poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth), { timeout })
    .toBeGreaterThan(0)
})

/** Names the color in the top left corner of an image. */
function readColor(image: HTMLImageElement): string {
  const context = document.createElement('canvas').getContext('2d')
  context?.drawImage(image, 0, 0)
  const [red = 0, , blue = 0] = context?.getImageData(5, 5, 1, 1).data ?? []
  return red > blue ? 'red' : 'blue'
}

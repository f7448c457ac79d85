/** What a person does with the editor, from a new statement to a conflict. */
import { expect, type Page } from 'playwright/test'
import { accessibilityViolations } from '@/e2e/support/accessibility'
import { createPhonePhoto } from '@/scripts/build/images/testImages'
import { folder, listComplaints, test } from './support/project'

const ada = `data/${folder}/candidates/ada.yaml`

/** The page of the guide beside the form. */
function findPreview(page: Page) {
  return page.frameLocator('iframe[title="Preview of the page"]')
}

test('a person adds a statement with a new source, fixes a mistake, sees the page, saves, and takes it back', async ({
  page,
  project,
}) => {
  const complaints = listComplaints(page)
  const { address } = await project.startEditor(folder)
  await page.goto(address)
  await page.getByRole('navigation', { name: 'Editor' }).getByRole('link', { name: 'Ada Byron' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada Byron')
  await expect(findPreview(page).getByRole('heading', { level: 1 })).toHaveText('Ada Byron')
  // From the style sheet of the guide.
  await expect(findPreview(page).locator('main')).toHaveCSS('max-inline-size', /rem|px/)
  expect(await accessibilityViolations(page)).toEqual([])

  await page.getByRole('button', { name: 'Add a key stance' }).click()
  const stance = page.getByRole('group', { name: /^Key stance 3/ })
  await stance.getByRole('textbox', { name: 'Title' }).fill('Night buses')
  await stance.getByRole('textbox', { name: 'Text' }).fill('Said that buses should run until midnight.')
  await stance.getByRole('textbox', { name: 'Date' }).fill('soon')
  await expect(stance.getByRole('textbox', { name: 'Date' })).toHaveAttribute('aria-invalid', 'true')
  await expect(findPreview(page).getByText('Night buses')).toHaveCount(0)
  await expect(findPreview(page).getByRole('heading', { level: 1 })).toHaveText('Ada Byron')
  await stance.getByRole('textbox', { name: 'Date' }).fill('2017')
  await stance.getByRole('combobox', { name: 'Add to sources' }).fill('Bus forum')
  await page.getByRole('option', { name: 'New source: Bus forum' }).click()
  const source = page.getByRole('group', { name: 'New source: Bus forum' })
  await source.getByRole('textbox', { name: 'Publisher' }).fill('Town TV')
  await source.getByRole('textbox', { name: 'Web address' }).fill('https://example.org/forum')
  await source.getByRole('textbox', { name: 'Date' }).fill('2017')
  await expect(findPreview(page).getByText('Night buses').first()).toBeVisible()

  await page.getByRole('button', { name: 'Save 2 files' }).click()
  // The button is also disabled between the two files.
  await expect(page.getByRole('status').filter({ hasText: 'Saved sources.yaml, candidates/ada.yaml.' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled()
  const lines = project.listChangedLines()
  expect(lines.filter((line) => line.startsWith('-'))).toEqual([])
  expect(lines).toEqual(expect.arrayContaining(['+  - title: Night buses', '+  title: Bus forum']))
  project.commit()

  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ada Lovelace')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(() => project.listChangedLines()).toEqual(['-name: Ada Byron', '+name: Ada Lovelace'])
  await page.getByRole('button', { name: /^Undo the last save/ }).click()
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Ada Byron')
  expect(project.listChangedLines()).toEqual([])
  expect(complaints).toEqual([])
})

test('a link in the preview leads to another page with the same changes', async ({ page, project }) => {
  const { address } = await project.startEditor(folder)
  await page.goto(`${address}`)
  await page.getByRole('navigation', { name: 'Editor' }).getByRole('link', { name: 'Ada Byron' }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ada Lovelace')
  await expect(findPreview(page).getByRole('heading', { level: 1 })).toHaveText('Ada Lovelace')
  await findPreview(page).getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Candidates' }).click()
  await expect(findPreview(page).getByText('Ada Lovelace')).toBeVisible()
})

test('the preview stays where the person reads, and leads out of the guide in a new window', async ({
  page,
  project,
}) => {
  const { address } = await project.startEditor(folder)
  await page.goto(address)
  await page.getByRole('navigation', { name: 'Editor' }).getByRole('link', { name: 'Ada Byron' }).click()
  await page.context().route(/^https:/, (route) => route.fulfill({ contentType: 'text/plain', body: 'Elsewhere' }))
  const preview = findPreview(page)
  await preview.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const readPlace = () => preview.locator('html').evaluate(() => Math.round(scrollY))
  const place = await readPlace()
  expect(place).toBeGreaterThan(100)
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Eda Byron')
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Eda Byron')
  expect(await readPlace()).toBe(place)
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    preview.locator('a[target="_blank"]').first().click({ noWaitAfter: true }),
  ])
  expect(await opened.evaluate(() => [document.body.textContent, window.opener])).toEqual(['Elsewhere', null])
})

test('a photograph is shown as it will be published, or is refused', async ({ page, project }) => {
  const { address } = await project.startEditor(folder)
  await page.goto(address)
  await page.getByRole('navigation', { name: 'Editor' }).getByRole('link', { name: 'Ada Byron' }).click()
  const input = page.getByRole('button', { name: 'Photograph' })
  const buffer = await createPhonePhoto(1000, 1500)
  await input.setInputFiles({ name: 'ada.heic', mimeType: 'image/heic', buffer: Buffer.from('not an image') })
  await expect(page.getByText(/which is damaged or not an image/)).toBeVisible()
  await input.setInputFiles({ name: 'ada.jpg', mimeType: 'image/jpeg', buffer })
  await expect(page.getByRole('img', { name: 'The photograph as it will be published' })).toBeVisible()
  const portrait = findPreview(page).locator('main picture img').first()
  await expect(portrait).toHaveJSProperty('complete', true)
  await expect
    .poll(() => portrait.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/ada-\w+-\d+\.avif$/)
  await expect.poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

test('a change on disk is noticed, and both versions can be kept', async ({ page, project }) => {
  const { address } = await project.startEditor(folder)
  await page.goto(address)
  await page.getByRole('navigation', { name: 'Editor' }).getByRole('link', { name: 'Ada Byron' }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ada Lovelace')
  project.replace(ada, 'party: N/A', 'party: Green')
  project.replace(ada, 'name: Ada Byron', 'name: Ada King')
  project.commit()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { name: /has changed on disk/ })).toBeVisible()
  expect(project.listChangedLines()).toEqual([])
  await page.getByRole('button', { name: 'Continue with these versions' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(() => project.listChangedLines()).toEqual(['-name: Ada King', '+name: Ada Lovelace'])
})

test('nothing typed is lost if the editor ends and starts again', async ({ page, project }) => {
  const editor = await project.startEditor(folder)
  await page.goto(editor.address)
  await page.getByRole('navigation', { name: 'Editor' }).getByRole('link', { name: 'Ada Byron' }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ada Lovelace')
  await editor.kill()
  await page.getByRole('textbox', { name: 'Name for sorting' }).fill('Lovelace, Ada')
  await expect(page.getByText(/The editor has stopped/).first()).toBeVisible()
  const { address } = await project.startEditor(folder, editor.port)
  await page.goto('about:blank')
  await page.goto(address)
  await page
    .getByRole('navigation', { name: 'Editor' })
    .getByRole('link', { name: /Lovelace|Byron/ })
    .click()
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Ada Lovelace')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect
    .poll(() => project.listChangedLines().filter((line) => line.startsWith('+')))
    .toEqual(['+name: Ada Lovelace', expect.stringMatching(/^\+sortName: Lovelace, Ada/)])
})

/** The editor on every width, in both color schemes, and for every reader. */
import { expect, type Page } from 'playwright/test'
import { accessibilityViolations } from '@/e2e/support/accessibility'
import { overflowWidth } from '@/e2e/support/layoutMeasurements'
import { findText, openCandidate } from './support/editorPage'
import { folder, test } from './support/project'

// It has every field.
test.use({ sample: 'region' })

// Every page is measured 8 times, which takes long on a busy machine.
test.setTimeout(300_000)

for (const routes of [
  ['start', 'candidates', 'created', 'election', 'voting', 'races', 'corrections'],
  ['questions', 'results', 'sources', 'problems', 'tasks', 'newCandidate', 'newElection'],
])
  test(`the pages ${routes.join(', ')} are accessible and fit every width, with every item open`, async ({
    page,
    project,
  }) => {
    const { address } = await project.startEditor(folder)
    await openCandidate(page, address, 'Iain Adair')
    for (const route of routes) {
      await openPage(page, route)
      await openItems(page)
      await checkLayout(page, route)
    }
  })

test('a candidate with a problem, a warning, and then a conflict is accessible and fits every width', async ({
  page,
  project,
}) => {
  const { address } = await project.startEditor(folder)
  await openCandidate(page, address, 'Iain Adair')
  await openItems(page)
  const words = Array.from({ length: 30 }, () => 'words').join(' ')
  const text = findText(page, 'Text').first()
  await text.fill(`A sentence of too many ${words}.`)
  await findText(page, 'Name for sorting').fill('')
  await findText(page, 'Name for sorting').blur()
  await expect(text).toHaveAccessibleDescription(/Warning:/)
  await expect(findText(page, 'Name for sorting')).toHaveAccessibleDescription(/Problem:/)
  const sources = page.getByRole('combobox', { name: 'Add to sources' }).first()
  await sources.fill('A new source')
  await checkLayout(page, 'candidate')
  // The checks may have moved the focus, which clears the field.
  await sources.fill('A new source')
  await page.getByRole('option', { name: /^New source/ }).click()
  await checkLayout(page, 'candidate with a new source')
  await openPage(page, 'problems')
  await checkLayout(page, 'problems')
  project.replace(`data/${folder}/candidates/adair.yaml`, 'name: Iain Adair', 'name: Iain A. Adair')
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByRole('heading', { name: /was changed elsewhere$/ })).toBeVisible()
  await checkLayout(page, 'conflict')
})

test('a visible field stays where it is when it gets the focus', async ({ page, project }) => {
  const { address } = await project.startEditor(folder)
  await openCandidate(page, address, 'Iain Adair')
  const moves = await findText(page, 'Place on the ballot').evaluate((field) => {
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    const { height } = field.getBoundingClientRect()
    // Just below the toolbar, and at the lower edge of the window.
    return [header + 8, innerHeight - height].map((place) => {
      window.scrollBy({ top: field.getBoundingClientRect().y - place, behavior: 'instant' })
      const { y } = field.getBoundingClientRect()
      field.blur()
      field.focus()
      return field.getBoundingClientRect().y - y
    })
  })
  expect(moves).toEqual([0, 0])
})

async function openPage(page: Page, route: string): Promise<void> {
  await page.evaluate((hash) => location.assign(hash), `#/${route}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Opens closed items and the fields that are rarely needed, until there are no more. */
async function openItems(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const findClosed = () => [
      ...document.querySelectorAll<HTMLElement>('main details:not([open]) > summary'),
      ...[...document.querySelectorAll('button')].filter(({ textContent }) => textContent.startsWith('More: ')),
    ]
    // An item can have further items.
    for (let closed = findClosed(); closed.length > 0; closed = findClosed()) {
      for (const element of closed) element.click()
      await new Promise(requestAnimationFrame)
    }
  })
  await expect(page.locator('main details:not([open])')).toHaveCount(0)
}

async function checkLayout(page: Page, name: string): Promise<void> {
  for (const width of [360, 480, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect([name, width, await overflowWidth(page)]).toEqual([name, width, 0])
  }
  for (const [colorScheme, width] of [['light', 1440] as const, ['dark', 360] as const]) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 900 })
    // On a narrow screen, the preview has its place until React has removed it.
    await expect(page.locator('main')).toBeVisible()
    expect([name, colorScheme, ...(await accessibilityViolations(page))]).toEqual([name, colorScheme])
  }
  await page.emulateMedia({ colorScheme: null })
  await page.setViewportSize({ width: 1440, height: 1000 })
}

/** Every state of the pages that put candidates side by side: accessibility, layout, history and paper. */
import type { Page } from 'playwright/test'
import { accessibilityViolations } from './support/accessibility'
import { chooseLastTopic } from './support/comparison'
import { candidatesOf, comparedRaces, type Election } from './support/election'
import { overflowWidth } from './support/layoutMeasurements'
import { expect, test } from './support/site'

/** The compared race with most candidates. */
function largestRace(election: Election) {
  const [largest] = comparedRaces(election).toSorted(
    (a, b) => candidatesOf(election, b).length - candidatesOf(election, a).length,
  )
  if (!largest) throw new Error('There is no comparison.')
  return largest
}

/** Brings a comparison into each state. */
const states: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'all topics': async () => {},
  'one topic': async (page) => void (await chooseLastTopic(page)),
  'open choices': (page) => page.getByText('Choose names and topics').click(),
  'hidden names': (page) => page.getByRole('checkbox', { name: 'Hide names' }).press('Space'),
  'nothing chosen': async (page) => {
    await page.evaluate(() => (location.hash = '#topics='))
    await expect(page.getByText(/^Nothing is chosen/)).toBeVisible()
  },
}

for (const [state, enter] of Object.entries(states))
  test(`with ${state}, a comparison is accessible and fits every width`, async ({ page, election }) => {
    await page.goto(`./compare/${largestRace(election).id}/`)
    await enter(page)
    for (const width of [320, 360, 768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect([width, await overflowWidth(page)]).toEqual([width, 0])
      if (width === 320 || width === 1280)
        expect(await accessibilityViolations(page, ['color-contrast-enhanced'])).toEqual([])
    }
  })

test('at 1280 px, the header, the title, the topics and the table share one left edge', async ({ page, election }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`./compare/${largestRace(election).id}/`)
  const parts = ['header a', 'h1', 'section:has([data-show-topic])', '[data-compare]', 'footer p']
  const edges = await Promise.all(
    parts.map((part) =>
      page
        .locator(`${part}:visible`)
        .last()
        .evaluate((element) => element.getBoundingClientRect().left),
    ),
  )
  // The last link of the header is at its other edge.
  expect(new Set(edges.slice(1))).toEqual(new Set([40]))
})

test('a table that scrolls while part of it is off the screen comes into view', async ({ page, election }) => {
  await page.setViewportSize({ width: 1280, height: 700 })
  const race = largestRace(election)
  test.skip(candidatesOf(election, race).length < 6, 'the table fits on the screen')
  await page.goto(`./compare/${race.id}/`)
  const box = page.getByRole('region', { name: /candidates by topic$/ })
  await box.focus()
  await page.evaluate(() => scrollTo(0, 0))
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => box.evaluate((element) => Math.round(element.getBoundingClientRect().bottom))).toBe(700)
})

test('a choice survives the way to a profile and back, and a shared link', async ({ page, election, browser }) => {
  const race = largestRace(election)
  await page.goto(`./compare/${race.id}/`)
  const topic = await chooseLastTopic(page)
  const link = page.getByRole('rowheader').getByRole('link').first()
  await link.click()
  await expect(page).toHaveURL(/\/profile\//)
  await page.goBack()
  expect(new URL(page.url()).hash).toBe(`#topics=${topic}`)
  await expect(page.getByRole('columnheader')).toHaveCount(2)
  const other = await browser.newPage()
  await other.goto(page.url())
  await expect(other.getByRole('columnheader')).toHaveCount(2)
  await other.close()
})

test('hidden names keep their order and letters while the topic changes', async ({ page, election }) => {
  await page.goto(`./compare/${largestRace(election).id}/`)
  const readFirst = () => page.locator('tbody tr').evaluateAll((rows) => rows.map(({ textContent }) => textContent))
  await page.getByRole('checkbox', { name: 'Hide names' }).press('Space')
  const before = await readFirst()
  await chooseLastTopic(page)
  await page.getByRole('button', { name: 'All topics' }).click()
  expect(await readFirst()).toEqual(before)
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Hide names' })).not.toBeChecked()
})

test('on paper, each cell has the name and party of its candidate, unless names are hidden', async ({
  page,
  election,
}) => {
  const race = largestRace(election)
  await page.goto(`./compare/${race.id}/`)
  await chooseLastTopic(page)
  const readCells = () =>
    page.locator('tbody tr > :last-child').evaluateAll((cells) =>
      cells.map((cell) => {
        const facts = cell.firstElementChild ? getComputedStyle(cell.firstElementChild, '::before').content : ''
        return [getComputedStyle(cell, '::before').content, facts.slice(1, 7)]
      }),
    )
  await page.emulateMedia({ media: 'print' })
  expect(await readCells()).toEqual(candidatesOf(election, race).map(({ name }) => [`"${name}"`, 'Party:']))
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('checkbox', { name: 'Hide names' }).press('Space')
  await page.emulateMedia({ media: 'print' })
  const hidden = await readCells()
  expect(JSON.stringify(hidden)).not.toContain('Party')
  for (const { name } of candidatesOf(election, race)) expect(JSON.stringify(hidden)).not.toContain(name)
})

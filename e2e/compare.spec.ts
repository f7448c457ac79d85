/** The pages that put candidates side by side, in every state: accessibility, layout, hidden names and paper. */
import type { Page } from 'playwright/test'
import { accessibilityViolations } from './support/accessibility'
import { candidatesOf, comparedRaces, type Election } from './support/election'
import { overflowWidth } from './support/layoutMeasurements'
import { expect, test } from './support/site'

/** The compared race with most candidates. */
function largestRace(election: Election) {
  const counts = comparedRaces(election).map((race) => ({ race, candidates: candidatesOf(election, race) }))
  const [largest] = counts.toSorted((a, b) => b.candidates.length - a.candidates.length)
  if (!largest) throw new Error('There is no comparison.')
  return largest
}

/** Chooses the last topic of an open comparison. */
const chooseLastTopic = (page: Page) => page.locator('[data-show-topic]').last().click()

test('the table scrolls inside its box, with its headers in view', { tag: '@content' }, async ({ page, election }) => {
  await page.setViewportSize({ width: 1000, height: 700 })
  const { race } = largestRace(election)
  await page.goto(`./compare/${race.id}/`)
  const box = page.getByRole('region', { name: /candidates by topic$/ })
  const fits = await box.evaluate(
    (element) => element.scrollWidth <= element.clientWidth && element.scrollHeight <= element.clientHeight,
  )
  test.skip(fits, 'the table fits into its box')
  await box.evaluate((element) => element.scrollTo(300, 300))
  const moved = await box.evaluate(({ scrollLeft, scrollTop }) => ({ scrollLeft, scrollTop }))
  const offsets = await box.evaluate((element) => {
    const { left, top } = element.getBoundingClientRect()
    const corner = element.querySelector('thead th')?.getBoundingClientRect()
    return [Math.round((corner?.left ?? 0) - left), Math.round((corner?.top ?? 0) - top)]
  })
  expect(offsets).toEqual([2, 2])
  expect(moved.scrollLeft + moved.scrollTop).toBeGreaterThan(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1000)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test(
    'one topic shows at a time, and without JavaScript everything',
    { tag: '@content' },
    async ({ page, election, browser, address }) => {
      const { race, candidates } = largestRace(election)
      await page.goto(`./compare/${race.id}/`)
      await expect(page.getByRole('cell')).toHaveCount(candidates.length)
      const columns = await page.locator('thead [data-topic]').count()
      const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })
      const plain = await context.newPage()
      await plain.goto(new URL(`./compare/${race.id}/`, address).href)
      await expect(plain.getByRole('cell')).toHaveCount(candidates.length * columns)
      await expect(plain.getByRole('checkbox')).toHaveCount(0)
      await context.close()
    },
  )
})

test(
  'paper has a sheet for each topic, and one for a chosen topic',
  { tag: '@content' },
  async ({ page, election }) => {
    const { race } = largestRace(election)
    const countSheets = async () =>
      (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type \/Page\b/g)?.length
    await page.goto(`./compare/${race.id}/`)
    const columns = await page.locator('thead [data-topic]').count()
    expect(await countSheets()).toBeGreaterThanOrEqual(columns)
    await chooseLastTopic(page)
    expect(await countSheets()).toBe(1)
  },
)

/** Brings a comparison into each state. */
const states: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'all topics': async () => {},
  'one topic': chooseLastTopic,
  'open choices': (page) => page.getByText('Choose names and topics').click(),
  'hidden names': (page) => page.getByRole('checkbox', { name: 'Hide names' }).press('Space'),
  'nothing chosen': async (page) => {
    await page.evaluate(() => (location.hash = '#topics='))
    await expect(page.getByText(/^Nothing is chosen/)).toBeVisible()
  },
}

for (const [state, enter] of Object.entries(states))
  test(
    `with ${state}, a comparison is accessible and fits every width`,
    { tag: '@content' },
    async ({ page, election }) => {
      await page.goto(`./compare/${largestRace(election).race.id}/`)
      await enter(page)
      for (const width of [320, 360, 768, 1024, 1280, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        expect([width, await overflowWidth(page)]).toEqual([width, 0])
        if (width === 320 || width === 1280)
          expect(await accessibilityViolations(page, ['color-contrast-enhanced'])).toEqual([])
      }
    },
  )

test(
  'at 1280 px, the header, the title, the topics and the table share one left edge',
  { tag: '@content' },
  async ({ page, election }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(`./compare/${largestRace(election).race.id}/`)
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
  },
)

test(
  'a table that scrolls while part of it is off the screen comes into view',
  { tag: '@content' },
  async ({ page, election }) => {
    await page.setViewportSize({ width: 1280, height: 700 })
    const { race, candidates } = largestRace(election)
    test.skip(candidates.length < 6, 'the table fits on the screen')
    await page.goto(`./compare/${race.id}/`)
    const box = page.getByRole('region', { name: /candidates by topic$/ })
    await box.focus()
    await page.evaluate(() => scrollTo(0, 0))
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => box.evaluate((element) => Math.round(element.getBoundingClientRect().bottom))).toBe(700)
  },
)

test(
  'on paper, each cell has the name and party of its candidate, unless names are hidden',
  { tag: '@content' },
  async ({ page, election }) => {
    const { race, candidates } = largestRace(election)
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
    expect(await readCells()).toEqual(candidates.map(({ name }) => [`"${name}"`, 'Party:']))
    await page.emulateMedia({ media: 'screen' })
    await page.getByRole('checkbox', { name: 'Hide names' }).press('Space')
    await page.emulateMedia({ media: 'print' })
    const hidden = await readCells()
    expect(JSON.stringify(hidden)).not.toContain('Party')
    for (const { name } of candidates) expect(JSON.stringify(hidden)).not.toContain(name)
  },
)

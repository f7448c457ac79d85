/** The comparison of a race in every state: accessibility, layout, choices, hidden names, ticks and paper. */
import type { Page } from 'playwright/test'
import { accessibilityViolations } from './support/accessibility'
import { countSheets } from './support/countSheets'
import { candidatesOf, comparedRaces, type Election } from './support/election'
import { overflowWidth } from './support/layoutMeasurements'
import { expect, test } from './support/site'

/** The compared race with most candidates. */
function largestRace(election: Election) {
  const counts = comparedRaces(election).map((race) => ({ race, candidates: candidatesOf(election, race) }))
  const [largest] = counts.toSorted((a, b) => b.candidates.length - a.candidates.length)
  test.skip(!largest, 'no race to compare')
  return largest!
}

const open = (page: Page, election: Election) => page.goto(`./compare/${largestRace(election).race.id}/`)
const topics = (page: Page) => page.getByRole('heading', { level: 2 })
const cells = (page: Page) => page.getByRole('article')

async function choosePeople(page: Page, count: number) {
  await page.getByText(/^Choose people/).click()
  const boxes = page.locator('[data-choose=candidates] label')
  for (let index = 0; index < count; index++) await boxes.nth(index).click()
}

test(
  'opens on one topic with everyone; the next topic, a reload and going back keep the place',
  { tag: '@content' },
  async ({ page, election }) => {
    const { candidates } = largestRace(election)
    await open(page, election)
    test.skip(candidates.length < 4 || (await page.getByRole('link', { name: /^Next topic/ }).count()) === 0)
    await expect(cells(page)).toHaveCount(candidates.length)
    const first = await topics(page).innerText()
    await page.getByRole('link', { name: /^Next topic/ }).click()
    await expect(topics(page)).toHaveCount(1)
    const second = await topics(page).innerText()
    expect(second).not.toBe(first)
    await expect(topics(page)).toBeInViewport()
    await page.reload()
    await expect(topics(page)).toHaveText(second)
    await page.goBack()
    await expect(topics(page)).toHaveText(first)
  },
)

test('without JavaScript, every topic is there with everyone, and links lead to each', async ({
  page,
  election,
  browser,
  address,
}) => {
  const { race, candidates } = largestRace(election)
  await page.goto(`./compare/${race.id}/`)
  const count = await page.locator('section[data-topic]').count()
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })
  const plain = await context.newPage()
  await plain.goto(new URL(`./compare/${race.id}/`, address).href)
  await expect(cells(plain)).toHaveCount(candidates.length * count)
  await expect(plain.getByRole('checkbox')).toHaveCount(0)
  const target = plain.locator('[data-topic-list] a[href*="#"]').nth(1)
  if ((await target.count()) > 0) {
    await target.click()
    await expect(plain.locator('section[data-topic]').nth(1)).toBeInViewport()
  }
  await context.close()
})

test('two people are columns of every topic, at each width', { tag: '@firefox' }, async ({ page, election }) => {
  const { candidates } = largestRace(election)
  await open(page, election)
  test.skip(candidates.length < 4 || (await page.locator('section[data-topic]').count()) < 2, 'too little to choose')
  await choosePeople(page, 2)
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const rows = await page
      .locator('section[data-topic]')
      .evaluateAll((all) =>
        all.map((section) =>
          [...section.querySelectorAll('article')]
            .filter((cell) => cell.checkVisibility())
            .map((cell) => Math.round(cell.getBoundingClientRect().top)),
        ),
      )
    for (const [left, right, ...others] of rows) expect([width, left, others]).toEqual([width, right, []])
  }
  await expectFit(page)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2))
  const name = candidates[0]!.name
  await expect(page.getByRole('heading', { level: 3, name, exact: true }).locator('visible=true').last()).toBeAttached()
  await page.evaluate(() => {
    location.hash += `&${document.querySelector('[data-topic]')?.id}`
  })
  await expect(page.locator('section[data-topic]').locator('visible=true')).toHaveCount(1)
})

test('with hidden names, a comparison shows none, is accessible, and fits every width, as after the ink is lifted', async ({
  page,
  election,
}) => {
  await open(page, election)
  await page.getByRole('button', { name: 'Hide names' }).click()
  const shown = await page.locator('[data-compare]').innerText()
  for (const { name } of largestRace(election).candidates) expect(shown).not.toContain(name)
  await expectFit(page)
  await page.getByText('I agree').first().click()
  await page.getByRole('button', { name: /^Lift the ink/ }).click()
  await expectFit(page)
})

test(
  'paper has a topic of twelve people, or all topics of two, on at most two sheets',
  { tag: '@site' },
  async ({ page, election }) => {
    const paper = { preferCSSPageSize: true }
    await open(page, election)
    expect(await countSheets(page, paper)).toBeLessThanOrEqual(2)
    for (const race of comparedRaces(election)) {
      if (candidatesOf(election, race).length > 2) continue
      await page.goto(`./compare/${race.id}/`)
      expect([race.id, (await countSheets(page, paper)) <= 2]).toEqual([race.id, true])
    }
  },
)

/** A comparison is accessible, and fits every width. */
async function expectFit(page: Page) {
  for (const width of [1440, 1024, 768, 360, 320]) {
    await page.setViewportSize({ width, height: 900 })
    expect([width, await overflowWidth(page)]).toEqual([width, 0])
  }
  expect(await accessibilityViolations(page)).toEqual([])
}

/** Choosing names and topics, hiding names, and paper, on the pages that put candidates side by side. */
import { chooseLastTopic } from './support/comparison'
import { candidatesOf, comparedRaces, type Election } from './support/election'
import { expect, test } from './support/site'

/** The compared race with most candidates. */
function largestRace(election: Election) {
  const counts = comparedRaces(election).map((race) => ({ race, candidates: candidatesOf(election, race) }))
  const [largest] = counts.toSorted((a, b) => b.candidates.length - a.candidates.length)
  if (!largest) throw new Error('There is no comparison.')
  return largest
}

test('a choice is kept in the fragment, and applies after a reload', async ({ page, election }) => {
  const { race, candidates } = largestRace(election)
  await page.goto(`./compare/${race.id}/`)
  expect(new URL(page.url()).hash).toBe('')
  const topic = await chooseLastTopic(page)
  await page.getByText('Choose names and topics').click()
  await page.getByRole('checkbox', { name: candidates[0]?.name, exact: true }).press('Space')
  const expected = candidates.slice(1).map(({ id }) => id)
  expect(new URL(page.url()).hash).toBe(`#topics=${topic}&candidates=${expected.join(',')}`)
  await page.reload()
  await expect(page.getByRole('rowheader')).toHaveCount(expected.length)
  await expect(page.getByRole('cell')).toHaveCount(expected.length)
  await page.goto(`./compare/${race.id}/#topics=gone&candidates=nobody`)
  await expect(page.getByRole('rowheader')).toHaveCount(candidates.length)
})

test('hidden names are nowhere in the content, and come back exactly', async ({ page, election }) => {
  const { race, candidates } = largestRace(election)
  await page.goto(`./compare/${race.id}/`)
  const table = page.getByRole('table')
  const original = await table.innerHTML()
  await page.getByRole('checkbox', { name: 'Hide names' }).press('Space')
  const html = await page.getByRole('main').evaluate((main) => {
    const copy = main.cloneNode(true) as HTMLElement
    for (const script of copy.querySelectorAll('script')) script.remove()
    return copy.innerHTML
  })
  for (const { id, name, sortName } of candidates) {
    const [surname = name] = sortName.split(',')
    for (const word of [name, surname, `"${id}"`, `/profile/${id}/`]) expect(html).not.toMatch(wordPattern(word))
  }
  expect(html).not.toMatch(/\b(he|she|his|her|him|hers|himself|herself)\b/i)
  await expect(table.getByRole('link')).toHaveCount(0)
  await expect(table.getByRole('rowheader').first()).toHaveText('Candidate A')
  await page.getByRole('checkbox', { name: 'Hide names' }).press('Space')
  expect(await table.innerHTML()).toBe(original)
})

/** A word as a whole, with letters of any script around it. */
function wordPattern(word: string): RegExp {
  const escaped = word.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped}(?![\p{L}\p{N}])`, 'u')
}

test('the table scrolls inside its box, with its headers in view', async ({ page, election }) => {
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

  test('one topic shows at a time, and without JavaScript everything', async ({ page, election, browser, address }) => {
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
  })
})

test('paper has a sheet for each topic, and one for a chosen topic', async ({ page, election }) => {
  const { race } = largestRace(election)
  const countSheets = async () =>
    (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type \/Page\b/g)?.length
  await page.goto(`./compare/${race.id}/`)
  const columns = await page.locator('thead [data-topic]').count()
  expect(await countSheets()).toBeGreaterThanOrEqual(columns)
  await chooseLastTopic(page)
  expect(await countSheets()).toBe(1)
})

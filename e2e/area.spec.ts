/** "Which races are on my ballot": the place that a reader has chosen. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { listLayoutShifts } from './support/layoutMeasurements'
import { electionFolder, type Election } from './support/election'
import { recordFrames } from './support/recordFrames'
import { expect, test } from './support/site'

test.beforeEach(({ election }) => {
  test.skip(areasOf(election).length === 0 || election.races.length <= 5, 'no areas')
})

interface Area {
  readonly id: string
  readonly name: string
  readonly kind?: string
  readonly groups: readonly string[]
}

/** By default, every group that not everyone votes in is an area. */
function areasOf({ areas, groups = [] }: Election): readonly Area[] {
  return areas ?? groups.filter(({ everyone }) => !everyone).map(({ id, name }) => ({ id, name, groups: [id] }))
}

function choicesOf(election: Election): readonly (readonly Area[])[] {
  const kinds = election.areaKinds?.map(({ id }) => id) ?? [undefined]
  return kinds.reduce<readonly (readonly Area[])[]>(
    (choices, id) =>
      choices.flatMap((choice) =>
        areasOf(election)
          .filter(({ kind }) => kind === id)
          .map((area) => [...choice, area]),
      ),
    [[]],
  )
}

/** Ids of the races and questions on the ballot of areas, in the order of the ids. */
function ballotOf({ groups = [], races, questions = [] }: Election, areas: readonly Area[]) {
  const everyone = groups.filter((group) => group.everyone).map(({ id }) => id)
  const ids = new Set([...areas.flatMap((area) => area.groups), ...everyone])
  return [...races, ...questions]
    .filter(({ group }) => group === undefined || ids.has(group))
    .map(({ id }) => id)
    .toSorted()
}

async function shownContests(page: Page): Promise<string[]> {
  const addresses = await page
    .locator('main li > a:visible')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  return addresses.flatMap((address) => /\/(?:candidates|questions)\/([\w-]+)\/$/.exec(address)?.[1] ?? []).toSorted()
}

async function choose(page: Page, areas: readonly Area[]): Promise<void> {
  for (const [index, { id }] of areas.entries())
    await page.getByRole('group', { name: 'Where do you vote?' }).getByRole('combobox').nth(index).selectOption(id)
}

test(
  'shows only what is on the ballot of the chosen place, on screen and in print',
  { tag: '@content' },
  async ({ page, election }) => {
    await page.goto('./candidates/')
    const all = await shownContests(page)
    for (const areas of choicesOf(election)) {
      await choose(page, areas)
      const ballot = ballotOf(election, areas)
      expect(await shownContests(page)).toEqual(ballot)
      await page.emulateMedia({ media: 'print' })
      expect(await shownContests(page)).toEqual(ballot)
      await page.emulateMedia({ media: 'screen' })
    }
    for (const select of await page.getByRole('combobox').all()) await select.selectOption('')
    expect(await shownContests(page)).toEqual(all)
  },
)

test(
  'the choice stays on the device, for every page and visit, and for this election only',
  { tag: '@content' },
  async ({ page, election, basePath }) => {
    const areas = choicesOf(election).at(-1) ?? []
    const ballot = ballotOf(election, areas)
    await page.goto('./')
    await choose(page, areas)
    const groups = page.locator('section[aria-labelledby="ballot"] li:visible')
    const count = await groups.count()
    expect(count).toBeLessThan((election.groups ?? []).length)
    const keys = await page.evaluate(() => Object.keys(localStorage))
    expect(keys).toHaveLength(1)
    expect(keys[0]).toContain(election.date)
    expect(keys[0]?.startsWith(`${basePath}/`)).toBe(true)
    await page.evaluate(() => sessionStorage.clear())
    await page.reload()
    await expect(groups).toHaveCount(count)
    const named = page.locator('section[aria-labelledby="ballot"] > p:visible')
    await expect(named).toHaveCount(ballot.filter((id) => election.races.some((race) => race.id === id)).length)
    await page.goto('./candidates/')
    expect(await shownContests(page)).toEqual(ballot)
    await page.goto('./results/')
    const titles = election.races.filter(({ id }) => ballot.includes(id)).map((race) => race.name)
    if (election.results) await expect(page.locator('main [id^="group."] h3:visible')).toHaveText(titles)
    await page.goto('./my-ballot/')
    const headings = await page
      .locator('section[aria-labelledby$=".heading"]:visible')
      .evaluateAll((sections) =>
        sections.map((section) => section.getAttribute('aria-labelledby')?.replace(/\.heading$/, '') ?? ''),
      )
    expect(headings.toSorted()).toEqual(ballot)
  },
)

test('a stored place is applied before the first paint', { tag: '@content' }, async ({ page, election }) => {
  await page.goto('./candidates/')
  const [areas = []] = choicesOf(election)
  await choose(page, areas)
  const readFrames = await recordFrames(page, () => {
    const links = [...document.querySelectorAll('main li > a')].filter((link) => link.checkVisibility())
    return document.readyState === 'loading' ? '' : String(links.length)
  })
  await page.reload()
  await page.waitForTimeout(200)
  expect(await readFrames()).toEqual([String(ballotOf(election, areas).length)])
})

test('nothing shifts on the landing page when the people on the ballot are late', async ({ page, election }) => {
  await page.setViewportSize({ width: 1280, height: 2000 })
  await page.goto('./')
  await choose(page, choicesOf(election)[0] ?? [])
  await page.route(/\/lookup\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue()
  })
  await page.goto('about:blank')
  await page.goto('./')
  await expect(page.locator('section[aria-labelledby="ballot"] > p:visible').first()).toBeVisible()
  await expect(page.locator('footer')).toBeVisible()
  expect(await listLayoutShifts(page)).toEqual([])
})

test(
  'an address finds its areas, and only one file is requested',
  { tag: '@content' },
  async ({ page, election, out }) => {
    const file = join('data', electionFolder(out), 'streets.csv')
    test.skip(!existsSync(file), 'no table of streets')
    const [headings = [], row = []] = readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => line.split(','))
    const get = (name: string) => row[headings.indexOf(name)] ?? ''
    const requests: string[] = []
    await page.goto('./candidates/')
    await page.getByText('Find it by your address').click()
    page.on('request', (request) => requests.push(new URL(request.url()).pathname.split('/').slice(-2).join('/')))
    const find = async (address: string) => {
      await page.getByLabel('Number and street').fill(address)
      await page.getByRole('button', { name: 'Find' }).click()
    }
    await find('1 Nowhere Street')
    await expect(page.getByText('We could not find this address.')).toBeVisible()
    await find(`${get('start_house_number')} ${get('street_name').toUpperCase()}`)
    await expect(page.getByText(`Chosen for ${get('start_house_number')} ${get('street_name')}`)).toBeVisible()
    const areas = areasOf(election).filter(({ id }) => get('area_ids').split(' ').includes(id))
    expect(await shownContests(page)).toEqual(ballotOf(election, areas))
    expect(requests.filter((path) => !/^lookup\/streets-\d+\.json$/.test(path))).toEqual([])
  },
)

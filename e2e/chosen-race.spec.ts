import type { Page } from 'playwright/test'
import { candidatesOf, type Election, type Race } from './support/election'
import { raceButton } from './support/raceButton'
import { recordFrames } from './support/recordFrames'
import { expect, test } from './support/site'

const key = 'selectedCandidateType'

test.beforeEach(({ election }) => {
  test.skip(election.races.length > 5, 'more than five races')
})

async function expectChosen(page: Page, { races }: Election, chosen: Race | undefined): Promise<void> {
  for (const { id, name } of races) {
    const isChosen = id === chosen?.id
    await expect(raceButton(page, name)).toHaveAttribute('aria-pressed', String(isChosen))
    await expect(page.getByRole('region', { name, exact: true })).toHaveCount(isChosen ? 1 : 0)
  }
}

test(
  'a button shows and announces its race, and the choice is kept in the fragment without a step in the history',
  { tag: '@firefox' },
  async ({ page, election }) => {
    await page.goto('./corrections/')
    await page.goto('./candidates/')
    const status = page.locator('[data-race-status]')
    await expect(status).toBeEmpty()
    for (const race of election.races) {
      await raceButton(page, race.name).click()
      await expectChosen(page, election, race)
      const region = page.getByRole('region', { name: race.name, exact: true })
      const candidates = candidatesOf(election, race)
      await expect(region.getByRole('listitem').getByRole('link')).toHaveCount(candidates.length)
      await expect(page).toHaveURL(`./candidates/#${race.id}`)
      const running = candidates.filter(({ withdrawn }) => !withdrawn).length
      await expect(status).toHaveText(`${race.name}: ${running || 'No'} ${running === 1 ? 'candidate' : 'candidates'}`)
      expect(await page.evaluate((item) => sessionStorage.getItem(item), key)).toBe(race.id)
    }
    const last = election.races.at(-1)
    await page.reload()
    await expectChosen(page, election, last)
    await page.getByRole('region').getByRole('listitem').getByRole('link').first().click()
    await page.goBack()
    await expectChosen(page, election, last)
    await page.goBack()
    await expect(page).toHaveURL('./corrections/')
  },
)

test('a stored choice is applied before the first paint', async ({ page, election }) => {
  const race = election.races.at(-1)
  await page.addInitScript(([item, id]) => sessionStorage.setItem(item, id), [key, race?.id ?? ''] as const)
  const readFrames = await recordFrames(page, () => {
    const sections = [...document.querySelectorAll('main section')].filter((section) => section.checkVisibility())
    const pressed = document.querySelector<HTMLElement>('button[aria-pressed="true"]')?.dataset.race
    return sections.map(({ id }) => `${id}, pressed: ${pressed}`).join(' ')
  })
  await page.goto('./candidates/')
  await expectChosen(page, election, race)
  expect(await readFrames()).toEqual([`${race?.id}, pressed: ${race?.id}`])
})

test('a link to a race chooses it', { tag: '@firefox' }, async ({ page, election }) => {
  const [first] = election.races
  const last = election.races.at(-1)
  await page.goto('./')
  await page.getByRole('main').getByRole('link', { name: last?.name, exact: true }).first().click()
  await expectChosen(page, election, last)
  await page.getByRole('link', { name: 'Candidates', exact: true }).click()
  await expect(page).toHaveURL('./candidates/')
  await expectChosen(page, election, last)
  await page.goto(`./candidates/#${last?.id}`)
  await raceButton(page, first?.name).click()
  await page.reload()
  await expectChosen(page, election, first)
})

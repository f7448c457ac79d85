/** Requirements of the guide to Medford's election of 2023. Other elections are tested by their data. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { loadImages } from './support/loadImages'
import { electionFolder } from './support/election'
import { expect, test } from './support/site'

const folder = 'medford-2023'
const races = [
  { id: 'cityCouncil', name: 'City Council', candidates: 12, elected: 7 },
  { id: 'schoolCommittee', name: 'School Committee', candidates: 7, elected: 6 },
  { id: 'mayor', name: 'Mayor', candidates: 2, elected: 1 },
] as const

test.skip(
  ({ out, plain }) => plain || out !== 'out' || !existsSync(join('data', folder)) || electionFolder() !== folder,
  `the election under test is not data/${folder}`,
)

test(
  'the landing page is headed Medford City Elections and leads to the candidates',
  { tag: '@site' },
  async ({ page }) => {
    await page.goto('./')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Medford City Elections')
    await page.getByRole('link', { name: 'View Candidates' }).click()
    await expect(page).toHaveURL('./candidates/')
  },
)

test('the landing page shows when, where and how to vote', { tag: '@site' }, async ({ page }) => {
  await page.goto('./')
  const information = page.getByRole('region', { name: 'Election information' })
  await expect(information).toContainText('Tuesday, November 7, 2023')
  await expect(information).toContainText('7:00 am to 8:00 pm, Eastern Time')
  for (const [name, address] of [
    ['Find your polling place', 'https://www.sec.state.ma.us/WhereDoIVoteMA/'],
    ['How to vote in Massachusetts', 'https://www.sec.state.ma.us/divisions/elections/elections-and-voting.htm'],
  ] as const)
    await expect(information.getByRole('link', { name, exact: true })).toHaveAttribute('href', address)
  await information.getByRole('link', { name: 'How to vote: all facts and their sources' }).click()
  await expect(page).toHaveURL('./how-to-vote/')
  await expect(page.getByRole('term').filter({ hasText: 'Identification' })).toBeVisible()
})

test(
  'the landing page names 12 candidates for City Council, 7 for School Committee and 2 for Mayor',
  { tag: '@site' },
  async ({ page }) => {
    await page.goto('./')
    await expect(page.getByText('21 people ran. 14 were elected.')).toBeVisible()
    const columns = page.getByRole('region', { name: 'On the ballot' }).getByRole('region')
    await expect(columns).toHaveCount(races.length)
    for (const [index, { name, candidates, elected }] of races.entries()) {
      const column = columns.nth(index)
      await expect(column.getByRole('heading')).toHaveText(name)
      await expect(column).toContainText(`${elected} elected from ${candidates} candidates`)
      await expect(column.getByRole('listitem')).toHaveCount(candidates)
      await expect(column.getByRole('listitem').filter({ hasText: /\bElected$/ })).toHaveCount(elected)
    }
    await expect(page.getByText('December 9, 2023', { exact: true })).toBeVisible()
  },
)

test('three buttons show one race each and store its id', { tag: '@site' }, async ({ page }) => {
  await page.goto('./candidates/')
  await expect(page.getByRole('main').getByRole('button')).toHaveText(
    races.map(({ name, candidates }) => `${name} ${candidates} candidates`),
  )
  for (const { id, name, candidates } of races) {
    await page.getByRole('button', { name }).click()
    await expect(page.getByRole('region', { name }).getByRole('link')).toHaveCount(candidates)
    expect(await page.evaluate(() => sessionStorage.getItem('selectedCandidateType'))).toBe(id)
  }
})

test('the legacy route of a candidate leads to the profile', { tag: '@site' }, async ({ page }) => {
  await page.goto('./#/profile/bears', { waitUntil: 'commit' })
  await expect(page).toHaveURL('./profile/bears/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zac Bears')
})

test('the stances of John Petrella have the year of his earlier campaign', { tag: '@site' }, async ({ page }) => {
  await page.goto('./profile/petrella/')
  await expect(page.getByRole('region', { name: 'Key stances' }).getByText('Stated in 2021')).toHaveCount(2)
  await page.goto('./profile/petrella/stance1/')
  await expect(page.getByRole('article').first().getByText('Stated in 2021', { exact: true })).toBeVisible()
})

test('a video that shows private details is cited and not linked', { tag: '@site' }, async ({ page }) => {
  await page.goto('./profile/scarpelli/stance1/')
  const source = page.getByRole('article').first().getByRole('listitem')
  await expect(source).toContainText('City Council 09-05-23 (machine transcript). City of Medford video')
  await expect(source.getByRole('link')).toHaveCount(0)
})

test('the landing page prints on one sheet', { tag: '@site' }, async ({ page }) => {
  await page.goto('./')
  expect(await countSheets(page)).toBe(1)
})

test(
  'every race prints on one sheet, and every profile on three at most',
  { tag: '@site' },
  async ({ page, election }) => {
    test.slow()
    const profiles = election.candidates.map(({ id }) => [`./profile/${id}/`, 3] as const)
    for (const [path, sheets] of [...profiles, ...races.map(({ id }) => [`./candidates/#${id}`, 1] as const)]) {
      await page.goto(path)
      const count = await countSheets(page)
      expect([path, count, count <= sheets]).toEqual([path, count, true])
    }
  },
)

/** Number of sheets of letter paper on which a page prints. */
async function countSheets(page: Page): Promise<number> {
  await page.evaluate(loadImages)
  const pdf = await page.pdf({ format: 'Letter' })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

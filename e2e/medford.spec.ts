/** Requirements of the guide to Medford's election of 2023. Other elections are tested by their data. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { loadImages } from './support/loadImages'
import { electionFolder } from './support/election'
import { findSection } from './support/outline'
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

test(
  'its name, an earlier campaign and a private video are shown as agreed',
  { tag: '@site' },
  async ({ readPage, readLines }) => {
    expect((await readPage('./'))('h1').text()).toBe('Medford City Elections')
    const profile = await readLines('./profile/petrella/')
    expect(profile.filter((line) => line === 'Stated in 2021')).toHaveLength(2)
    // The video shows private details, so it is cited without a link.
    const [video = ''] = findSection(await readLines('./profile/scarpelli/stance1/'), 'Sources')
    expect(video).toMatch(/^City Council 09-05-23 \(machine transcript\)\. City of Medford video/)
  },
)

test('the landing page prints on one sheet', { tag: '@site' }, async ({ page }) => {
  await page.goto('./')
  expect(await countSheets(page)).toBe(1)
})

test(
  'every race prints on one sheet, and every profile on two at most',
  { tag: '@site' },
  async ({ page, election }) => {
    test.slow()
    const margin = { top: '0.4in', right: '0.4in', bottom: '0.4in', left: '0.4in' }
    const profiles = election.candidates.map(({ id }) => [`./profile/${id}/`, 2, margin] as const)
    for (const [path, sheets, margins] of [
      ...profiles,
      ...races.map(({ id }) => [`./candidates/#${id}`, 1] as const),
    ]) {
      await page.goto(path)
      const count = await countSheets(page, margins)
      expect([path, count, count <= sheets]).toEqual([path, count, true])
    }
  },
)

/** Number of sheets of letter paper on which a page prints. */
async function countSheets(page: Page, margin?: Readonly<Record<'top' | 'left', string>>): Promise<number> {
  await page.evaluate(loadImages)
  const pdf = await page.pdf({ format: 'Letter', margin })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

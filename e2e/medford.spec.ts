/** Requirements of the guide to Medford's election of 2023. Other elections are tested by their data. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { loadImages } from './support/loadImages'
import { electionFolder } from './support/election'
import { expect, test } from './support/site'

const folder = 'medford-2023'
const races = [
  { id: 'cityCouncil', candidates: 12, elected: 7 },
  { id: 'schoolCommittee', candidates: 7, elected: 6 },
  { id: 'mayor', candidates: 2, elected: 1 },
] as const

test.skip(
  ({ out, plain }) => plain || out !== 'out' || !existsSync(join('data', folder)) || electionFolder() !== folder,
  `the election under test is not data/${folder}`,
)

test('the landing page names everyone, and links to where and how to vote', { tag: '@site' }, async ({ readPage }) => {
  const $ = await readPage('./')
  expect($('h1').text()).toBe('Medford City Elections')
  for (const { id, candidates, elected } of races) {
    const rows = $(`main section[aria-labelledby="race-${id}"] li`).get()
    const winners = rows.filter((row) => / Elected\s*$/.test($(row).text()))
    expect([id, rows.length, winners.length]).toEqual([id, candidates, elected])
  }
  for (const address of [
    'https://www.sec.state.ma.us/WhereDoIVoteMA/',
    'https://www.sec.state.ma.us/divisions/elections/elections-and-voting.htm',
  ])
    expect($(`main a[href="${address}"]`).length).toBe(1)
})

test('the landing page prints on one sheet', { tag: '@site' }, async ({ page }) => {
  await page.goto('./')
  expect(await countSheets(page)).toBe(1)
})

test(
  'every race prints on one sheet, and the longest profiles on two at most',
  { tag: '@site' },
  async ({ page, election }) => {
    test.slow()
    const margin = { top: '0.4in', right: '0.4in', bottom: '0.4in', left: '0.4in' }
    const longest = election.candidates.toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)
    const profiles = longest.slice(0, 5).map(({ id }) => [`./profile/${id}/`, 2, margin] as const)
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

/** Requirements of the guide to Medford's election of 2023. Other elections are tested by their data. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { countSheets } from './support/countSheets'
import { electionFolder } from './support/election'
import { expect, test } from './support/site'

const folder = 'medford-2023'

test.skip(
  ({ out, plain }) => plain || out !== 'out' || !existsSync(join('data', folder)) || electionFolder() !== folder,
  `the election under test is not data/${folder}`,
)

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
      ...election.races.map(({ id }) => [`./candidates/#${id}`, 1] as const),
    ]) {
      await page.goto(path)
      const count = await countSheets(page, { format: 'Letter', margin: margins })
      expect([path, count, count <= sheets]).toEqual([path, count, true])
    }
  },
)

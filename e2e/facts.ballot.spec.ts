/** The ballot on the landing page, compared with the editors' files. */
import type { Page } from 'playwright/test'
import { candidatesOf, hasRaceIndex, racePath, withdrawnMark, type Election, type Race } from './support/election'
import { isUndecided, resultOf } from './support/facts'
import { describeInstruction, describeNotes } from './support/races'
import { expect, test } from './support/site'

test.beforeEach(async ({ page }) => {
  await page.goto('./')
})

for (const medium of ['screen', 'print'] as const) {
  test(`the ballot names everyone in every race, with the same label for all, in ${medium} media`, async ({
    page,
    election,
    address,
  }) => {
    test.skip(hasRaceIndex(election), 'the landing page has groups instead of races')
    await page.emulateMedia({ media: medium })
    const columns = await readColumns(page)
    expect(columns.map(({ title }) => title)).toEqual(election.races.map(({ name }) => name))
    for (const [index, race] of election.races.entries()) {
      expect(columns[index]).toMatchObject({
        link: new URL(racePath(election, race), address).href,
        instruction: describeInstruction(election, race),
        rows: expectedRows(election, race).map(({ id, ...row }) => ({
          ...row,
          link: id && new URL(`profile/${id}/`, address).href,
        })),
        notes: describeNotes(election, race),
      })
    }
  })
}

test('the ballot states the order of the names and whether the election is nonpartisan', async ({ page, election }) => {
  const main = page.getByRole('main')
  await expect(main.getByText(/\bThis election is nonpartisan\b/)).toHaveCount(election.nonpartisan ? 1 : 0)
  if (hasRaceIndex(election)) return
  const hasOrder = election.races.some((race) =>
    candidatesOf(election, race).some(({ ballotOrder }) => ballotOrder !== undefined),
  )
  const order = hasOrder ? /in the order of the official ballot/ : /by surname, A to Z/
  await expect(main.getByText(order).first()).toBeVisible()
})

test('the ballot links to the page of each race for its sources', async ({ page, election, address }) => {
  test.skip(hasRaceIndex(election), 'the landing page has groups instead of races')
  const note = page.getByRole('main').locator('p').filter({ hasText: 'Sources about the races: ' })
  const links = await note.getByRole('link').evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
  expect(links).toEqual(election.races.map(({ id }) => new URL(`candidates/${id}/`, address).href))
})

/** The columns of the ballot as readers see them. */
function readColumns(page: Page) {
  return page
    .getByRole('region', { name: 'On the ballot' })
    .locator('section')
    .evaluateAll((columns) => {
      const text = (element?: Element | null) => (element as HTMLElement).innerText.replaceAll(/\s+/g, ' ').trim()
      return columns.map((column) => ({
        title: text(column.querySelector('h2')),
        link: column.querySelector<HTMLAnchorElement>('h2 a')?.href,
        // The line that a script may replace has a note for after the election.
        instruction: (column.querySelector('[data-until]') ?? column.querySelector('p'))?.textContent,
        rows: [...column.querySelectorAll('li')].map((row) => {
          const oval = row.querySelector('[aria-hidden="true"]')
          return {
            text: text(row),
            bold: row.querySelector('b')?.textContent,
            // The lines of a filled oval meet in the middle.
            filled: oval ? oval.clientHeight === 0 : undefined,
            link: row.querySelector('a')?.href,
          }
        }),
        notes: [...column.querySelectorAll(':scope > p')].map(text),
      }))
    })
}

/** The rows of a race: everyone in order, then the winners whom voters wrote in. */
function expectedRows(election: Election, race: Race) {
  const candidates = candidatesOf(election, race)
  const labels = candidates.map((candidate) => resultOf(election, candidate.id, candidate))
  const undecided = isUndecided(election, race.id)
  const hasResults = undecided || labels.some((label) => label !== undefined)
  return [
    ...candidates.map(({ id, name, sortName, withdrawn, writeIn }, index) => {
      const mark = withdrawn ? withdrawnMark(withdrawn) : writeIn && 'Write-in candidate'
      const unknown = undecided ? 'Not decided' : 'Not known'
      const label = labels[index] ?? (hasResults && !withdrawn ? unknown : undefined)
      const [surname = ''] = sortName.split(',')
      return {
        id,
        text: [name, mark, label].filter(Boolean).join(' '),
        bold: ` ${name} `.includes(` ${surname} `) ? surname : name,
        filled: labels[index] === undefined ? undefined : labels[index] !== 'Not elected',
      }
    }),
    ...(election.results?.writeInWinners?.[race.id] ?? []).map((name) => ({
      id: undefined,
      text: `${name} Write-in Elected`,
      bold: name,
      filled: true,
    })),
  ]
}

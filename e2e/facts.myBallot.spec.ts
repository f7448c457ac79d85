/** The ballot that a reader marks, compared with the editors' files. */
import { candidatesOf, questionTitle, withdrawnMark, type Election, type Race } from './support/election'
import { describeNoVote, titleOf } from './support/races'
import { collapse } from './support/readPage'
import { expect, test } from './support/site'

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'once React has started' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('my ballot has every race and question in the order of the files, with its instruction and names', async ({
      page,
      election,
      address,
    }) => {
      await page.goto('./my-ballot/')
      if (javaScriptEnabled) await expect(page.getByRole('button', { name: 'Print my ballot' })).toBeVisible()
      const contests = await page.locator('section[aria-labelledby]').evaluateAll((sections) => {
        const text = (element?: Element | null) => (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
        return sections.map((section) => ({
          title: text(section.querySelector('h2')),
          instruction: text(section.querySelector('h2 + p')),
          notes: [...section.querySelectorAll('p')].map(text),
          choices: [...section.querySelectorAll('li')].map((row) => ({
            text: text(row.querySelector('label')),
            bold: text(row.querySelector('label b')),
            link: row.querySelector('a')?.href,
          })),
          links: [...section.querySelectorAll<HTMLAnchorElement>('p a')].map(({ href }) => href),
        }))
      })
      const { questions = [] } = election
      expect(contests).toHaveLength(election.races.length + questions.length)
      for (const [index, race] of election.races.entries()) {
        const { notes, ...contest } = contests[index]!
        expect(contest).toEqual({
          title: titleOf(election, race),
          instruction: describeBallotLine(election, race),
          choices: describeChoices(election, race, address),
          links: [],
        })
        if (race.about) expect(notes).toContain(collapse(race.about))
        expect(notes.includes('No candidates.')).toBe(!race.noVote && candidatesOf(election, race).length === 0)
      }
      for (const [index, question] of questions.entries())
        expect(contests[election.races.length + index]).toMatchObject({
          title: questionTitle(question),
          instruction: 'Vote Yes or No',
          choices: [{ text: 'Yes' }, { text: 'No' }],
          links: [new URL(`questions/${question.id}/`, address).href],
        })
    })
  })

test('my ballot claims the order of the official ballot only if the files have it', async ({ page, election }) => {
  const listed = election.races.flatMap((race) => candidatesOf(election, race)).filter(({ writeIn }) => !writeIn)
  const hasOrder = listed.every(({ ballotOrder }) => ballotOrder !== undefined)
  await page.goto('./my-ballot/')
  await expect(page.getByText('The printed ballot may use another order.')).toHaveCount(hasOrder ? 0 : 1)
  if (!hasOrder && listed.every(({ ballotOrder }) => ballotOrder === undefined))
    await expect(page.getByText('order of the official ballot')).toHaveCount(0)
})

test('my ballot prints on one sheet, with the names and without the controls', async ({
  page,
  election,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'only Chromium prints to PDF')
  const names = election.races.flatMap((race) => (race.noVote ? [] : candidatesOf(election, race)))
  test.skip(names.length > 40, 'the ballot has too many names for a sheet')
  await page.goto('./my-ballot/')
  await expect(page.getByRole('button', { name: 'Print my ballot' })).toBeVisible()
  const pdf = await page.pdf({ format: 'Letter' })
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button')).toHaveCount(0)
  for (const { name } of names) await expect(page.locator('label', { hasText: name }).first()).toBeVisible()
})

function describeBallotLine(election: Election, race: Race): string {
  return describeNoVote(election, race)[0] ?? `Vote for not more than ${race.voteFor ?? 1}`
}

function describeChoices(election: Election, race: Race, address: string) {
  if (race.noVote) return []
  return candidatesOf(election, race).map(({ id, name, sortName, withdrawn, writeIn }) => {
    const [surname = ''] = sortName.split(',')
    return {
      text: [name, withdrawn ? withdrawnMark(withdrawn) : writeIn && 'Write-in candidate'].filter(Boolean).join(' '),
      bold: ` ${name} `.includes(` ${surname} `) ? surname : name,
      link: new URL(`profile/${id}/`, address).href,
    }
  })
}

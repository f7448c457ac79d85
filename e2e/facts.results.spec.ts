/** Facts about the results, compared with the editors' files. */
import type { Page } from 'playwright/test'
import {
  candidatesOf,
  hasRaceIndex,
  questionTitle,
  raceOf,
  type Candidate,
  type Election,
  type Race,
} from './support/election'
import { cite, count, fullDate, isUndecided, resultOf, votesOf } from './support/facts'
import { describeInstruction, titleOf } from './support/races'
import { findSection, readSections } from './support/readPage'
import { expectedFacts, expectedNotes, type Results } from './support/results'
import { expect, test } from './support/site'

const media = ['screen', 'print'] as const

test.beforeEach(async ({ page }) => {
  await page.goto('./results/')
})

for (const medium of media) {
  test(`the results page lists everyone in each race with the outcome, in ${medium} media`, async ({
    page,
    election,
    address,
  }) => {
    await page.emulateMedia({ media: medium })
    const { results } = election
    for (const race of election.races) {
      const rows = await readRows(page, race)
      expect(rows).toEqual(results ? expectedRows(election, race, results, address) : [])
    }
    if (!results) await expect(page.locator('main')).toContainText('There are no results in this guide yet.')
  })

  test(`the results page states how final and complete the results are, in ${medium} media`, async ({
    page,
    election,
  }) => {
    await page.emulateMedia({ media: medium })
    const { rows } = findSection(await readSections(page), 'Results')
    expect(rows).toEqual({
      'Election day': fullDate(election.date),
      ...(election.results ? expectedFacts(election, election.results) : {}),
    })
  })
}

test('every race has its outcome, every note and nothing else', async ({ page, election, address }) => {
  const sections = await readSections(page)
  const { results } = election
  if (!results) return
  const winners = election.races
    .flatMap((race) => expectedRows(election, race, results, address))
    .filter(({ filled }) => filled)
  expect(sections[0]?.lines).toEqual([
    `${winners.length} ${winners.length === 1 ? 'winner' : 'winners'} in ${election.races.length} ${election.races.length === 1 ? 'race' : 'races'}.`,
  ])
  for (const race of election.races)
    expect(findSection(sections, titleOf(election, race)).lines).toEqual([
      describeInstruction(election, race),
      ...expectedRows(election, race, results, address).map(({ text }) => text),
      ...expectedNotes(election, race, results),
    ])
})

test('the results page cites the sources of the results and of every other fact', async ({ page, election }) => {
  const { results, races } = election
  const sections = await readSections(page)
  if (!results) {
    expect(sections.flatMap(({ citations }) => citations)).toEqual([])
    return
  }
  const { turnout, open = {}, recounts = [] } = results
  const recountsOf = (id: string, title: string) =>
    recounts.filter(({ race }) => race === id).map(({ sources: ids }) => [`Recount, ${title}`, ids] as const)
  const facts: (readonly [label: string, sources: readonly string[]])[] = [
    ['Who was elected', results.sources],
    ...(turnout ? [['Turnout', turnout.sources] as const] : []),
    ...races.flatMap((race) => {
      const title = titleOf(election, race)
      return [
        ...(race.noVote ? [[`No vote, ${title}`, race.noVote.sources] as const] : []),
        ...(open[race.id] ? [[`Seats without a winner, ${title}`, open[race.id]!.sources] as const] : []),
        ...recountsOf(race.id, title),
      ]
    }),
    ...(election.questions ?? []).flatMap((question) => recountsOf(question.id, questionTitle(question))),
  ]
  const { citations, rows } = findSection(sections, 'Sources')
  expect(citations).toEqual(facts.flatMap(([, ids]) => cite(election, ids)))
  expect(rows).toEqual(
    Object.fromEntries(
      facts.map(([label, ids]) => [
        label,
        cite(election, ids)
          .map(({ text }) => text)
          .join(' '),
      ]),
    ),
  )
})

test("the results page names no source on a candidate's own website before another", async ({ page, election }) => {
  const own = new Set(election.candidates.flatMap(({ links }) => (links?.website ? hostOf(links.website) : [])))
  const citations = (await readSections(page)).find(({ heading }) => heading === 'Sources')?.citations ?? []
  const winners = citations.slice(0, election.results?.sources.length ?? 0)
  const ids = winners.map(({ text }) =>
    Object.keys(election.sources).find((id) => cite(election, [id])[0]?.text === text),
  )
  const areOwn = ids.map((id) => own.has(hostOf(election.sources[id ?? '']?.url ?? '')))
  expect(areOwn).toEqual(areOwn.toSorted((one, other) => Number(one) - Number(other)))
})

test('the results page states the outcome of every ballot question', async ({ page, election }) => {
  const sections = await readSections(page)
  const labels = { passed: 'Passed', failed: 'Did not pass', undecided: 'Not decided' }
  for (const question of election.results ? (election.questions ?? []) : []) {
    const result = election.results?.questions?.[question.id]
    const { lines } = findSection(sections, questionTitle(question))
    expect(lines[0]).toBe(labels[result?.outcome ?? 'undecided'])
    for (const votes of [result?.yes, result?.no]) if (votes) expect(lines.join(' ')).toContain(count(votes))
  }
})

/** The rows of a race: text, link, and whether the oval is filled in. */
async function readRows(page: Page, race: Race) {
  return page.locator(`section[aria-labelledby="${race.id}"] li:visible`).evaluateAll((rows) =>
    rows.map((row) => {
      const oval = row.querySelector('[aria-hidden="true"]')
      return {
        text: (row as HTMLElement).innerText.replaceAll(/\s+/g, ' ').trim(),
        url: row.querySelector('a')?.href,
        // The lines of a filled oval meet in the middle.
        filled: oval ? oval.clientHeight === 0 : undefined,
      }
    }),
  )
}

function expectedRows(election: Election, race: Race, results: Results, address: string) {
  return [
    ...candidatesOf(election, race).map((candidate) => ({
      text: [candidate.name, describeMarks(election, candidate), outcomeOf(election, candidate)]
        .filter(Boolean)
        .join(' '),
      url: hasRaceIndex(election) ? undefined : new URL(`profile/${candidate.id}/`, address).href,
      filled: outcomeOf(election, candidate).startsWith('Elected'),
    })),
    ...(results.writeInWinners?.[race.id] ?? []).map((name) => ({
      text: `${name} Write-in, not on the ballot Elected`,
      url: undefined,
      filled: true,
    })),
  ]
}

function outcomeOf(election: Election, candidate: Candidate): string {
  const result = resultOf(election, candidate.id, candidate)
  if (result) return result
  const { noVote } = raceOf(election, candidate)
  expect(noVote !== undefined || isUndecided(election, candidate.race)).toBe(true)
  return noVote ? 'No vote' : 'Not decided'
}

function describeMarks(election: Election, { id, race, withdrawn }: Candidate): string {
  const votes = votesOf(election, id, race)
  return [votes === undefined ? '' : `${count(votes)} ${votes === 1 ? 'vote' : 'votes'}`, withdrawn ? 'Withdrawn' : '']
    .filter(Boolean)
    .join(', ')
}

/** The host of a URL. */
function hostOf(url: string): string {
  return url === '' ? '' : new URL(url).host.replace(/^www\./, '')
}

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
import { cite, count, fullDate, isUndecided, longDate, resultOf, votesOf } from './support/facts'
import { collapse, findSection, readSections } from './support/readPage'
import { expect, test } from './support/site'

type Results = NonNullable<Election['results']>

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

test('every race has its recounts, open seats and votes for names that are not listed', async ({ page, election }) => {
  const sections = await readSections(page)
  const { results } = election
  if (!results) return
  for (const race of election.races) {
    const { lines } = findSection(sections, titleOf(election, race))
    for (const { text } of (results.recounts ?? []).filter((recount) => recount.race === race.id))
      expect(lines.join('\n')).toContain(collapse(text))
    const left = openSeats(race, results)
    const seats = `${left} ${left === 1 ? 'seat' : 'seats'}`
    const reason = results.open?.[race.id]?.reason
    expect(lines.filter((line) => /^\d+ seats?:/.test(line))).toEqual(
      reason ? [reason === 'vacant' ? `${seats}: nobody was elected.` : `${seats}: not decided.`] : [],
    )
    const { writeIns, blanks } = results.votes?.[race.id] ?? {}
    const others = lines.filter((line) => /^[\d,]+ (?:blank )?votes?\b/.test(line) && !line.includes('Elected'))
    expect(others.map((line) => line.split(' ')[0])).toEqual(
      [writeIns, blanks].filter((votes) => votes !== undefined).map(count),
    )
  }
})

test('the results page cites the sources of the results and of every other fact', async ({ page, election }) => {
  const { results, races } = election
  const sections = await readSections(page)
  if (!results) {
    expect(sections.flatMap(({ citations }) => citations)).toEqual([])
    return
  }
  const { turnout, open = {}, recounts = [] } = results
  const questions = new Set((election.questions ?? []).map(({ id }) => id))
  const facts = [
    results,
    ...(turnout ? [turnout] : []),
    ...races.flatMap((race) => [
      ...(race.noVote ? [race.noVote] : []),
      ...(open[race.id] ? [open[race.id]!] : []),
      ...recounts.filter((recount) => recount.race === race.id),
    ]),
    ...recounts.filter(({ race }) => questions.has(race)),
  ]
  expect(findSection(sections, 'Sources').citations).toEqual(facts.flatMap(({ sources }) => cite(election, sources)))
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

function expectedFacts({ races }: Election, { status = 'not known', asOf, votes = {}, turnout }: Results) {
  const held = races.filter(({ noVote }) => !noVote)
  const known = held.filter(({ id }) => votes[id])
  const someOrAll =
    known.length === held.length ? 'Vote totals are below each name.' : 'Vote totals are known for some races only.'
  const ballots = count(turnout?.ballots ?? 0)
  const registered = turnout?.registered
  const share = registered ? Number((((turnout?.ballots ?? 0) * 100) / registered).toFixed(1)) : 0
  const voters = registered
    ? `${ballots} of ${count(registered)} registered voters voted (${share}%).`
    : `${ballots} ${ballots === '1' ? 'ballot was' : 'ballots were'} cast.`
  return {
    Status: [
      status === 'not known' ? 'We do not know whether these results are certified.' : `The results are ${status}.`,
      ...(asOf ? [`Results as of ${longDate(asOf)}.`] : []),
    ].join(' '),
    Votes: known.length === 0 ? 'Vote totals are not known.' : someOrAll,
    Turnout: turnout ? voters : 'The turnout is not known.',
  }
}

/** The seats of a race without a winner. */
function openSeats({ id, voteFor = 0, seats = voteFor }: Race, { open, winners, writeInWinners }: Results): number {
  return open?.[id]?.seats ?? seats - (winners[id]?.length ?? 0) - (writeInWinners?.[id]?.length ?? 0)
}

/** The name of a race with that of its group. */
function titleOf({ groups = [] }: Election, { name, group: id }: Race): string {
  const group = groups.find((each) => each.id === id)
  return group ? `${name}, ${group.name}` : name
}

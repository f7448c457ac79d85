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
import { cite, count, fullDate, isPublished, isUndecided, longDate, resultOf, votesOf } from './support/facts'
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

test('every race has its recounts, open seats, explanations and votes for names that are not listed', async ({
  page,
  election,
}) => {
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
    const { writeIns, blanks, explanation } = results.votes?.[race.id] ?? {}
    if (explanation) expect(lines).toContain(collapse(explanation))
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

function expectedFacts(election: Election, { status = 'not known', asOf, votes = {}, turnout }: Results) {
  const held = election.races.filter(({ noVote }) => !noVote)
  const known = held.filter(({ id }) => votes[id])
  const all = 'Vote totals are below each name.'
  const some = 'This guide has vote totals for some races only.'
  const none = 'This guide does not have vote totals.'
  const totals = known.length === 0 ? none : known.length === held.length ? all : some
  const office = findOffice(election)
  return {
    Status: [
      status === 'not known' ? 'We do not know whether these results are certified.' : `The results are ${status}.`,
      ...(asOf ? [`Results as of ${longDate(asOf)}.`] : []),
    ].join(' '),
    Votes: [
      totals,
      ...(office !== undefined && totals !== all ? [`You can ask the election office: ${office}.`] : []),
    ].join(' '),
    Turnout: turnout ? describeTurnout(turnout) : 'This guide does not have the turnout.',
  }
}

function describeTurnout({ ballots, registered, unofficial = false }: NonNullable<Results['turnout']>): string {
  const about = unofficial ? 'about ' : ''
  const share = registered ? Number(((ballots * 100) / registered).toFixed(unofficial ? 0 : 1)) : 0
  const voters = registered
    ? `${about}${count(ballots)} of ${count(registered)} registered voters voted (${about}${share}%).`
    : `${about}${count(ballots)} ${ballots === 1 ? 'ballot was' : 'ballots were'} cast.`
  return voters.replace(/^a/, 'A') + (unofficial ? ' This count is unofficial.' : '')
}

/** The first office for all voters with a contact. */
function findOffice({ groups = [], where: { offices = [] } }: Election): string | undefined {
  const isForEveryone = (id?: string) => groups.every((group) => group.id !== id || group.everyone)
  const office = offices.find(
    (each) => isPublished(each) && isForEveryone(each.group) && (each.url ?? each.email ?? each.phone),
  )
  return office && collapse(office.name)
}

/** The host of a URL. */
function hostOf(url: string): string {
  return url === '' ? '' : new URL(url).host.replace(/^www\./, '')
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

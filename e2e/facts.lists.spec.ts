/** The candidate list and the pages of races, compared with the editors' files. */
import type { Page } from 'playwright/test'
import { candidatesOf, hasRaceIndex, racePath, type Candidate, type Election, type Race } from './support/election'
import { isUndecided, longDate, resultOf } from './support/facts'
import { collapse } from './support/readPage'
import { expect, profilePath, test } from './support/site'

const media = ['screen', 'print'] as const

const noStances = {
  'none found': 'We found no position by this candidate',
  'did not respond': 'The candidate did not respond to our questions',
  declined: 'The candidate declined to answer our questions',
  'not asked': 'We have not asked this candidate any questions',
  'guide does not ask': 'We have not asked candidates for positions',
  'election over': 'The election is over, and we collected no key stances by this candidate',
}

for (const path of [racePath, (_: Election, { id }: Race) => `./candidates/${id}/`])
  test(`every card has the facts of its candidate, in order: ${path === racePath ? 'list' : 'race pages'}`, async ({
    page,
    election,
    address,
  }) => {
    test.slow()
    for (const race of election.races) {
      await page.goto(path(election, race))
      const expected = candidatesOf(election, race)
      for (const medium of media) {
        await page.emulateMedia({ media: medium })
        const cards = await readCards(page, race)
        expect(cards.map(({ text }) => text)).toEqual(expected.map((each) => describeCard(election, race, each)))
        expect(cards.map(({ url }) => url)).toEqual(expected.map((each) => new URL(profilePath(each), address).href))
        expect(cards.map(({ filled }) => filled)).toEqual(expected.map((each) => ovalOf(election, each, medium)))
      }
      await page.emulateMedia({ media: 'screen' })
    }
  })

test('the sheet of a race says who was elected or how many votes there are, and what the office does', async ({
  page,
  election,
}) => {
  for (const race of election.races) {
    await page.goto(`./candidates/${race.id}/`)
    const text = collapse(await page.getByRole('main').innerText())
    if (race.about) expect(text).toContain(collapse(race.about))
    for (const recount of election.results?.recounts ?? [])
      expect(text.includes(collapse(recount.text))).toBe(recount.race === race.id)
    if (race.noVote || race.voteFor === undefined) continue
    const up = race.voteFor === 1 ? '1' : `up to ${race.voteFor}`
    if (election.results) {
      const running = candidatesOf(election, race).filter(({ withdrawn }) => !withdrawn).length
      const winners = election.results.winners[race.id]?.length ?? 0
      const writeIns = election.results.writeInWinners?.[race.id] ?? []
      if (winners > 0 && writeIns.length === 0)
        expect(text).toContain(`${winners} elected from ${running} ${running === 1 ? 'candidate' : 'candidates'}`)
      for (const name of writeIns) expect(text).toContain(name)
      expect(text).toContain(`Voters could choose ${up}.`)
      expect(text).not.toMatch(/You can|Nobody else is running|Vote for not more/)
    } else {
      expect(text).toContain(`Vote for not more than ${race.voteFor}`)
    }
  }
})

test('the list counts people and seats, and states its order and that the election is nonpartisan only if it is', async ({
  page,
  election,
}) => {
  test.skip(hasRaceIndex(election), 'the list is an index of race pages')
  await page.goto('./candidates/')
  const text = collapse(await page.getByRole('main').innerText())
  const races = election.races.filter(({ noVote }) => noVote?.reason !== 'canceled')
  const people = new Set(
    races.flatMap((race) => candidatesOf(election, race).flatMap(({ id, withdrawn }) => (withdrawn ? [] : [id]))),
  ).size
  expect(text).toMatch(new RegExp(`\\b${people} (people ran|person ran|candidates?) `))
  expect(text).toContain(longDate(election.date))
  if (election.candidates.length > 1)
    expect(text).toMatch(
      election.candidates.some(({ ballotOrder }) => ballotOrder)
        ? /order of the official ballot/
        : /by surname, A to Z/,
    )
  expect(/\bis nonpartisan/.test(text)).toBe(election.nonpartisan)
})

/** Text, address and oval of each card of a race. The oval is undefined if there is none to see. */
async function readCards(page: Page, { id }: Race) {
  return page.evaluate((race) => {
    const root = document.getElementById(race) ?? document.querySelector('main')
    return [...(root?.querySelectorAll<HTMLAnchorElement>('li > a[href*="/profile/"]') ?? [])].map((card) => {
      const oval = [...card.querySelectorAll('[aria-hidden="true"]')].find((each) => each.checkVisibility())
      return {
        // Hidden ovals have no text, so all text is what readers see.
        text: (card.textContent ?? '').replaceAll(/\s+/g, ' ').trim(),
        url: card.href,
        // The lines of a filled oval meet in the middle.
        filled: oval && oval.clientHeight === 0,
      }
    })
  }, id)
}

/** The text of a card: name, position, party, incumbency, mark, result and the first two key stances. */
function describeCard(election: Election, race: Race, candidate: Candidate): string {
  const { name, party, partyYear, incumbent, withdrawn, writeIn, stances } = candidate
  const others = candidatesOf(election, race)
  const incumbency = incumbent === undefined ? 'Incumbency not known' : incumbent ? 'Incumbent' : 'Not an incumbent'
  const withdrawal = withdrawn?.onBallot ? 'Withdrawn, but on the ballot' : 'Withdrawn'
  return collapse(
    [
      name,
      race.position,
      partyYear === undefined ? `Party: ${party}` : `Party: ${party} (${partyYear})`,
      others.some((other) => other.incumbent !== undefined) ? incumbency : '',
      withdrawn ? withdrawal : writeIn ? 'Write-in candidate' : '',
      hasResult(election, race) ? describeResult(election, candidate) : '',
      ...(stances.length === 0 ? [explainNoStances(candidate)] : stances.slice(0, 2).map(titleOf(election))),
    ].join(' '),
  )
}

function titleOf({ date }: Election) {
  return (stance: Candidate['stances'][number]) => {
    const year = stance.date === undefined ? '' : String(stance.date).slice(0, 4)
    return year === '' || date.startsWith(year) ? stance.title : `${stance.title} (${year})`
  }
}

function explainNoStances({ noStances: none, positions }: Candidate): string {
  if (!none) return 'No key stance is known.'
  const isStance = none.reason === 'none found' && positions.length > 0
  const sentence = isStance ? 'We found no key stance by this candidate' : noStances[none.reason]
  return `${sentence}${none.asOf ? `, as of ${longDate(none.asOf)}` : ''}.`
}

/** True if the cards of a race have results. */
function hasResult(election: Election, race: Race): boolean {
  return (
    isUndecided(election, race.id) ||
    candidatesOf(election, race).some((each) => resultOf(election, each.id, each) !== undefined)
  )
}

function describeResult(election: Election, candidate: Candidate): string {
  const result = resultOf(election, candidate.id, candidate)
  if (result === undefined && candidate.withdrawn) return ''
  return result ?? (isUndecided(election, candidate.race) ? 'Not decided' : 'Not known')
}

/** True for a filled oval, false for an empty one, which paper also has before the election. */
function ovalOf(election: Election, candidate: Candidate, medium: (typeof media)[number]): boolean | undefined {
  const race = election.races.find(({ id }) => id === candidate.race)
  const { withdrawn, writeIn } = candidate
  if (race && hasResult(election, race)) {
    const result = resultOf(election, candidate.id, candidate)
    return result === undefined ? undefined : result !== 'Not elected'
  }
  const isPrinted = race && !race.noVote && !writeIn && (!withdrawn || withdrawn.onBallot)
  return medium === 'print' && isPrinted ? false : undefined
}

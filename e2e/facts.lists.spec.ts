/** The candidate list and the pages of races, compared with the editors' files. */
import type { Page } from 'playwright/test'
import { candidatesOf, hasRaceIndex, racePath, type Candidate, type Election, type Race } from './support/election'
import { describeFacts, hasResult } from './support/candidacy'
import { cite, longDate, resultOf } from './support/facts'
import { describeRacePage } from './support/races'
import { collapse, readSections } from './support/readPage'
import { expect, profilePath, test } from './support/site'
import { explainNoStances } from './support/statements'

const media = ['screen', 'print'] as const

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

test('the page of a race has its group, its outcome, every note, the order and the sources', async ({
  page,
  election,
}) => {
  for (const race of election.races) {
    await page.goto(`./candidates/${race.id}/`)
    expect(await readParagraphs(page)).toEqual(describeRacePage(election, race))
    const citations = (await readSections(page)).flatMap((section) => section.citations)
    expect(citations).toEqual(cite(election, [...race.sources, ...(race.noVote?.sources ?? [])]))
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

/** The visible paragraphs after the heading, without lines that a script shows once the polls have closed. */
async function readParagraphs(page: Page): Promise<readonly string[]> {
  return page.locator('h1 ~ *').evaluateAll((parts) =>
    parts
      .flatMap((part) => [...(part.matches('p') ? [part] : []), ...part.querySelectorAll('p')])
      .filter((paragraph) => paragraph.checkVisibility())
      .map((paragraph) => {
        const copy = paragraph.cloneNode(true) as Element
        copy.querySelectorAll('[data-from]').forEach((later) => later.remove())
        return copy.textContent.replaceAll(/\s+/g, ' ').trim()
      }),
  )
}

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
  const { name, stances } = candidate
  return collapse(
    [
      name,
      race.position,
      ...describeFacts(election, race, candidate),
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

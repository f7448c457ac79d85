/** Facts about candidates, compared with the editors' files. */
import type { Page } from 'playwright/test'
import { loadImages } from './support/loadImages'
import { candidatesOf, hasRaceIndex, raceOf, racePath, type Candidate, type Election } from './support/election'
import { whoLines } from './support/candidacy'
import { cite, sourceDate } from './support/facts'
import {
  expectedNote,
  expectedProfile,
  inLanguage,
  readLanguages,
  readNote,
  readProfile,
  statementLanguages,
} from './support/profile'
import { collapse, readNeighbors, readSections } from './support/readPage'
import { expect, profilePath, test } from './support/site'
import { othersOn, readOthers, readRows, stanceRow, textLines, topicNames } from './support/statements'

const media = ['screen', 'print'] as const

type Stance = Candidate['stances'][number]

test('every profile shows the facts of its candidate, on screen and in print, and the portrait', async ({
  page,
  election,
}) => {
  test.slow()
  for (const candidate of election.candidates) {
    await page.goto(profilePath(candidate))
    for (const medium of media) {
      await page.emulateMedia({ media: medium })
      expect(await readProfile(page)).toEqual(expectedProfile(election, candidate))
    }
    await page.emulateMedia({ media: 'screen' })
    const portraits = await readPortraits(page)
    expect(portraits.length).toBeGreaterThan(0)
    for (const portrait of portraits) expect(portrait).toMatch(portraitOf(candidate))
    const race = candidatesOf(election, raceOf(election, candidate))
    expect(await readNeighbors(page)).toEqual(
      neighbors(
        race,
        candidate,
        (other) => new URL(`../${other.id}/`, page.url()).href,
        ({ id }) => id,
      ),
    )
  }
})

test('every portrait in the list is that of its candidate', async ({ page, election }) => {
  const cards = election.races.flatMap((race) => candidatesOf(election, race))
  const listed: string[] = []
  for (const path of hasRaceIndex(election)
    ? election.races.map((race) => racePath(election, race))
    : ['./candidates/']) {
    await page.goto(path)
    listed.push(...(await readPortraits(page)))
  }
  expect(listed).toHaveLength(cards.length)
  for (const [index, candidate] of cards.entries()) expect(listed[index]).toMatch(portraitOf(candidate))
})

test('every stance page shows the stance, its origin and what everyone else in the race said, on screen and in print', async ({
  page,
  election,
}) => {
  test.slow()
  for (const candidate of election.candidates)
    for (const [index, stance] of candidate.stances.entries()) {
      await page.goto(`${profilePath(candidate)}stance${index + 1}/`)
      for (const medium of media) {
        await page.emulateMedia({ media: medium })
        await expectStance(page, election, candidate, stance)
        await expectOthers(page, election, candidate, stance)
      }
      await page.emulateMedia({ media: 'screen' })
      expect(await readNote(page)).toBe(expectedNote(election, candidate))
      expect(await readLanguages(page)).toEqual(expect.arrayContaining(expectedLanguages(candidate, stance)))
      expect(await readNeighbors(page)).toEqual([
        ...neighbors(
          candidate.stances,
          stance,
          (other) => new URL(`../stance${candidate.stances.indexOf(other) + 1}/`, page.url()).href,
        ),
        ...neighbors(
          candidatesOf(election, raceOf(election, candidate)),
          candidate,
          (other) => new URL(`../../${other.id}/`, page.url()).href,
          ({ id }) => id,
        ),
      ])
    }
})

/** Addresses of the portraits on a page, decoded. */
async function readPortraits(page: Page): Promise<readonly string[]> {
  await page.evaluate(loadImages)
  return page.locator('main img').evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''))
}

function portraitOf({ id, src = id }: Candidate): RegExp {
  return new RegExp(`/img/(?:photos/)?${src.replace(/\.\w+$/, '')}[-.]`)
}

/** The stance, whose it is, how, when and where it was made, its sources, and the candidate's other stances. */
async function expectStance(page: Page, election: Election, candidate: Candidate, stance: Stance): Promise<void> {
  const [article] = await readSections(page)
  expect(article?.heading).toBe(collapse(stance.title))
  expect(article?.rows).toEqual(expectedOrigin(election, stance))
  expect(article?.citations).toEqual(cite(election, stance.sources))
  const lines = [
    ...whoLines(election, candidate),
    ...textLines(election, candidate, stance),
    ...cite(election, stance.sources).map(({ text }) => text),
    "This is the editors' summary, not a quotation.",
  ]
  expect(article?.lines.slice(0, lines.length)).toEqual(lines)
  const owner = article?.links.find(({ text }) => text === candidate.name)
  expect(owner?.url).toMatch(new RegExp(`/profile/${candidate.id}/$`))
  const others = await readRows(page.getByRole('region', { name: `Other stances by ${candidate.name}` }))
  const rest = candidate.stances.filter((other) => other !== stance)
  expect(others).toEqual(rest.map((other) => stanceRow(election, candidate, other)))
}

/** Compares the statements of everyone else in the race on the topics of a stance, or finds links to all of them. */
async function expectOthers(
  page: Page,
  election: Election,
  candidate: Candidate,
  { topics = [] }: Stance,
): Promise<void> {
  const expected = (election.topics ?? [])
    .filter(({ id }) => topics.includes(id))
    .map(({ id }) => ({ id, topic: topicNames(election, [id])[0], others: othersOn(election, candidate, id) }))
    .filter(({ others }) => others.length > 0)
  const section = page.getByRole('region', { name: /^Others on th(is topic|ese topics)$/ })
  const isElsewhere = (await section.getByText('There is too much to show on this page.').count()) > 0
  expect(await readOthers(section)).toEqual(
    expected.map(({ topic, others }) => ({ topic, others: isElsewhere ? [] : others })),
  )
  if (isElsewhere)
    for (const { id } of expected)
      expect(await section.locator(`p > a[href*="/topics/${id}/"]`).count()).toBeGreaterThan(0)
}

/** How, when and where a stance was made, its topics and its sources, by their labels. */
function expectedOrigin(election: Election, { how, date, locator, topics = [], sources }: Stance) {
  const kinds: Record<string, string> = {
    'social post': 'social media post',
    'public meeting': 'remark at a public meeting',
  }
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
  const names = topicNames(election, topics)
  return {
    How: how ? capital(kinds[how] ?? how) : 'Not known',
    When: date === undefined ? 'Not known' : sourceDate(String(date)),
    ...(locator ? { 'Place in source': capital(collapse(locator)) } : {}),
    ...(names.length > 0 ? { Topics: names.join(', ') } : {}),
    Sources: cite(election, sources)
      .map(({ text }) => text)
      .join(' '),
  }
}

/** Texts of a stance page in another language: of the stance and of the candidate's other stances. */
function expectedLanguages({ stances }: Candidate, stance: Stance): string[] {
  return [stance, ...stances.filter((other) => other !== stance)].flatMap((each) => [
    ...inLanguage(each.language, each.title),
    ...statementLanguages(each),
  ])
}

/** Relations and addresses of the links to the items before and after one. */
function neighbors<Item extends object>(
  items: readonly Item[],
  item: Item,
  addressOf: (item: Item) => string,
  keyOf: (item: Item) => unknown = (each) => each,
) {
  const index = items.findIndex((each) => keyOf(each) === keyOf(item))
  const [previous, next] = [items[index - 1], items[index + 1]]
  return [...(previous ? [['prev', addressOf(previous)]] : []), ...(next ? [['next', addressOf(next)]] : [])]
}

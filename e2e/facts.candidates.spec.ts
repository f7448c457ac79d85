/** Facts about candidates, compared with the editors' files. */
import {
  candidaciesOf,
  candidatesOf,
  hasRaceIndex,
  raceOf,
  racePath,
  type Candidate,
  type Election,
} from './support/election'
import { cite, shownParty, sourceDate } from './support/facts'
import { expectedProfile, inLanguage, readLanguages, readProfile, statementLanguages } from './support/profile'
import { collapse, readNeighbors, readSections } from './support/readPage'
import { expect, profilePath, test } from './support/site'
import { othersOn, readOthers, readRows, restoreCut, stanceRow, textLines, topicNames } from './support/statements'

const media = ['screen', 'print'] as const

test('every profile shows the facts of its candidate, on screen and in print', async ({ page, election }) => {
  test.slow()
  for (const candidate of election.candidates) {
    await page.goto(profilePath(candidate))
    for (const medium of media) {
      await page.emulateMedia({ media: medium })
      expect(await readProfile(page)).toEqual(expectedProfile(election, candidate))
    }
    await page.emulateMedia({ media: 'screen' })
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

test('every portrait is that of its candidate, in the list and on the profile', async ({ page, election }) => {
  const sources = () =>
    page.locator('main img').evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''))
  const cards = election.races.flatMap((race) => candidatesOf(election, race))
  const listed: string[] = []
  for (const path of hasRaceIndex(election)
    ? election.races.map((race) => racePath(election, race))
    : ['./candidates/']) {
    await page.goto(path)
    listed.push(...(await sources()))
  }
  expect(listed).toHaveLength(cards.length)
  for (const [index, candidate] of cards.entries()) {
    const stem = (candidate.src ?? candidate.id).replace(/\.\w+$/, '')
    await page.goto(profilePath(candidate))
    for (const source of [listed[index], ...(await sources())])
      expect(source).toMatch(new RegExp(`/img/(?:photos/)?${stem}[-.]`))
  }
})

test('every stance page shows the stance, whose it is, how, when and where it was made, and its sources, on screen and in print', async ({
  page,
  election,
}) => {
  test.slow()
  for (const candidate of election.candidates)
    for (const [index, stance] of candidate.stances.entries()) {
      await page.goto(`${profilePath(candidate)}stance${index + 1}/`)
      for (const medium of media) {
        await page.emulateMedia({ media: medium })
        const [article] = await readSections(page)
        expect(article?.heading).toBe(collapse(stance.title))
        expect(article?.rows).toEqual(expectedOrigin(election, stance))
        expect(article?.citations).toEqual(cite(election, stance.sources))
        const positions = candidaciesOf(candidate).map((candidacy) => raceOf(election, candidacy).position)
        const lines = [`Party: ${shownParty(candidate)}`, ...positions, ...textLines(election, candidate, stance)]
        expect(article?.lines).toEqual(
          expect.arrayContaining([...lines, "This is the editors' summary, not a quotation."]),
        )
        const name = page.locator('article').first().getByRole('link', { name: candidate.name, exact: true })
        expect(await name.getAttribute('href')).toMatch(new RegExp(`/profile/${candidate.id}/$`))
        const others = await readRows(page.getByRole('region', { name: `Other stances by ${candidate.name}` }))
        const rest = candidate.stances.filter((other) => other !== stance)
        expect(others).toEqual(rest.map((other) => ({ ...stanceRow(election, candidate, other), sources: [] })))
      }
      await page.emulateMedia({ media: 'screen' })
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

test('every stance page shows what everyone else in the race said on its topics, on screen and in print', async ({
  page,
  election,
}) => {
  test.slow()
  for (const candidate of election.candidates)
    for (const [index, { topics = [] }] of candidate.stances.entries()) {
      await page.goto(`${profilePath(candidate)}stance${index + 1}/`)
      const ids = (election.topics ?? []).map(({ id }) => id).filter((id) => topics.includes(id))
      const all = ids.map((id) => ({ topic: topicNames(election, [id])[0], others: othersOn(election, candidate, id) }))
      const expected = all.filter(({ others }) => others.length > 0)
      for (const medium of media) {
        await page.emulateMedia({ media: medium })
        const section = page.getByRole('region', { name: /^Others on th(is topic|ese topics)$/ })
        const shown = await readOthers(section)
        const full = (topicIndex: number, otherIndex: number) => expected[topicIndex]?.others[otherIndex]?.lines ?? []
        const restored = shown.map(({ topic, others }, topicIndex) => ({
          topic,
          others: others.map((other, each) => ({ ...other, lines: restoreCut(other.lines, full(topicIndex, each)) })),
        }))
        expect(restored).toEqual(expected)
        const isCut = JSON.stringify(restored) !== JSON.stringify(shown)
        await expect(section.getByText('Long texts are shortened here')).toHaveCount(isCut ? 1 : 0)
      }
      await page.emulateMedia({ media: 'screen' })
    }
})

/** How, when and where a stance was made, its topics and its sources, by their labels. */
function expectedOrigin(
  election: Election,
  { how, date, locator, topics = [], sources }: Candidate['stances'][number],
) {
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
function expectedLanguages({ stances }: Candidate, stance: Candidate['stances'][number]): string[] {
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

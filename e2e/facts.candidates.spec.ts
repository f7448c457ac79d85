/** What readers see about candidates, compared with the editors' files. */
import {
  candidaciesOf,
  candidatesOf,
  hasRaceIndex,
  raceOf,
  racePath,
  type Candidate,
  type Election,
} from './support/election'
import { cite, describeStatement, shownParty } from './support/facts'
import { expectedProfile, inLanguage, readLanguages, readProfile } from './support/profile'
import { collapse, findSection, readNeighbors, readSections } from './support/readPage'
import { expect, profilePath, test } from './support/site'

const media = ['screen', 'print'] as const

test('the list shows the candidates of each race in the stated order, on screen and in print', async ({
  page,
  election,
  address,
}) => {
  for (const race of election.races) {
    await page.goto(racePath(election, race))
    for (const medium of media) {
      await page.emulateMedia({ media: medium })
      const { lines, links } = findSection(await readSections(page), race.name)
      const expected = candidatesOf(election, race)
      // The page of a race has more links after the cards.
      const cards = lines.filter((line) => / Party: /.test(line))
      expect(cards).toEqual(expected.map((each) => describeCard(election, each)))
      const profiles = links.map(({ url }) => url).filter((url) => url.includes('/profile/'))
      expect(profiles).toEqual(expected.map((each) => new URL(profilePath(each), address).href))
      if (race.voteFor !== undefined && !race.noVote) {
        const running = expected.filter(({ withdrawn }) => !withdrawn).length
        expect(lines.join(' ')).toMatch(new RegExp(`\\b${running || 'No'} candidates?\\.`))
        expect(lines.join(' ')).toContain(race.voteFor === 1 ? 'vote for 1.' : `vote for up to ${race.voteFor}.`)
      }
      if (race.about) expect(lines).toContain(collapse(race.about))
    }
    await page.emulateMedia({ media: 'screen' })
  }
})

test('the list states its order, and that the election is nonpartisan only if it is', async ({ page, election }) => {
  const races = hasRaceIndex(election) ? election.races : election.races.slice(0, 1)
  for (const race of races) {
    await page.goto(hasRaceIndex(election) ? racePath(election, race) : './candidates/')
    const [{ lines } = { lines: [] }] = await readSections(page)
    const shown = hasRaceIndex(election) ? candidatesOf(election, race) : election.candidates
    const hasBallotOrder = shown.some(({ ballotOrder }) => ballotOrder)
    const text = lines.join(' ')
    if (shown.length > 1) expect(text).toMatch(hasBallotOrder ? /order of the official ballot/ : /by surname, A to Z/)
    const nonpartisan = hasRaceIndex(election) && race.partisan !== undefined ? !race.partisan : election.nonpartisan
    if (shown.length > 0) expect(/\bis nonpartisan/.test(text)).toBe(nonpartisan)
  }
})

test('every profile shows the facts of its candidate, on screen and in print', async ({ page, election }) => {
  test.slow()
  for (const candidate of election.candidates) {
    await page.goto(profilePath(candidate))
    for (const medium of media) {
      await page.emulateMedia({ media: medium })
      expect(await readProfile(page, election)).toEqual(expectedProfile(election, candidate))
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

test('every stance page shows the stance, whose it is, how and when it was made, and its sources, on screen and in print', async ({
  page,
  election,
}) => {
  test.slow()
  for (const candidate of election.candidates)
    for (const [index, stance] of candidate.stances.entries()) {
      await page.goto(`${profilePath(candidate)}stance${index + 1}/`)
      for (const medium of media) {
        await page.emulateMedia({ media: medium })
        const [article, sources] = await readSections(page)
        const positions = candidaciesOf(candidate).map((candidacy) => raceOf(election, candidacy).position)
        const made = describeStatement(election, stance)
        expect(article?.heading).toBe(collapse(stance.title))
        expect(article?.lines).toEqual([
          `Stance ${index + 1} of ${candidate.stances.length} of ${candidate.name}, ${positions.join(' and ')}`,
          ...(made ? [`${made}.`] : []),
          collapse(stance.text),
          'This is the editors’ summary, not a quotation.',
        ])
        expect(sources?.citations).toEqual(cite(election, stance.sources))
      }
      await page.emulateMedia({ media: 'screen' })
      expect(await readLanguages(page)).toEqual(expectedLanguages(candidate, stance))
      expect(await readNeighbors(page)).toEqual(
        neighbors(
          candidate.stances,
          stance,
          (other) => new URL(`../stance${candidate.stances.indexOf(other) + 1}/`, page.url()).href,
        ),
      )
    }
})

/** A candidate's card: name, party, and what sets the place on the ballot apart. */
function describeCard(election: Election, candidate: Candidate): string {
  const { name, withdrawn, writeIn } = candidate
  const withdrawal = withdrawn?.onBallot ? 'Withdrawn, but still on the ballot' : 'Withdrawn'
  const mark = withdrawn ? withdrawal : writeIn ? 'Write-in candidate' : ''
  return `${name} Party: ${shownParty(election, candidate)} ${mark}`.trim()
}

/** Texts of a stance page in another language: of the stance, then of the list of the candidate's stances. */
function expectedLanguages({ stances }: Candidate, stance: Candidate['stances'][number]): string[] {
  const { language, title, text } = stance
  const listed = stances.length > 1 ? stances : []
  return [
    ...inLanguage(language, title),
    ...inLanguage(language, text),
    ...listed.flatMap((each) => [
      ...inLanguage(each.language, each.title),
      ...(each === stance ? [] : inLanguage(each.language, each.text)),
    ]),
  ]
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

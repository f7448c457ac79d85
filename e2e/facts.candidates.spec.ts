/** What readers see about candidates, compared with the editors' files. */
import { candidaciesOf, candidatesOf, hasRaceIndex, raceOf, racePath, type Candidate } from './support/election'
import { cite, describeStatement } from './support/facts'
import { expectedProfile, inLanguage, readLanguages, readProfile } from './support/profile'
import { collapse, readNeighbors, readSections } from './support/readPage'
import { expect, profilePath, test } from './support/site'

const media = ['screen', 'print'] as const

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

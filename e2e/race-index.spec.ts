/** `/candidates/` of an election with more than five races: an index of race pages. */
import type { Page } from 'playwright/test'
import { runningIn, type Election, type Race } from './support/election'
import { expect, test } from './support/site'

test.beforeEach(({ election }) => {
  test.skip(election.races.length <= 5, 'up to five races')
})

/** Links of the index with the text next to each. */
function readIndex(page: Page): Promise<string[][]> {
  return page
    .locator('main li:has(> a)')
    .filter({ visible: true })
    .evaluateAll((items) =>
      items.map((item) => [
        item.querySelector('a b')?.textContent ?? '',
        item.querySelector('a')?.getAttribute('href') ?? '',
        item.querySelector('a small')?.textContent ?? '',
      ]),
    )
}

interface Contest {
  readonly race?: Race
  readonly question?: NonNullable<Election['questions']>[number]
}

/** The races and questions by group, those without a group first. */
function contestsOf({ groups = [], races, questions = [] }: Election): readonly Contest[] {
  return [undefined, ...groups.map(({ id }) => id)].flatMap((id) => [
    ...races.filter(({ group }) => group === id).map((race) => ({ race })),
    ...questions.filter(({ group }) => group === id).map((question) => ({ question })),
  ])
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    // The browser reports every script that it does not run.
    test.use({ javaScriptEnabled, allowed: javaScriptEnabled ? undefined : /^failed: .*\.js csp$/ })

    test('links to every race and question by group, with the number of candidates', async ({
      page,
      election,
      basePath,
    }) => {
      await page.goto('./candidates/')
      const index = await readIndex(page)
      const contests = contestsOf(election)
      expect(index.map(([, address]) => address)).toEqual(
        contests.map(({ race, question }) =>
          race ? `${basePath}/candidates/${race.id}/` : `${basePath}/questions/${question?.id}/`,
        ),
      )
      for (const [at, { race, question }] of contests.entries()) {
        const [name, , count] = index[at] ?? []
        expect(name).toContain(race?.name ?? question?.title)
        if (race && race.noVote?.reason !== 'canceled')
          expect(count).toMatch(new RegExp(`^${runningIn(election, race).length || 'No'} candidates?`))
      }
      const headings = (election.groups ?? []).filter(({ id }) =>
        [...election.races, ...(election.questions ?? [])].some(({ group }) => group === id),
      )
      const shown = await page.locator('main h2').allTextContents()
      expect(shown.slice(-headings.length)).toEqual(headings.map(({ name }) => name))
    })
  })

test('the landing page has the groups in order, with the numbers of their races and questions', async ({
  page,
  election,
  basePath,
}) => {
  await page.goto('./')
  const { groups = [], races, questions = [] } = election
  const counts = [{ id: undefined, name: 'On every ballot' }, ...groups].map(({ id, name }) => ({
    id,
    name,
    races: races.filter(({ group }) => group === id).length,
    questions: questions.filter(({ group }) => group === id).length,
  }))
  const ballot = page.getByRole('region', { name: 'On the ballot' })
  await expect(ballot.locator('p').first()).toHaveText(contestCount(races.length, questions.length))
  const rows = await ballot
    .getByRole('listitem')
    .evaluateAll((items) =>
      items.map((item) => [
        (item as HTMLElement).innerText.replaceAll(/\s+/g, ' '),
        item.querySelector('a')?.getAttribute('href'),
      ]),
    )
  expect(rows).toEqual(
    counts
      .filter((group) => group.races + group.questions > 0)
      .map((group) => [
        `${group.name} ${contestCount(group.races, group.questions)}`,
        `${basePath}/candidates/#group.${group.id ?? ''}`,
      ]),
  )
})

/** Like "2 races and 1 question", without what there is none of. */
function contestCount(races: number, questions: number): string {
  const parts = [
    [races, 'race'],
    [questions, 'question'],
  ] as const
  return parts
    .filter(([count]) => count > 0)
    .map(([count, noun]) => `${count} ${noun}${count === 1 ? '' : 's'}`)
    .join(' and ')
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  test('the first race link is in the first screen', async ({ page, election }) => {
    await page.goto('./candidates/')
    const [first] = contestsOf(election)
    await expect(page.locator(`main a[href$="/candidates/${first?.race?.id}/"]`)).toBeInViewport({ ratio: 1 })
  })

  test('any candidate is at most three taps from the landing page', async ({ page, election }) => {
    test.slow()
    await page.goto('./')
    const [address = ''] = await linksOf(page, /\/candidates\/#/)
    await page.goto(address)
    const found = new Set<string>()
    for (const race of await linksOf(page, /\/candidates\/[\w-]+\/$/)) {
      await page.goto(race)
      for (const link of await linksOf(page, /\/profile\/[^/]+\/$/)) found.add(link.replace(/.*\/profile\//, ''))
    }
    expect([...found].toSorted()).toEqual(election.candidates.map(({ id }) => `${id}/`).toSorted())
  })
})

test('a race page shows every candidate and what its data says about the vote', async ({ page, election }) => {
  test.slow()
  for (const race of election.races) {
    await page.goto(`./candidates/${race.id}/`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(race.name)
    const main = page.getByRole('main')
    const { noVote, voteFor = 0, seats, term, writeIns } = race
    if (noVote) {
      await expect(main).toContainText('No vote')
      await expect(main).not.toContainText('can vote')
    } else
      await expect(main).toContainText(
        election.results
          ? `Voters could choose ${voteFor === 1 ? '' : 'up to '}${voteFor}.`
          : `Vote for not more than ${voteFor}`,
      )
    if (!noVote && !election.results && seats !== undefined && seats !== voteFor)
      await expect(main).toContainText(seats === 1 ? '1 seat' : `${seats} seats`)
    if (term !== undefined) await expect(main).toContainText(`Term: ${term}.`)
    if (!noVote && writeIns !== undefined)
      await expect(main).toContainText(
        election.results
          ? `Voters could ${writeIns ? '' : 'not '}write in another name.`
          : `The ballot has ${writeIns ? 'a' : 'no'} line for another name.`,
      )
    const profiles = await linksOf(page, /\/profile\/[^/]+\/$/)
    expect(profiles).toHaveLength(runningIn(election, race, true).length)
    await expect(page.getByRole('link', { name: 'All candidates' })).toHaveAttribute('href', /\/candidates\/$/)
  }
})

test('the links to the next race lead through all races', async ({ page, election }) => {
  const races = contestsOf(election).flatMap(({ race }) => race ?? [])
  await page.goto(`./candidates/${races[0]?.id}/`)
  for (const race of races.slice(1)) {
    await page.locator('a[rel="next"]:visible').click()
    await expect(page).toHaveURL(`./candidates/${race.id}/`)
  }
  await expect(page.locator('a[rel="next"]:visible')).toHaveCount(0)
})

test('a search for a candidate shows the race and announces what was found', async ({ page, election }) => {
  await page.goto('./candidates/')
  const all = await readIndex(page)
  const field = page.getByLabel('Find a race or candidate')
  const status = page.locator('[data-race-search] [aria-live]')
  for (const race of election.races) {
    const [candidate] = runningIn(election, race)
    if (!candidate) continue
    await field.fill(candidate.name.toUpperCase())
    expect((await readIndex(page)).map(([name]) => name)).toContain(race.name)
    await expect(page.getByText(candidate.name)).not.toHaveCount(0)
    await expect(status).toContainText('Candidates found: ')
  }
  await field.fill('nobody has this name')
  expect(await readIndex(page)).toEqual([])
  await expect(status).toContainText('Nothing found')
  await field.fill('')
  expect(await readIndex(page)).toEqual(all)
  await expect(status).toBeEmpty()
})

async function linksOf(page: Page, address: RegExp): Promise<string[]> {
  const links = await page
    .locator('main a:visible')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
  return [...new Set(links.filter((link) => address.test(link)))]
}

/** The candidates of each race side by side, compared with the editors' files. */
import type { Page } from 'playwright/test'
import { candidatesOf, comparedRaces, type Candidate, type Election, type Race } from './support/election'
import { citeOthers, longDate } from './support/facts'
import { collapse } from './support/readPage'
import { expect, profilePath, test } from './support/site'
import { describeOrigin } from './support/statements'

/** The races whose pages are read. */
const racesOf = (election: Election) => comparedRaces(election).slice(0, 8)

const topicsOf = ({ topics = [] }: Election, race: Race) =>
  topics.filter(({ races }) => races === undefined || races.includes(race.id))

test('rows are the candidates in order, and columns the topics of the race and the experience', async ({
  page,
  election,
  address,
}) => {
  for (const race of racesOf(election)) {
    await page.goto(`./compare/${race.id}/`)
    const candidates = candidatesOf(election, race)
    const table = page.getByRole('table')
    const names = await table.getByRole('rowheader').locator('a').evaluateAll(readLinks)
    expect(names).toEqual(candidates.map((each) => [each.name, new URL(profilePath(each), address).href]))
    const columns = await table.getByRole('columnheader').allTextContents()
    const topics = topicsOf(election, race).map(({ name }) => name)
    expect(columns.slice(1, topics.length + 1)).toEqual(topics)
    expect(columns.at(-1)).toBe('Experience')
  }
})

test('each cell has what the candidate said on the topic, with its origin, which links to its first source, or says so', async ({
  page,
  election,
}) => {
  for (const race of racesOf(election)) {
    await page.goto(`./compare/${race.id}/`)
    const candidates = candidatesOf(election, race)
    const topics = topicsOf(election, race)
    const rows = await readRows(page)
    expect(rows).toHaveLength(candidates.length)
    const isCut = (await page.getByText(/^.*Long texts are shortened/).count()) > 0
    for (const [index, candidate] of candidates.entries()) {
      for (const [column, { id }] of topics.entries()) {
        const cell = rows[index]?.[column]
        expect(cell?.links).toEqual(
          statementsOn(candidate, id).flatMap((statement) =>
            urlOf(election, statement.sources[0]).map((url) => [describeOrigin(statement)[0] ?? 'Source', url]),
          ),
        )
        expect(cell?.others).toEqual(statementsOn(candidate, id).flatMap(({ sources }) => citeOthers(sources)))
        const text = isCut ? cell?.text.replaceAll(/ …/g, '') : cell?.text
        for (const part of isCut ? [] : describeCell(candidate, id)) expect(text).toContain(part)
        for (const statement of statementsOn(candidate, id))
          for (const origin of describeOrigin(statement)) expect(text).toContain(origin)
      }
      const brief = (rows[index]?.at(-1)?.text ?? '').replace(/ …$/, '')
      const experience = collapse(candidate.experience ?? 'Not known.')
      expect(experience.startsWith(brief) && brief.length > 0).toBe(true)
    }
  }
})

test('the index links to every race with two candidates, with their number', async ({ page, election, address }) => {
  await page.goto('./compare/')
  const links = await page.getByRole('main').getByRole('listitem').locator('a').evaluateAll(readLinks)
  expect(links.map(([, url]) => url).toSorted()).toEqual(
    comparedRaces(election)
      .map(({ id }) => new URL(`./compare/${id}/`, address).href)
      .toSorted(),
  )
  for (const race of comparedRaces(election)) {
    const count = candidatesOf(election, race).length
    const [text] = links.find(([, url]) => url?.endsWith(`/compare/${race.id}/`)) ?? []
    expect(text).toContain(`${count} candidates`)
  }
})

test('a race without two candidates has no comparison, and no page links to one', async ({ page, election }) => {
  const compared = new Set(comparedRaces(election).map(({ id }) => id))
  const others = election.races.filter(({ id }) => !compared.has(id))
  test.skip(others.length === 0, 'every race has two candidates')
  const topics = (election.topics ?? []).map(({ id }) => `./topics/${id}/`)
  for (const path of [
    './',
    './candidates/',
    './compare/',
    ...others.map(({ id }) => `./candidates/${id}/`),
    ...topics,
  ]) {
    await page.goto(path)
    const links = await page.locator('a[href*="/compare/"]').evaluateAll(readLinks)
    const races = links.map(([, url]) => /\/compare\/([^/]+)\//.exec(url ?? '')?.[1]).filter((id) => id !== undefined)
    expect(races.filter((id) => !compared.has(id))).toEqual([])
  }
  for (const { id } of others) expect((await page.request.get(`./compare/${id}/`)).status()).toBe(404)
})

function readLinks(links: Element[]) {
  return links.map((link) => [link.textContent, (link as HTMLAnchorElement).href])
}

/** The text, the external links and the number of further sources of each cell, by row. */
async function readRows(page: Page) {
  return page.locator('tbody tr').evaluateAll((rows) =>
    rows.map((row) =>
      [...row.querySelectorAll('td')].map((cell) => ({
        text: cell.textContent.replaceAll(/\s+/g, ' ').trim(),
        links: [...cell.querySelectorAll('a')].map(({ textContent, href }) => [textContent, href]),
        others: [...cell.querySelectorAll('small')].flatMap(
          ({ textContent }) => /and \d+ more sources?$/.exec(textContent) ?? [],
        ),
      })),
    ),
  )
}

function statementsOn({ stances, positions }: Candidate, topic: string) {
  return [
    ...stances.filter(({ topics }) => topics?.includes(topic)),
    ...positions.filter((position) => position.topic === topic),
  ]
}

function describeCell(candidate: Candidate, topic: string): string[] {
  const statements = statementsOn(candidate, topic)
  if (statements.length === 0) return [`No position found, as of ${longDate(candidate.updated)}.`]
  return statements.flatMap((each) => [...('title' in each ? [collapse(each.title)] : []), collapse(each.text)])
}

function urlOf({ sources }: Election, id = ''): string[] {
  const { url, link = true } = sources[id] ?? {}
  return url && link ? [new URL(url).href] : []
}

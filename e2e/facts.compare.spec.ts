/** The candidates of each race side by side, compared with the editors' files. */
import type { Page } from 'playwright/test'
import { candidatesOf, comparedRaces, type Candidate, type Election, type Race } from './support/election'
import { citeOthers } from './support/facts'
import { collapse } from './support/readPage'
import { expect, profilePath, test } from './support/site'
import { describeOrigin, describeOtherYear, listStatements, silence } from './support/statements'

/** The races whose pages are read. */
const racesOf = (election: Election) => comparedRaces(election).slice(0, 8)

const topicsOf = ({ topics = [] }: Election, race: Race) =>
  topics.filter(({ races }) => races === undefined || races.includes(race.id))

test('rows are the candidates in order, and columns the topics of the race and the experience if it fits', async ({
  page,
  election,
  address,
}) => {
  for (const race of racesOf(election)) {
    await page.goto(`./compare/${race.id}/`)
    const candidates = candidatesOf(election, race)
    const table = page.getByRole('table')
    const topics = topicsOf(election, race).map(({ name }) => collapse(name))
    if ((await table.count()) === 0) {
      const links = await page.getByRole('main').getByRole('listitem').getByRole('link').evaluateAll(readLinks)
      expect(links.map(([text]) => text)).toEqual([...topics, ...candidates.map(({ name }) => name)])
      continue
    }
    const names = await table.getByRole('rowheader').locator('a').evaluateAll(readLinks)
    expect(names).toEqual(candidates.map((each) => [each.name, new URL(profilePath(each), address).href]))
    const columns = await table.getByRole('columnheader').allTextContents()
    expect(columns.slice(1, topics.length + 1)).toEqual(topics)
    const others = columns.slice(topics.length + 1).filter((name) => !/^(Other key stances|Key Stances)$/.test(name))
    const elsewhere = page.getByText("Select a name to read about a candidate's experience.")
    expect([...others, ...Array.from({ length: await elsewhere.count() }, () => 'Experience')]).toEqual(['Experience'])
  }
})

test('each cell has everything that the candidate said on the topic, with its origin and first source, or says so', async ({
  page,
  election,
}) => {
  for (const race of racesOf(election)) {
    await page.goto(`./compare/${race.id}/`)
    const candidates = candidatesOf(election, race)
    const topics = topicsOf(election, race)
    // The pages of the topics have everything if a table would be too large.
    if ((await page.getByRole('table').count()) === 0) continue
    const hasExperience = (await page.getByRole('columnheader', { name: 'Experience', exact: true }).count()) > 0
    const rows = await readRows(page)
    expect(rows).toHaveLength(candidates.length)
    for (const [index, candidate] of candidates.entries()) {
      for (const [column, { id }] of topics.entries())
        expect(rows[index]?.[column]).toEqual({
          lines: describeCell(election, candidate, id),
          urls: listStatements(candidate, id).flatMap(({ sources }) => urlOf(election, sources[0])),
        })
      if (hasExperience) expect(rows[index]?.at(-1)?.lines).toEqual([collapse(candidate.experience ?? 'Not known.')])
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

/** The lines and the external links of each cell, by row. */
async function readRows(page: Page) {
  return page.locator('tbody tr').evaluateAll((rows) =>
    rows.map((row) =>
      [...row.querySelectorAll('td')].map((cell) => ({
        lines: [...cell.querySelectorAll('b, p, small')].map((line) => line.textContent.replaceAll(/\s+/g, ' ').trim()),
        urls: [...cell.querySelectorAll('a')].map(({ href }) => href),
      })),
    ),
  )
}

/** A line for each fact of each statement, or a line that none was found. */
function describeCell(election: Election, candidate: Candidate, topic: string): string[] {
  const statements = listStatements(candidate, topic)
  if (statements.length === 0) return [silence(candidate)]
  return statements.flatMap((each) => {
    const [origin] = describeOrigin(each)
    const isLinked = urlOf(election, each.sources[0]).length > 0
    const label = origin ?? (isLinked ? 'Source' : undefined)
    return [
      ...('title' in each ? [collapse(each.title)] : []),
      ...describeOtherYear(election, each),
      collapse(each.text),
      ...(label === undefined ? [] : [[label, ...citeOthers(each.sources)].join(' ')]),
    ]
  })
}

function urlOf({ sources }: Election, id = ''): string[] {
  const { url, link = true } = sources[id] ?? {}
  return url && link ? [new URL(url).href] : []
}

/** The candidates of each race side by side, compared with the editors' files. */
import type { Page } from 'playwright/test'
import { candidatesOf, comparedRaces, type Candidate, type Election, type Race } from './support/election'
import { describeFacts, noParty } from './support/candidacy'
import { citeOthers } from './support/facts'
import { describeNoVote, describeOrder } from './support/races'
import { collapse } from './support/readPage'
import { expect, profilePath, test } from './support/site'
import { describeOrigin, describeOtherYear, listStatements, silence } from './support/statements'

/** The races whose pages are read. */
const racesOf = (election: Election) => comparedRaces(election).slice(0, 8)

const topicsOf = ({ topics = [] }: Election, race: Race) =>
  topics.filter(({ races }) => races === undefined || races.includes(race.id))

test('rows are the candidates in order, columns the topics and the experience if it fits, under what both mean', async ({
  page,
  election,
  address,
}) => {
  for (const race of racesOf(election)) {
    await page.goto(`./compare/${race.id}/`)
    const candidates = candidatesOf(election, race)
    const table = page.getByRole('table')
    const topics = topicsOf(election, race).map(({ name }) => collapse(name))
    const columns = await table.getByRole('columnheader').allTextContents()
    expect(await page.locator('h1 + p').innerText()).toBe(describePage(election, race, columns))
    if (columns.length === 0) {
      const links = await page.getByRole('main').getByRole('listitem').getByRole('link').evaluateAll(readLinks)
      expect(links.map(([text]) => text)).toEqual([...topics, ...candidates.map(({ name }) => name)])
      continue
    }
    const names = await table.getByRole('rowheader').locator('a').evaluateAll(readLinks)
    expect(names).toEqual(candidates.map((each) => [each.name, new URL(profilePath(each), address).href]))
    expect(columns.slice(1, topics.length + 1)).toEqual(topics)
    const others = columns.slice(topics.length + 1).filter((name) => !/^(Other key stances|Key stances)$/.test(name))
    expect(others).toEqual(columns.includes('Experience') ? ['Experience'] : [])
  }
})

test('each row has the facts, the mark and everything that the candidate said, with its origin, first source and language', async ({
  page,
  election,
}) => {
  for (const race of racesOf(election)) {
    await page.goto(`./compare/${race.id}/`)
    // The pages of the topics have everything if a table would be too large.
    if ((await page.getByRole('table').count()) === 0) continue
    const columns = await page.getByRole('columnheader').allTextContents()
    const topics = topicsOf(election, race)
    const expected = candidatesOf(election, race).map((candidate) => {
      const others = candidate.stances.filter((stance) => !topics.some(({ id }) => stance.topics?.includes(id)))
      return {
        facts: describeFacts(election, race, candidate),
        marks: race.noVote || candidate.withdrawn ? [] : [[race.id, candidate.id]],
        cells: columns.slice(1).map((column, index) => {
          const { experience = 'Not known.', language } = candidate
          if (column === 'Experience')
            return {
              lines: [collapse(experience)],
              urls: [],
              languages: candidate.experience && language ? [language] : [],
            }
          const topic = topics[index]
          const statements = topic ? listStatements(candidate, topic.id) : others
          return {
            lines: describeCell(election, candidate, statements),
            urls: statements.flatMap(({ sources }) => urlOf(election, sources[0])),
            languages: statements.flatMap((each) =>
              each.language ? Array.from({ length: 'title' in each ? 2 : 1 }, () => each.language) : [],
            ),
          }
        }),
      }
    })
    expect(await readRows(page)).toEqual(expected)
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

/** The facts, the marks for the ballot, and the lines, links and languages of each cell, by row. */
async function readRows(page: Page) {
  return page.locator('tbody tr').evaluateAll((rows) =>
    rows.map((row) => {
      const texts = (element: Element, selector: string) =>
        [...element.querySelectorAll(selector)].map((each) => each.textContent.replaceAll(/\s+/g, ' ').trim())
      return {
        facts: texts(row, 'th p:not(:has(input))').filter((fact) => fact !== ''),
        marks: [...row.querySelectorAll<HTMLInputElement>('th input')].map(({ name, value }) => [name, value]),
        cells: [...row.querySelectorAll('td')].map((cell) => ({
          lines: texts(cell, 'b, p, small'),
          urls: [...cell.querySelectorAll('a')].map(({ href }) => href),
          languages: [...cell.querySelectorAll('[lang]')].map((each) => each.getAttribute('lang')),
        })),
      }
    }),
  )
}

/** The paragraph under the heading: numbers, the reason for no vote, the order, and what is missing. */
function describePage(election: Election, race: Race, columns: readonly string[]): string {
  const candidates = candidatesOf(election, race)
  const topics = topicsOf(election, race).length
  const isTable = columns.length > 0
  return [
    `${candidates.length} candidates${topics > 0 ? `, ${topics} ${topics === 1 ? 'topic' : 'topics'}` : ''}.`,
    isTable ? 'What each one said, with the date and the source.' : 'There is too much to show on this page.',
    ...describeNoVote(election, race),
    describeOrder(candidates),
    ...(isTable && !columns.includes('Experience') ? ["Select a name to read about a candidate's experience."] : []),
    ...(isTable && candidates.some(({ partySource }) => !partySource) ? [noParty] : []),
    ...(isTable ? ["These are the editors' summaries, not quotations."] : []),
  ].join(' ')
}

/** A line for each fact of each statement, or a line that none was found. */
function describeCell(
  election: Election,
  candidate: Candidate,
  statements: ReturnType<typeof listStatements>,
): string[] {
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

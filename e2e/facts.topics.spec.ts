/** What candidates said, topic by topic, compared with the editors' files. */
import type { Page } from 'playwright/test'
import { candidatesOf, hasRaceIndex, type Election } from './support/election'
import { citeOthers, citeShort } from './support/facts'
import { titleOf } from './support/races'
import { collapse } from './support/readPage'
import { expect, profilePath, test } from './support/site'
import { describeOrigin, listStatements, stancePathsOn, statementsOn } from './support/statements'

type Topic = NonNullable<Election['topics']>[number]

/** The races of a topic that have candidates, in the order of the guide. */
function racesOf(election: Election, { races }: Topic) {
  const groups = [undefined, ...(election.groups ?? []).map(({ id }) => id)]
  const all = hasRaceIndex(election)
    ? groups.flatMap((group) => election.races.filter((race) => race.group === group))
    : election.races
  return all
    .filter(({ id }) => !races || races.includes(id))
    .map((race) => ({ race, candidates: candidatesOf(election, race) }))
    .filter(({ candidates }) => candidates.length > 0)
}

test('the list of topics has every topic in order, with the number of candidates who spoke about it', async ({
  page,
  election,
}) => {
  await page.goto('./topics/')
  const shown = await page
    .locator('main li')
    .evaluateAll((items) => items.map((item) => [...item.children].map(({ textContent }) => textContent.trim())))
  expect(shown).toEqual(
    (election.topics ?? []).map((topic) => {
      const counts = racesOf(election, topic).map(({ race, candidates }) => ({
        label: titleOf(election, race),
        speakers: candidates.filter((each) => listStatements(each, topic.id).length > 0).length,
        all: candidates.length,
      }))
      const sum = counts.reduce((one, two) => ({
        label: 'All races',
        speakers: one.speakers + two.speakers,
        all: one.all + two.all,
      }))
      return [
        collapse(topic.name),
        ...(sum.speakers > 0 ? [] : ['We found nobody who spoke about this topic.']),
        ...(hasRaceIndex(election) ? [{ ...sum, label: 'All races' }] : counts).map(
          ({ label, speakers, all }) => `${label}: ${speakers} of ${all}`,
        ),
      ]
    }),
  )
  if (!election.topics) await expect(page.locator('main')).toContainText('There are no topics in this guide yet.')
})

test('the page of each topic has everyone in its races with what they said and the sources, or that nothing was found', async ({
  page,
  election,
}) => {
  for (const topic of election.topics ?? []) {
    await page.goto(`./topics/${topic.id}/`)
    const races = racesOf(election, topic)
    const pages = await readRacePages(page, topic)
    const shown = pages.length > 0 ? [] : await readCandidates(page)
    if (pages.length > 0) expect(pages.map((url) => url.split('/').at(-2))).toEqual(races.map(({ race }) => race.id))
    for (const url of pages) {
      await page.goto(url)
      shown.push(...(await readCandidates(page)))
    }
    const expected = races.map(({ race, candidates }) => ({
      race: titleOf(election, race),
      summary: `${candidates.filter((each) => listStatements(each, topic.id).length > 0).length} of ${candidates.length} ${candidates.length === 1 ? 'candidate' : 'candidates'} spoke about this topic.`,
      candidates: candidates.map((candidate) => ({
        name: candidate.name,
        lines: [
          ...(candidate.withdrawn ? [candidate.withdrawn.onBallot ? 'Withdrawn, but on the ballot' : 'Withdrawn'] : []),
          ...(candidate.writeIn && !candidate.withdrawn ? ['Write-in candidate'] : []),
          ...statementsOn(election, candidate, topic.id),
        ],
        stances: stancePathsOn(candidate, topic.id),
        citations: listStatements(candidate, topic.id).map((statement) => ({
          label: describeOrigin(statement)[0] ?? (expect.any(String) as unknown),
          sources: citeShort(election, statement.sources),
          others: citeOthers(statement.sources),
        })),
      })),
    }))
    expect([topic.id, shown]).toEqual([topic.id, expected])
  }
})

test('every profile and stance links each of its topics', async ({ page, election }) => {
  const readTopics = () =>
    page
      .locator('main article a[href*="/topics/"]')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href.split('/').at(-2)))
  for (const candidate of election.candidates) {
    const said = candidate.stances.flatMap(({ topics = [] }) => topics)
    await page.goto(profilePath(candidate))
    const linked = await readTopics()
    for (const id of [...said, ...candidate.positions.map(({ topic }) => topic)]) expect(linked).toContain(id)
    const [stance] = candidate.stances
    if (!stance) continue
    await page.goto(`${profilePath(candidate)}stance1/`)
    expect(await readTopics()).toEqual(expect.arrayContaining([...(stance.topics ?? [])]))
  }
})

/** The pages of a topic's races, if one page cannot show all statements. */
async function readRacePages(page: Page, { id }: Topic): Promise<readonly string[]> {
  return page
    .locator(`main li a[href*="/topics/${id}/"]`)
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
}

/** The candidates of each race on the page of a topic, with a line for each fact, and the sources of each statement. */
async function readCandidates(page: Page) {
  return page.locator('main section').evaluateAll((sections) => {
    const text = (element: Element | null | undefined) => element?.textContent.replaceAll(/\s+/g, ' ').trim() ?? ''
    return sections.map((section) => ({
      race: text(section.querySelector('h2')),
      summary: /^.*?topic\./.exec(text(section.querySelector('p')))?.[0],
      candidates: [...section.querySelectorAll('ul > li:has(> p)')].map((item) => ({
        name: text(item.firstElementChild),
        lines: [...item.querySelectorAll('p')]
          .filter((each) => each.checkVisibility())
          .map((each) => (each.lang ? `${each.lang}: ` : '') + text(each)),
        stances: [...item.querySelectorAll('p a')].map((link) => (link as HTMLAnchorElement).href.split('/').at(-2)),
        citations: [...item.querySelectorAll(':scope > ul')].map((list) => {
          const rest = list.nextElementSibling?.matches('details') ? list.nextElementSibling : undefined
          return {
            label: text(list.previousElementSibling),
            sources: [list, rest].flatMap((part) =>
              [...(part?.querySelectorAll('li') ?? [])].map((source) => {
                const url = source.querySelector('a')?.href
                return { text: text(source), ...(url ? { url } : {}) }
              }),
            ),
            others: rest ? [text(rest.querySelector('summary'))] : [],
          }
        }),
      })),
    }))
  })
}

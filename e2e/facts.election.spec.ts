/** What readers see about the election and its corrections, compared with the editors' files. */
import type { Page } from 'playwright/test'
import type { Election } from './support/election'
import { cite, clockTime, count, fullDate, isPublished, longDate, outcomeSentence, zoneName } from './support/facts'
import { collapse, findSection, readSections } from './support/readPage'
import { expect, test } from './support/site'
import { coverageNote, expectedFacts, publisherLine, readPart, votingFacts } from './support/votingFacts'

type Results = NonNullable<Election['results']>

const media = ['screen', 'print'] as const
const parts = ['When', 'Where', 'How'] as const

test.describe('the landing page', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('./')
  })

  for (const medium of media) {
    test(`shows when the election is, and the polling hours, in ${medium} media`, async ({ page, election }) => {
      await page.emulateMedia({ media: medium })
      const when = await readPart(page, 'When')
      const hours = election.when.hours && isPublished(election.when.hours) ? election.when.hours : undefined
      expect(when.lead.text).toBe(fullDate(election.date))
      const open =
        hours &&
        `${clockTime(hours.opens, election.language)} to ${clockTime(hours.closes, election.language)}, ${zoneName(election.timeZone)}`
      const publisher = hours && publisherLine({ publisher: hours.publisher })
      expect(when.paragraphs).toEqual([
        open ? [`Polls: ${open}.`, publisher].filter(Boolean).join(' ') : 'We could not confirm the polling hours.',
      ])
      expect(when.notes[0]).toBe(hours && coverageNote(election, hours, true))
    })

    test(`shows every fact that is certain enough and what it covers, in ${medium} media`, async ({
      page,
      election,
    }) => {
      await page.emulateMedia({ media: medium })
      const expected = expectedFacts(election)
      for (const part of parts) expect((await readPart(page, part)).facts).toEqual(expected[part])
    })
  }

  test('begins with the links that find the polling place and explain how to vote', async ({ page, election }) => {
    const { finder, places = [] } = election.where
    const { paragraphs, lead, notes } = await readPart(page, 'Where')
    if (finder && isPublished(finder)) {
      const label = election.results ? 'Polling place finder' : finder.label
      expect(lead).toEqual({ text: label, url: new URL(finder.url).href })
      if (finder.publisher) expect(paragraphs[0]).toBe(`Published by ${finder.publisher}.`)
      expect(notes[0]).toBe(coverageNote(election, finder, false))
    } else
      expect(lead.text).toBe(
        places.some(isPublished) ? 'Polling places' : 'We could not confirm where the polling places are.',
      )
    const how = await readPart(page, 'How')
    const instructions = election.how?.instructions
    if (!instructions || !isPublished(instructions)) {
      const facts = expectedFacts(election).How
      expect(how.lead.text).toBe(
        facts.length > 0 ? 'Ways to vote' : 'We could not confirm the instructions for voting.',
      )
      return
    }
    const { links } = findSection(await readSections(page), 'How')
    expect(links.slice(0, instructions.links.length)).toEqual(
      instructions.links.map(({ label, url }) => ({ text: label, url: new URL(url).href })),
    )
    if (instructions.publisher) expect(how.paragraphs[0]).toBe(`Published by ${instructions.publisher}.`)
    expect(how.notes[0]).toBe(coverageNote(election, instructions, false))
  })

  test('shares one note between neighbors with the same coverage', async ({ page }) => {
    for (const part of parts) {
      const notes = (await readPart(page, part)).notes.map((note) => note?.replace(/^Rules/, 'Rule'))
      expect(notes.filter((note, index) => index > 0 && note === notes[index - 1])).toEqual([])
    }
  })

  test('cites the sources of every fact that is certain enough', async ({ page, election }) => {
    const sections = await readSections(page)
    for (const part of parts) {
      const facts = votingFacts(election)[part]
      const sources = facts.filter(isPublished).flatMap((fact) => fact.sources)
      expect(findSection(sections, part).citations).toEqual(cite(election, sources))
    }
  })

  for (const medium of media)
    test(`shows what is known about the results, in ${medium} media`, async ({ page, election }) => {
      await page.emulateMedia({ media: medium })
      const section = (await readSections(page)).find(({ heading }) => heading === 'Results')
      const { results } = election
      expect(section !== undefined).toBe(results !== undefined)
      if (!section || !results) return
      const { status, asOf, turnout, open = {}, recounts = [] } = results
      expect(section.lines[0]).toBe(
        [
          status && status !== 'not known' ? `The results are ${status}. ` : '',
          asOf ? `Results as of ${longDate(asOf)}. ` : '',
          'Each candidate’s profile shows whether the candidate was elected. ',
          results.votes ? 'It has the number of votes, if known.' : 'It has no vote counts.',
        ].join(''),
      )
      expect(await readRows(page)).toEqual(expectedResults(election, results))
      const cited = [...(turnout ? [turnout] : []), ...Object.values(open), ...recounts]
      const sources = [...results.sources, ...cited.flatMap((each) => each.sources)]
      // Collapsed sources are opened, so they show in print, too.
      expect(section.citations).toEqual(cite(election, sources))
    })

  test('leaves out facts below medium certainty', async ({ page, election }) => {
    const facts = parts.flatMap((part): readonly Readonly<Record<string, unknown>>[] => votingFacts(election)[part])
    const shown = (fact: Readonly<Record<string, unknown>>) => isPublished({ certainty: String(fact.certainty) })
    const wordsOf = (fact: Readonly<Record<string, unknown>>) =>
      [fact.label, fact.name, fact.place, fact.text, fact.url, fact.phone, fact.email].filter(
        (value) => typeof value === 'string',
      )
    const published = new Set(facts.filter(shown).flatMap(wordsOf))
    const withheld = facts.filter((fact) => !shown(fact)).flatMap(wordsOf)
    const html = await page.content()
    expect(withheld.filter((word) => !published.has(word) && html.includes(word))).toEqual([])
  })
})

/** The rows of the results, as label and entries. */
function readRows(page: Page): Promise<readonly (readonly string[])[]> {
  return page
    .locator('section[aria-labelledby="results"] dl > div:visible')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.children].map((child) => (child as HTMLElement).innerText.replaceAll(/\s+/g, ' '))),
    )
}

/** The rows that the results must have. */
function expectedResults({ races, questions = [] }: Election, results: Results): readonly (readonly string[])[] {
  const { turnout, writeInWinners = {}, open = {}, recounts = [] } = results
  const names = new Map([
    ...races.map(({ id, name }) => [id, name] as const),
    ...questions.map(({ id, number, title }) => [id, number ? `Question ${number}: ${title}` : title] as const),
  ])
  const ballots = turnout && count(turnout.ballots)
  const share = ((turnout?.ballots ?? 0) * 100) / (turnout?.registered ?? 1)
  const rows = [
    [
      'Turnout',
      ...(turnout?.registered
        ? [`${ballots} of ${count(turnout.registered)} registered voters voted (${Number(share.toFixed(1))}%).`]
        : []),
      ...(turnout && !turnout.registered
        ? [`${ballots} ${ballots === '1' ? 'ballot was' : 'ballots were'} cast.`]
        : []),
    ],
    [
      'Elected as write-ins',
      ...races.flatMap(({ id, name }) => (writeInWinners[id] ? `${name}: ${writeInWinners[id].join(', ')}` : [])),
    ],
    [
      'Seats without a winner',
      ...races.flatMap(({ id, name, voteFor, seats = voteFor ?? 0 }) => {
        const entry = open[id]
        if (!entry) return []
        const left = seats - (results.winners[id]?.length ?? 0) - (writeInWinners[id]?.length ?? 0)
        const reason = entry.reason === 'vacant' ? 'Nobody was elected.' : 'Not decided.'
        return `${name}: ${left} ${left === 1 ? 'seat' : 'seats'}. ${reason}`
      }),
    ],
    [
      'Ballot questions',
      ...questions.flatMap(({ id }) => {
        const result = results.questions?.[id]
        return result ? `${names.get(id)}: ${outcomeSentence(result)}` : []
      }),
    ],
    [
      'Recounts',
      ...recounts.map(
        ({ race, date, text }) => `${names.get(race)}${date ? `, ${longDate(date)}` : ''}: ${collapse(text)}`,
      ),
    ],
  ]
  return rows.filter(({ length }) => length > 1)
}

for (const medium of media)
  test(`the corrections page shows every correction in order, in ${medium} media`, async ({
    page,
    election,
    address,
  }) => {
    await page.goto('./corrections/')
    await page.emulateMedia({ media: medium })
    const items = await page.locator('main li').allInnerTexts()
    expect(items).toHaveLength(election.corrections.length)
    for (const [index, { date, candidate: id, text }] of election.corrections.entries()) {
      const candidate = election.candidates.find((each) => each.id === id)
      const item = collapse(items[index] ?? '')
      for (const words of [longDate(date), candidate?.name ?? '', collapse(text)]) expect(item).toContain(words)
      const links = page.locator('main li').nth(index).getByRole('link')
      expect(await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))).toEqual(
        id ? [new URL(`profile/${id}/`, address).href] : [],
      )
    }
  })

test('every page links the addresses that the guide has for readers, and shows when it was updated', async ({
  page,
  election,
}) => {
  const all = [election.updated, ...election.candidates.map(({ updated }) => updated)].toSorted()
  const [candidate] = election.candidates
  for (const [path, updated] of [
    ['./', all.at(-1)],
    ['./corrections/', all.at(-1)],
    [`./profile/${candidate?.id}/`, candidate?.updated],
  ] as const) {
    await page.goto(path)
    await expect(page.locator('footer time')).toHaveText(longDate(updated ?? ''))
    const { contact, corrections = contact } = election.publisher ?? {}
    const links = page.locator('footer').getByRole('link', { name: contact ?? '@', exact: contact !== undefined })
    await expect(links).toHaveCount(contact ? 1 : 0)
    if (contact) await expect(links).toHaveAttribute('href', hrefOf(contact))
    const suggest = page.locator('footer').getByRole('link', { name: 'suggest a correction' })
    await expect(suggest).toHaveCount(corrections ? 1 : 0)
    if (corrections) await expect(suggest).toHaveAttribute('href', hrefOf(corrections))
  }
})

/** Address of a link to an email or web address. */
function hrefOf(contact: string): string {
  return contact.includes('://') ? contact : `mailto:${contact}`
}

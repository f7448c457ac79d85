/** Facts about the election and its corrections, compared with the editors' files. */
import { electionFolder, type Election } from './support/election'
import { cite, clockTime, fullDate, isPublished, longDate, zoneName } from './support/facts'
import { collapse, findSection, readSections } from './support/readPage'
import { expect, test } from './support/site'
import { coverageNote, expectedFacts, publisherLine, readPart, shortenFacts, votingFacts } from './support/votingFacts'

const media = ['screen', 'print'] as const
const parts = ['When', 'Where', 'How'] as const

const pages = [
  { name: 'page with the voting facts', path: './how-to-vote/', select: (election: Election) => election },
  { name: 'landing page', path: './', select: shortenFacts },
] as const

for (const { name, path, select } of pages)
  test.describe(`the ${name}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(path)
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
        expect(when.note).toBe(hours && coverageNote(election, hours, true))
      })

      test(`shows every fact that is certain enough and what it covers, in ${medium} media`, async ({
        page,
        election,
      }) => {
        await page.emulateMedia({ media: medium })
        const expected = expectedFacts(select(election))
        for (const part of parts) expect((await readPart(page, part)).facts).toEqual(expected[part])
      })
    }

    test('begins with the links that find the polling place and explain how to vote', async ({ page, election }) => {
      const { finder, places = [] } = election.where
      const { paragraphs, lead, note } = await readPart(page, 'Where')
      if (finder && isPublished(finder)) {
        expect(lead).toEqual({ text: 'Find your polling place', url: new URL(finder.url).href })
        if (finder.publisher) expect(paragraphs[0]).toBe(`Published by ${finder.publisher}.`)
        expect(note).toBe(coverageNote(election, finder, false))
      } else
        expect(lead.text).toBe(
          places.some(isPublished) ? 'Polling places' : 'We could not confirm where the polling places are.',
        )
      const how = await readPart(page, 'How')
      const instructions = election.how?.instructions
      if (!instructions || !isPublished(instructions)) {
        const facts = expectedFacts(select(election)).How
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
      expect(how.note).toBe(coverageNote(election, instructions, false))
    })

    test('cites the sources of every fact that is certain enough, in its long form', async ({ page, election }) => {
      const sections = await readSections(page)
      for (const part of parts) {
        const facts = votingFacts(election)[part]
        const sources = path === './' ? [] : facts.filter(isPublished).flatMap((fact) => fact.sources)
        expect(findSection(sections, part).citations).toEqual(cite(election, sources))
      }
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
  out,
}) => {
  const all = [election.updated, ...election.candidates.map(({ updated }) => updated)].toSorted()
  const [candidate] = election.candidates
  for (const [path, updated, file] of [
    ['./', all.at(-1), 'election'],
    ['./corrections/', all.at(-1), 'election'],
    [`./profile/${candidate?.id}/`, candidate?.updated, `candidates/${candidate?.id}`],
  ] as const) {
    await page.goto(path)
    await expect(page.locator('footer time')).toHaveText(longDate(updated ?? ''))
    const { contact, corrections = contact } = election.publisher ?? {}
    const links = page.locator('footer').getByRole('link', { name: contact ?? '@', exact: contact !== undefined })
    await expect(links).toHaveCount(contact ? 1 : 0)
    if (contact) await expect(links).toHaveAttribute('href', hrefOf(contact))
    const suggest = page.locator('footer').getByRole('link', { name: 'suggest a correction' })
    await expect(suggest).toHaveCount(corrections ? 1 : 0)
    const isRepository = /^https:\/\/github\.com\/[^/]+\/[^/]+$/.test(corrections ?? '')
    const fileAddress = `${corrections}/blob/HEAD/data/${electionFolder(out)}/${file}.yaml`
    if (corrections) await expect(suggest).toHaveAttribute('href', isRepository ? fileAddress : hrefOf(corrections))
  }
})

/** Address of a link to an email or web address. */
function hrefOf(contact: string): string {
  return contact.includes('://') ? contact : `mailto:${contact}`
}

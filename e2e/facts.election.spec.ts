/** What readers see about the election and its corrections, compared with the editors' files. */
import { candidatesOf } from './support/election'
import { cite, clockTime, fullDate, isPublished, longDate, zoneName } from './support/facts'
import { collapse, findSection, readSections } from './support/readPage'
import { expect, test } from './support/site'

test.describe('the landing page', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('./')
  })

  for (const media of ['screen', 'print'] as const)
    test(`shows which election it is, when, and the polling hours, in ${media} media`, async ({ page, election }) => {
      await page.emulateMedia({ media })
      const sections = await readSections(page)
      const [head] = sections
      const when = findSection(sections, 'When')
      const { hours } = election.when
      expect(head?.heading).toBe(election.title)
      expect([head?.lines[0], when.lines[0]]).toEqual([fullDate(election.date), fullDate(election.date)])
      expect(head?.lines.join(' ')).toContain(`${election.name}.`)
      const open =
        hours &&
        isPublished(hours) &&
        [hours.opens, hours.closes].map((time) => clockTime(time, election.language)).join(' to ')
      for (const lines of [head?.lines.join(' '), when.lines.join(' ')]) {
        const times = /\d+:\d\d [ap]m to \d+:\d\d [ap]m, .*? Time\b/.exec(lines ?? '')?.[0]
        expect(times).toBe(open && `${open}, ${zoneName(election.timeZone)}`)
      }
    })

  test('shows every deadline that is certain enough, with its sources', async ({ page, election }) => {
    const when = findSection(await readSections(page), 'When')
    const { hours, deadlines } = election.when
    const published = deadlines.filter(isPublished)
    expect(when.rows).toEqual(Object.fromEntries(published.map(({ label, date }) => [label, fullDate(date)])))
    const facts = [...(hours && isPublished(hours) ? [hours] : []), ...published]
    expect(when.citations).toEqual(
      cite(
        election,
        facts.flatMap(({ sources }) => sources),
      ),
    )
  })

  test('shows where to vote and how, with sources', async ({ page, election }) => {
    const sections = await readSections(page)
    const { finder, offices = [] } = election.where
    const [office] = offices
    const published = [finder, ...offices].filter((fact) => fact !== undefined && isPublished(fact))
    const where = findSection(sections, 'Where')
    const citations = cite(
      election,
      published.flatMap((fact) => fact?.sources ?? []),
    )
    expect(where.citations).toEqual(citations)
    const addresses = (urls: readonly string[]) => urls.map((url) => new URL(url).href)
    const linked = citations.flatMap(({ url }) => url ?? [])
    expect(where.links.map(({ url }) => url)).toEqual([
      ...addresses(published.flatMap((fact) => fact?.url ?? [])),
      ...linked,
    ])
    if (finder && isPublished(finder)) expect(where.links[0]?.text).toBe(finder.label)
    if (office && isPublished(office))
      expect(where.lines.join(' ')).toContain(`${office.name}, ${collapse(office.place ?? '')}`)
    const links =
      election.how?.instructions && isPublished(election.how.instructions) ? election.how.instructions.links : []
    const how = findSection(sections, 'How')
    expect(how.links.slice(0, links.length)).toEqual(
      links.map(({ label, url }) => ({ text: label, url: new URL(url).href })),
    )
    expect(how.citations).toEqual(cite(election, links.length > 0 ? (election.how?.instructions?.sources ?? []) : []))
  })

  test('shows the races in order, with the votes of a voter and the number of running candidates', async ({
    page,
    election,
  }) => {
    const sections = await readSections(page)
    const first = sections.findIndex(({ heading }) => heading === 'On the ballot') + 1
    for (const [index, race] of election.races.entries()) {
      const { heading, lines } = sections[first + index] ?? findSection(sections, race.name)
      const running = candidatesOf(election, race).filter(({ withdrawn }) => !withdrawn).length
      expect(heading).toBe(race.name)
      expect(lines.join(' ')).toContain(race.voteFor === 1 ? 'vote for 1.' : `vote for up to ${race.voteFor}.`)
      expect(lines.join(' ')).toMatch(new RegExp(`\\b${running || 'No'} candidates?\\.`))
      if (race.about) expect(lines).toContain(collapse(race.about))
    }
    const last = sections[first + election.races.length - 1]
    expect(last?.citations).toEqual(
      cite(
        election,
        election.races.flatMap(({ sources }) => sources),
      ),
    )
  })

  test('states that the election is nonpartisan or over only if it is, and cites the results', async ({
    page,
    election,
  }) => {
    const sections = await readSections(page)
    const head = sections[0]?.lines.join(' ') ?? ''
    expect(/\bis nonpartisan/.test(head)).toBe(election.nonpartisan)
    expect(/\bis over\b/.test(head)).toBe(election.results !== undefined)
    const results = sections.find(({ heading }) => heading === 'Results')
    expect(results?.citations).toEqual(election.results && cite(election, election.results.sources))
  })

  test('leaves out facts below medium certainty', async ({ page, election: { when, where, how } }) => {
    const uncertain = [when.hours, ...when.deadlines, where.finder, ...(where.offices ?? []), how?.instructions].filter(
      (fact) => fact !== undefined && !isPublished(fact),
    )
    const words = uncertain.flatMap((fact) => [
      ...(fact && 'label' in fact ? [fact.label] : []),
      ...(fact && 'url' in fact && fact.url !== undefined ? [fact.url] : []),
      ...(fact && 'links' in fact ? fact.links.map(({ url }) => url) : []),
    ])
    const html = await page.content()
    expect(words.filter((word) => html.includes(word))).toEqual([])
  })
})

for (const media of ['screen', 'print'] as const)
  test(`the corrections page shows every correction in order, in ${media} media`, async ({
    page,
    election,
    address,
  }) => {
    await page.goto('./corrections/')
    await page.emulateMedia({ media })
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

/** The voting facts, the corrections and the contacts of a guide, compared with the editors' files. */
import { electionFolder } from './support/election'
import { isPublished, link, longDate } from './support/facts'
import { collapse, findSection } from './support/outline'
import { expect, test } from './support/site'
import { partLines, partSources, shortenFacts, votingFacts } from './support/votingFacts'

const parts = ['When', 'Where', 'How'] as const

test(
  'the page with the voting facts has every fact that is certain enough, with what it covers and its sources',
  { tag: '@facts' },
  async ({ readLines, election }) => {
    expect(await readLines('./how-to-vote/')).toEqual([
      '# How to vote',
      ...parts.flatMap((part) => [`## ${part}`, ...partLines[part](election), ...partSources(election, part)]),
    ])
  },
)

test('the landing page has the voting facts in short', { tag: '@facts' }, async ({ readLines, election }) => {
  expect(findSection(await readLines('./'), '## Election information')).toEqual(
    parts.flatMap((part) => [`### ${part}`, ...partLines[part](shortenFacts(election))]),
  )
})

test('no page has a voting fact below medium certainty', { tag: '@facts' }, async ({ readPage, election, paths }) => {
  const facts = parts.flatMap((part): readonly Readonly<Record<string, unknown>>[] => votingFacts(election)[part])
  const isShown = (fact: Readonly<Record<string, unknown>>) => isPublished({ certainty: String(fact.certainty) })
  const wordsOf = ({ label, name, place, text, url, phone, email }: Readonly<Record<string, unknown>>) =>
    [label, name, place, text, url, phone, email].filter((value) => typeof value === 'string')
  const published = new Set(facts.filter(isShown).flatMap(wordsOf))
  const withheld = facts.filter((fact) => !isShown(fact)).flatMap(wordsOf)
  for (const path of paths) {
    const html = (await readPage(path)).html()
    expect([path, ...withheld.filter((word) => !published.has(word) && html.includes(word))]).toEqual([path])
  }
})

test('the corrections page has every correction in order', { tag: '@facts' }, async ({ readLines, election }) => {
  expect(await readLines('./corrections/', 'main li')).toEqual(
    election.corrections.flatMap(({ date, candidate: id, text }) => {
      const candidate = election.candidates.find((each) => each.id === id)
      const about = candidate ? [link(candidate.name, `./profile/${id}/`)] : []
      return [[longDate(date), ...about].join(' '), collapse(text)]
    }),
  )
})

test(
  'every page links the addresses that the guide has for readers, and has the date of its last change',
  { tag: '@facts' },
  async ({ readPage, election, out }) => {
    const latest = [election.updated, ...election.candidates.map(({ updated }) => updated)].toSorted().at(-1)
    const { contact, corrections = contact } = election.publisher ?? {}
    const isRepository = /^https:\/\/github\.com\/[^/]+\/[^/]+$/.test(corrections ?? '')
    for (const [path, updated, file] of [
      ['./', latest, 'election'],
      ['./corrections/', latest, 'election'],
      ...election.candidates.map((each) => [`./profile/${each.id}/`, each.updated, `candidates/${each.id}`] as const),
    ] as const) {
      const $ = await readPage(path)
      expect($('footer time').text()).toBe(longDate(updated ?? ''))
      const links = $('footer a')
        .get()
        .map((element) => [$(element).text(), element.attribs.href])
      const find = (name: string) => links.filter(([text]) => text === name).map(([, href]) => href)
      expect(contact ? find(contact) : links.filter(([text]) => text?.includes('@'))).toEqual(
        contact ? [hrefOf(contact)] : [],
      )
      const fileAddress = `${corrections}/blob/HEAD/data/${electionFolder(out)}/${file}.yaml`
      expect(find('suggest a correction')).toEqual(
        corrections ? [isRepository ? fileAddress : hrefOf(corrections)] : [],
      )
    }
  },
)

/** Address of a link to an email or web address. */
function hrefOf(contact: string): string {
  return contact.includes('://') ? contact : `mailto:${contact}`
}

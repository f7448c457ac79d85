/** The candidates of each race side by side, compared with the editors' files. */
import { describeFacts, noParty } from './support/candidacy'
import { candidatesOf, comparedRaces, type Candidate, type Election, type Race } from './support/election'
import { countOthers, link, mark } from './support/facts'
import { describeNoVote, describeOrder, titleOf } from './support/races'
import { expect, profilePath, test } from './support/site'
import { describeOrigin, listStatements, silence, textLines, topicLinks, type Statement } from './support/statements'

const topicsOf = ({ topics = [] }: Election, race: Race) =>
  topics.filter(({ races }) => races === undefined || races.includes(race.id))

test(
  'a comparison has the facts of everyone in order, and everything that each one said, with origin and source',
  { tag: '@facts' },
  async ({ readLines, readPage, election }) => {
    for (const race of comparedRaces(election)) {
      const path = `./compare/${race.id}/`
      const $ = await readPage(path)
      const columns = $('thead th')
        .get()
        .map((cell) => $(cell).text())
      const isTable = columns.length > 0
      const candidates = candidatesOf(election, race)
      const topics = topicsOf(election, race)
      const others = columns.slice(topics.length + 1)
      expect(others.filter((name) => !/^(Other key stances|Key stances|Experience)$/.test(name))).toEqual([])
      expect(await readLines(path)).toEqual([
        `# ${titleOf(election, race)}, side by side`,
        describePage(election, race, columns),
        ...(isTable
          ? ['Candidate', ...topics.map(({ name }) => name.trim()), ...others]
          : topicLinks(
              election,
              topics.map(({ id }) => id),
            )),
        ...candidates.flatMap((candidate) => [
          link(candidate.name, profilePath(candidate)),
          ...(isTable ? describeFacts(election, race, candidate) : []),
          ...(isTable ? cellLines(election, race, candidate, others) : []),
        ]),
      ])
      // The boxes that mark a candidate on the ballot of the reader.
      const marks = $('tbody input').get()
      expect(marks.map(({ attribs }) => [attribs.name, attribs.value])).toEqual(
        candidates.flatMap(({ id, withdrawn }) => (isTable && !race.noVote && !withdrawn ? [[race.id, id]] : [])),
      )
    }
  },
)

test(
  'the index links to every race with two candidates, and no page links to another comparison',
  { tag: '@facts' },
  async ({ readLines, readLinks, election, paths }) => {
    const compared = comparedRaces(election)
    const lines = await readLines('./compare/', 'main li')
    expect(lines.toSorted()).toEqual(
      compared
        .map((race) => {
          const [candidates, topics] = [candidatesOf(election, race).length, topicsOf(election, race).length]
          const numbers = [`${candidates} candidates`, ...(topics > 0 ? [plural(topics, 'topic')] : [])].join(', ')
          return link(`${race.name} ${numbers}`, `./compare/${race.id}/`)
        })
        .toSorted(),
    )
    const targets = new Set<string>()
    for (const path of paths)
      for (const target of await readLinks(path, 'a[href*="/compare/"]')) targets.add(target.replace(/#.*/, ''))
    expect([...targets].toSorted()).toEqual(['./compare/', ...compared.map(({ id }) => `./compare/${id}/`)].toSorted())
  },
)

/** The paragraph under the heading: numbers, the reason for no vote, the order, and what is missing. */
function describePage(election: Election, race: Race, columns: readonly string[]): string {
  const candidates = candidatesOf(election, race)
  const topics = topicsOf(election, race).length
  const isTable = columns.length > 0
  return [
    `${candidates.length} candidates${topics > 0 ? `, ${plural(topics, 'topic')}` : ''}.`,
    isTable ? 'What each one said, with the date and the source.' : 'There is too much to show on this page.',
    ...describeNoVote(election, race),
    describeOrder(candidates),
    ...(isTable && !columns.includes('Experience') ? ["Select a name to read about a candidate's experience."] : []),
    ...(isTable && candidates.some(({ partySource }) => !partySource) ? [noParty] : []),
    ...(isTable ? ["These are the editors' summaries, not quotations."] : []),
  ].join(' ')
}

function cellLines(election: Election, race: Race, candidate: Candidate, others: readonly string[]): string[] {
  const topics = topicsOf(election, race)
  const rest = candidate.stances.filter((stance) => !topics.some(({ id }) => stance.topics?.includes(id)))
  const { experience, language } = candidate
  return [
    ...topics.flatMap(({ id }) => statementLines(election, candidate, listStatements(candidate, id))),
    ...others.flatMap((name) =>
      name === 'Experience'
        ? experience
          ? mark(language, experience)
          : 'Not known.'
        : statementLines(election, candidate, rest),
    ),
  ]
}

/** Each statement with the link to its first source, or a line that none was found. */
function statementLines(election: Election, candidate: Candidate, statements: readonly Statement[]): string[] {
  if (statements.length === 0) return [silence(candidate)]
  return statements.flatMap((each) => {
    const [origin] = describeOrigin(each)
    const { url, link: isLinked = true } = election.sources[each.sources[0] ?? ''] ?? {}
    const source = isLinked ? url : undefined
    const label = origin ?? (source ? 'Source' : undefined)
    return [
      ...('title' in each ? [mark(each.language, each.title)] : []),
      ...textLines(election, each),
      ...(label === undefined ? [] : [[link(label, source), ...countOthers(each.sources)].join(' ')]),
    ]
  })
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

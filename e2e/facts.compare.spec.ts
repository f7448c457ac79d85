/** The candidates of each race side by side, compared with the editors' files. */
import { describeFacts, mateLines } from './support/candidacy'
import { candidatesOf, comparedRaces, hasRaceIndex, type Candidate, type Election, type Race } from './support/election'
import { link, mark } from './support/facts'
import { topicAnswerLines } from './support/questionnaires'
import { collapse, toPath } from './support/outline'
import { describeList, describeNoVote, describeUnknownParties, titleOf } from './support/races'
import { expect, profilePath, test } from './support/site'
import { describeOrigin, describeWords, sectionsOf, silence, textLines, type Statement } from './support/statements'

test(
  'a comparison has everything that each candidate said on each topic, in order, with origin and source',
  { tag: '@facts' },
  async ({ readLines, readPage, election, address, paths }) => {
    for (const race of comparedRaces(election)) {
      const first = `./compare/${race.id}/`
      const $ = await readPage(first)
      const topics = $('[data-topic-list] a')
        .get()
        .map((each) => ({ name: collapse($(each).text()), path: toPath($(each).attr('href') ?? '', address) }))
      const sections = sectionsOf(election, race)
      // A topic that does not fit on the page of the race has a page of its own.
      const isSplit = topics.length > 1 && topics.every(({ path }) => !path.includes('#'))
      const candidates = candidatesOf(election, race)
      const pages = isSplit ? topics.map(({ path }) => path) : [first]
      for (const [index, path] of pages.entries()) {
        const lines = await readLines(path)
        const shown = isSplit ? sections.slice(index, index + 1) : sections
        const hasExperience = lines.length > 0 && !isSplit && !lines.at(-1)!.includes('Select a name')
        expect(lines).toEqual([
          `# ${titleOf(election, race)}, side by side`,
          describePage(election, race, sections.length),
          ...shown.flatMap(({ name, find }) => [
            `## ${name}`,
            ...candidates.flatMap((candidate) => [
              `### ${link(candidate.name, profilePath(candidate))}`,
              ...statementLines(election, candidate, name, find(candidate)),
            ]),
          ]),
          ...(isSplit
            ? []
            : ['## In short', ...candidates.flatMap((each) => shortLines(election, race, each, hasExperience))]),
          describeNotes(election, race, isSplit, hasExperience),
        ])
        // Only on screens.
        expect(await readLines(path, '[data-answers] > *')).toEqual(
          shown.flatMap(({ topic }) => (topic === undefined ? [] : topicAnswerLines(election, race, topic, paths))),
        )
      }
      // Where the script puts an oval for everyone who can be marked on the ballot.
      const marked = $('section:last-of-type article:has([data-oval]) h3 a').get()
      expect(marked.map(({ attribs }) => toPath(attribs.href ?? '', address))).toEqual(
        candidates.filter(({ withdrawn }) => !race.noVote && !race.ranks && !withdrawn).map(profilePath),
      )
    }
  },
)

test(
  'tabs and the index lead to every race with two candidates and a statement, and no page links to another comparison',
  { tag: '@facts' },
  async ({ readLines, readLinks, election, paths }) => {
    const compared = comparedRaces(election)
    const lines = await readLines('./compare/', 'main li')
    expect(lines.toSorted()).toEqual(
      compared
        .map((race) => {
          const topics = (election.topics ?? []).filter(({ races }) => !races || races.includes(race.id)).length
          return link(`${race.name} ${countPeopleAndTopics(election, race, topics)}`, `./compare/${race.id}/`)
        })
        .toSorted(),
    )
    for (const race of compared) {
      const tabs = hasRaceIndex(election) ? compared.filter(({ group }) => group === race.group) : compared
      expect(await readLinks(`./compare/${race.id}/`, 'nav[aria-label="Races"] a')).toEqual(
        tabs.map(({ id }) => `./compare/${id}/`),
      )
    }
    const targets = new Set<string>()
    for (const path of paths)
      for (const target of await readLinks(path, 'a[href*="/compare/"]:not([hreflang])'))
        targets.add(target.replace(/(?<=^\.\/compare\/[^/]+\/).*/, ''))
    targets.delete('./compare/')
    expect([...targets].toSorted()).toEqual(compared.map(({ id }) => `./compare/${id}/`).toSorted())
  },
)

test(
  'the former pages of topics lead to the comparisons of their races',
  { tag: '@facts' },
  async ({ readLines, readLinks, election }) => {
    const { topics = [] } = election
    expect(await readLinks('./topics/', 'main a')).toEqual(topics.map(({ id }) => `./topics/${id}/`))
    for (const { id, name, races } of topics) {
      const all = comparedRaces(election).filter((race) => !races || races.includes(race.id))
      const lines = await readLines(`./topics/${id}/`)
      expect(lines[0]).toBe(`# ${collapse(name)}`)
      const links = lines.slice(2).map((line) => line.replace(/(?<=\/compare\/[^/]+\/).*(?=\))/, ''))
      expect(links).toEqual(all.map((race) => link(titleOf(election, race), `./compare/${race.id}/`)))
    }
  },
)

function countPeopleAndTopics(election: Election, race: Race, topics: number): string {
  const people = `${candidatesOf(election, race).length} candidates`
  return topics === 0 ? people : `${people}, ${topics} topic${topics === 1 ? '' : 's'}`
}

function describePage(election: Election, race: Race, sections: number): string {
  return [`${countPeopleAndTopics(election, race, sections)}.`, ...describeNoVote(election, race)].join(' ')
}

function describeNotes(election: Election, race: Race, isSplit: boolean, hasExperience: boolean): string {
  const candidates = candidatesOf(election, race)
  return [
    describeList(election, candidates),
    describeWords(candidates),
    ...(isSplit || hasExperience ? [] : ["Select a name to read about a candidate's experience."]),
    ...(isSplit ? [] : describeUnknownParties(election, [race])),
  ].join(' ')
}

/** Party, incumbency, outcome and, if the page has it, experience. */
function shortLines(election: Election, race: Race, candidate: Candidate, hasExperience: boolean): string[] {
  const { experience, language } = candidate
  return [
    `### ${link(candidate.name, profilePath(candidate))}`,
    ...mateLines(candidate),
    ...describeFacts(election, race, candidate),
    ...(hasExperience ? [experience ? mark(language, experience) : 'Not known.'] : []),
  ]
}

/** Each statement with the link to its source, or to all of them on the profile, or a line that none was found. */
function statementLines(
  election: Election,
  candidate: Candidate,
  topic: string,
  statements: readonly Statement[],
): string[] {
  if (statements.length === 0) return [silence(election, candidate)]
  return statements.flatMap((each) => {
    const [id = ''] = each.sources
    const { url, link: isLinked = true } = election.sources[id] ?? {}
    const ownUrl = each.sources.length === 1 && isLinked ? url : undefined
    const label = each.sources.length === 1 ? 'source' : `${each.sources.length} sources`
    return [
      ...('title' in each ? [`#### ${mark(each.language, each.title)}`] : []),
      ...textLines(election, each),
      [...describeOrigin(each), link(label, ownUrl ?? `${profilePath(candidate)}#sources`)].join(' '),
      'I agree',
    ]
  })
}

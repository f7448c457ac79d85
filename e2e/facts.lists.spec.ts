/** The ballot on the landing page, the candidate list and the pages of races, compared with the editors' files. */
import { describeFacts, describeMark, shortResult } from './support/candidacy'
import {
  ballotName,
  candidatesOf,
  comparedRaces,
  hasRaceIndex,
  questionTitle,
  racePath,
  runningIn,
  type Candidate,
  type Election,
  type Race,
} from './support/election'
import { cite } from './support/citations'
import { boldPart, clockTime, fullDate, link, longDate, sourceDate, zoneName } from './support/facts'
import { roundLines } from './support/otherElections'
import { findSection } from './support/outline'
import { describeInstruction, describeNotes, describeRacePage, listContests } from './support/races'
import { expect, profilePath, test } from './support/site'
import { explainNoStances } from './support/statements'

const comparisonLink = 'main [data-band] a[href*="/compare/"]'

test(
  'the page of a race has its group, its outcome, everyone in order, every note and the sources',
  { tag: '@facts' },
  async ({ readLines, readLinks, election }) => {
    for (const race of election.races) {
      const sources = [
        ...race.sources,
        ...(race.noVote?.sources ?? []),
        ...listEvents(election, race).flatMap((event) => event.sources),
      ]
      expect(await readLines(`./candidates/${race.id}/`)).toEqual([
        `# ${race.name}`,
        ...describeRacePage(election, race, cardLines(election, race)),
        ...roundLines(election, race),
        ...eventLines(election, race),
        ...linkLines(race),
        ...(sources.length > 0 ? ['Sources', ...cite(election, sources)] : []),
      ])
      const isCompared = comparedRaces(election).some(({ id }) => id === race.id)
      expect(await readLinks(`./candidates/${race.id}/`, comparisonLink)).toEqual(
        isCompared ? [`./compare/${race.id}/`] : [],
      )
    }
  },
)

test(
  'the list has everyone in order, or an index of all races and questions by group',
  { tag: '@facts' },
  async ({ readLines, readLinks, readPage, election }) => {
    const lines = await readLines('./candidates/')
    if (hasRaceIndex(election)) {
      expect(await readLinks('./candidates/', 'main li > a')).toEqual(
        listContests(election).map(({ race, question }) =>
          race ? `./candidates/${race.id}/` : `./questions/${question?.id}/`,
        ),
      )
      expect(lines).toEqual(indexLines(election))
      return
    }
    for (const race of election.races) {
      const section = findSection(lines, `## ${race.name}`)
      expect(section.slice(0, 1)).toEqual([describeInstruction(election, race)])
      expect(section.filter((line) => line.includes('](./profile/'))).toEqual(cardLines(election, race))
    }
    expect(await readLinks('./candidates/', comparisonLink)).toEqual(
      comparedRaces(election).map(({ id }) => `./compare/${id}/`),
    )
    const races = election.races.filter(({ noVote }) => noVote?.reason !== 'canceled')
    const people = new Set(races.flatMap((race) => runningIn(election, race).map(({ id }) => id))).size
    const $ = await readPage('./candidates/')
    const text = $('main p').first().text()
    expect(text).toMatch(new RegExp(`\\b${people} (people ran|person ran|candidates?) `))
    expect(text).toContain(longDate(election.date))
    expectOrder(lines, election)
  },
)

test(
  'the landing page has the ballot, with everyone in order and the same label for all',
  { tag: '@facts' },
  async ({ readLines, readPage, election }) => {
    test.skip(hasRaceIndex(election), 'the landing page has groups instead of races')
    const lines = await readLines('./')
    const $ = await readPage('./')
    for (const race of election.races) {
      const heading = `## ${link(race.name, racePath(election, race))}`
      const section = findSection(lines, heading)
      const expected = [
        describeInstruction(election, race),
        ...ballotRows(election, race),
        ...describeNotes(election, race),
      ]
      expect(section.slice(0, expected.length)).toEqual(expected)
      // The surname is in bold.
      for (const candidate of candidatesOf(election, race))
        expect($(`main li a[href$="/profile/${candidate.id}/"] b`).first().text()).toBe(boldPart(candidate))
    }
    expectOrder(lines, election)
    expect($('main p:contains("Sources about the races: ") a[href*="/candidates/"]').length).toBe(
      election.races.filter(({ sources }) => sources.length > 0).length,
    )
  },
)

test(
  'the landing page of a guide with many races counts those of each group',
  { tag: '@facts' },
  async ({ readLines, election }) => {
    test.skip(!hasRaceIndex(election), 'the landing page has races')
    const { groups = [], races, questions = [] } = election
    const lines = findSection(await readLines('./'), '## On the ballot')
    const all = [{ id: undefined, name: 'On every ballot' }, ...groups].flatMap(({ id, name, ...group }) => {
      const counts = [races, questions].map((contests) => contests.filter((each) => each.group === id).length)
      const isForEveryone = id === undefined || ('everyone' in group && group.everyone)
      return Math.max(...counts) === 0 ? [] : [{ id, name, counts, isForEveryone }]
    })
    // With more groups, one line has those that only some voters have.
    const listed = all.filter(({ isForEveryone }) => isForEveryone || all.length <= 16)
    const others = all.filter((group) => !listed.includes(group))
    const sum = (index: number) => others.reduce((total, { counts }) => total + counts[index]!, 0)
    const expected = [
      `In all: ${countContests(races.length, questions.length)}`,
      ...listed.map(({ id, name, counts: [raceCount = 0, questionCount = 0] }) =>
        link(`${name} ${countContests(raceCount, questionCount)}`, `./candidates/#group.${id ?? ''}`),
      ),
      ...(others.length > 0
        ? [link(`Depends on where you live ${countContests(sum(0), sum(1))}`, './candidates/')]
        : []),
    ]
    expect(lines.slice(0, expected.length)).toEqual(expected)
  },
)

function listEvents({ events = [] }: Election, { id }: Race) {
  const ofRace = events.filter(({ races }) => !races || races.includes(id))
  return ofRace.toSorted((a, b) => `${a.date}${a.starts ?? ''}`.localeCompare(`${b.date}${b.starts ?? ''}`))
}

function eventLines(election: Election, race: Race): string[] {
  const { language, timeZone } = election
  const lines = listEvents(election, race).flatMap(({ name, date, starts, ends, place, url, canceled }) => {
    const hours = [starts, ends].flatMap((time) => (time ? clockTime(time, language) : [])).join(' to ')
    return [
      (canceled ? 'Canceled: ' : '') + link(name, url),
      fullDate(date) + (starts ? `, ${hours}, ${zoneName(timeZone)}` : ''),
      ...(place ? [place] : []),
    ]
  })
  return lines.length > 0 ? ['## Events with candidates', ...lines] : []
}

function linkLines({ links = [] }: Race): string[] {
  const lines = links.map(
    ({ label, url, publisher, date }) =>
      `${link(label, url)} ${publisher}${date ? `, ${sourceDate(String(date))}` : ''}`,
  )
  return lines.length > 0 ? ['## More about this race', ...lines] : []
}

/** That the election is nonpartisan, only if it is, and the order of the names. */
function expectOrder(lines: readonly string[], election: Election): void {
  const text = lines.join(' ')
  const isNumbered = election.races.some((race) =>
    candidatesOf(election, race).some(({ ballotOrder }) => ballotOrder !== undefined),
  )
  if (election.candidates.length > 1)
    expect(text).toContain(isNumbered ? 'in the order of the official ballot' : 'by surname, A to Z')
  expect(/\bis nonpartisan\b/.test(text)).toBe(election.nonpartisan)
}

/** Everyone in a race, with the position, the facts and the first two key stances. */
function cardLines(election: Election, race: Race): string[] {
  return candidatesOf(election, race).map((candidate) => {
    const { stances } = candidate
    const said = stances.length === 0 ? [explainNoStances(candidate)] : stances.slice(0, 2).map(withYear(election))
    const facts = describeFacts(election, race, candidate)
    return link([ballotName(candidate), race.position, ...facts, ...said].join(' '), profilePath(candidate))
  })
}

function withYear({ date: day }: Election) {
  return ({ title, date, language }: Candidate['stances'][number]) => {
    const year = String(date ?? '').slice(0, 4)
    return `${language ? `{${language}}` : ''}${title}${year === '' || day.startsWith(year) ? '' : ` (${year})`}`
  }
}

/** Everyone in a race, then the winners whom voters wrote in. */
function ballotRows(election: Election, race: Race): string[] {
  return [
    ...candidatesOf(election, race).map((candidate) =>
      link(
        [ballotName(candidate), describeMark(candidate), shortResult(election, race, candidate)]
          .filter(Boolean)
          .join(' '),
        profilePath(candidate),
      ),
    ),
    ...(election.results?.writeInWinners?.[race.id] ?? []).map((name) => `${name} Write-in Elected`),
  ]
}

function indexLines(election: Election): string[] {
  const { groups = [] } = election
  return [
    '# Candidates',
    ...listContests(election).flatMap(({ race, question, isFirst }) => {
      const group = groups.find(({ id }) => id === (race ?? question)?.group)
      const running = race ? runningIn(election, race).length : 0
      const number = `${running || 'No'} ${running === 1 ? 'candidate' : 'candidates'}`
      const text = race
        ? `${race.name} ${race.noVote?.reason === 'canceled' ? 'Canceled' : `${number}${race.noVote ? ', no vote' : ''}`}`
        : `${questionTitle(question!)} Ballot question`
      const path = race ? `./candidates/${race.id}/` : `./questions/${question?.id}/`
      return [...(isFirst ? [`## ${group?.name ?? 'On every ballot'}`] : []), link(text, path)]
    }),
  ]
}

/** Like "2 races and 1 question", without what there is none of. */
function countContests(races: number, questions: number): string {
  const parts = [races > 0 ? `${races} ${races === 1 ? 'race' : 'races'}` : '']
  parts.push(questions > 0 ? `${questions} ${questions === 1 ? 'question' : 'questions'}` : '')
  return parts.filter(Boolean).join(' and ')
}

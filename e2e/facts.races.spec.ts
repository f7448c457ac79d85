/** Races and ballot questions on every page that has them, compared with the editors' files. */
import {
  candidatesOf,
  comparedRaces,
  hasRaceIndex,
  questionTitle,
  runningIn,
  seatsOf,
  type Candidate,
  type Election,
  type Race,
} from './support/election'
import { checkRows, checkSources } from './support/oracle'
import { answersOf, votesOf } from './support/outcomes'
import { expect, profilePath, test } from './support/site'
import {
  dateOf,
  findAbsent,
  findMissing,
  findWord,
  listValues,
  read,
  readLinks,
  readWords,
  type Value,
} from './support/values'

const questionPath = ({ id }: { readonly id: string }) => `./questions/${id}/`
const writtenIn = ({ results }: Election, { id }: Race) => results?.writeInWinners?.[id] ?? []
const nameOf = ({ name }: { readonly name: string }) => [name]
/** The part of a page about a race. */
const sectionOf = ({ id }: Race) => `main section:is([aria-labelledby="${id}"], [aria-labelledby="race-${id}"])`

/** The numbers under the name of a race. */
function countPlaces(election: Election, race: Race): Value[] {
  const { noVote, voteFor = 1, ranks, id } = race
  const running = runningIn(election, race).length
  if (noVote) return [noVote.reason !== 'canceled' && running > 0 && running]
  const seats = seatsOf(race)
  if (!election.results) return [ranks ?? voteFor, seats !== undefined && seats !== (ranks ? 1 : voteFor) && seats]
  const written = writtenIn(election, race).length
  const elected = (election.results.winners[id]?.length ?? 0) + written
  const moving = election.results.advancing?.[id]?.length ?? 0
  const others = elected > 0 && moving > 0 ? [] : [written || running]
  return elected + moving > 0 ? [elected > 0 && elected, moving > 0 && moving, ...others] : []
}

/** What the card of a candidate has. */
function cardValues({ position }: Race) {
  return ({ name, party, partyYear, stances }: Candidate): Value[] => [
    name,
    position,
    ...(party === 'N/A' ? [] : [party, partyYear]),
    ...stances.slice(0, 2).map(({ title }) => title),
  ]
}

test(
  'the page of a race has everyone in order, every note, event and link, and the sources',
  { tag: '@facts' },
  async ({ openPage, election }) => {
    for (const race of election.races) {
      const path = `./candidates/${race.id}/`
      const page = await openPage(path)
      const { sources, noVote, advance, position: _, identifyingWords: _1, ...facts } = race
      const text = read(page, 'main')
      const events = (election.events ?? [])
        .filter(({ races }) => !races || races.includes(race.id))
        .toSorted((a, b) => `${a.date}${a.starts ?? ''}`.localeCompare(`${b.date}${b.starts ?? ''}`))
      const rows = page.$('main li:has(> a img)')
      const incumbents = candidatesOf(election, race).map(({ incumbent }, index) => [
        incumbent,
        findWord(election.language, rows.eq(index).text(), 'profile.', ['incumbent', 'notIncumbent']),
      ])
      expect([
        path,
        ...checkRows(page, race, 'main li:has(> a img)', cardValues(race), []),
        ...findMissing(text, [
          `# ${race.name}`,
          ...listValues(election, race.group, 'group'),
          ...countPlaces(election, race),
        ]),
        ...findAbsent(text, [
          ...listValues(election, [facts, events, noVote ? [] : (advance ?? [])]),
          ...writtenIn(election, race),
        ]),
        ...findMissing(
          text,
          events.map(({ name }) => name),
        ),
        ...checkSources(
          page,
          'main > details',
          [sources, noVote?.sources ?? [], ...events.map((each) => each.sources)].flat(),
        ),
        ...incumbents.filter(([known, word]) => known !== undefined && (word === 'incumbent') !== known),
      ]).toEqual([path])
      const isCompared = comparedRaces(election).some(({ id }) => id === race.id)
      const links = readLinks(page, 'main [data-band] a[href*="/compare/"]')
      expect(links).toEqual(isCompared ? [`./compare/${race.id}/`] : [])
    }
  },
)

test(
  'the list has everyone in order, or an index of all races and questions by group',
  { tag: '@facts' },
  async ({ openPage, election }) => {
    const page = await openPage('./candidates/')
    const { races, questions = [], groups = [] } = election
    if (!hasRaceIndex(election)) {
      for (const race of races)
        expect([
          race.id,
          ...checkRows(page, race, `section[id="${race.id}"] li`, cardValues(race), []),
          ...findMissing(read(page, `section[id="${race.id}"]`), [`## ${race.name}`, ...countPlaces(election, race)]),
        ]).toEqual([race.id])
      const compared = comparedRaces(election).map(({ id }) => `./compare/${id}/`)
      expect(readLinks(page, 'main [data-band] a[href*="/compare/"]')).toEqual(compared)
      return
    }
    const values = [undefined, ...groups].flatMap((group): Value[] => {
      const own = races.filter((race) => race.group === group?.id)
      const asked = questions.filter((question) => question.group === group?.id)
      return [
        own.length + asked.length > 0 && group?.name,
        ...own.flatMap((race) => {
          const running = race.noVote?.reason !== 'canceled' && runningIn(election, race).length
          return [race.name, running !== 0 && running, `(./candidates/${race.id}/)`]
        }),
        ...asked.flatMap((question) => [question.title, `(${questionPath(question)})`]),
      ]
    })
    expect(findMissing(read(page, 'main'), values)).toEqual([])
    expect(page.$('main li > a').length).toBe(races.length + questions.length)
  },
)

test(
  'the landing page counts people and seats, and has the ballot or the races of each group',
  { tag: '@facts' },
  async ({ openPage, election }) => {
    const page = await openPage('./')
    const { races, results, questions = [], groups = [], title, name, date } = election
    const open = races.filter(({ noVote }) => noVote?.reason !== 'canceled')
    const people = new Set(open.flatMap((race) => runningIn(election, race).map(({ id }) => id))).size
    const seats = open.reduce((sum, race) => sum + (seatsOf(race) ?? NaN), 0)
    expect([
      ...findMissing(page.$('h1').text(), [title]),
      ...findMissing(page.$('main p').first().text(), [people > 0 && people, !results && seats > 0 && seats]),
      ...findMissing(read(page, 'main dl:first'), [name]),
      ...findAbsent(page.$('main dl:first time').attr('datetime') ?? '', [date]),
    ]).toEqual([])
    if (!hasRaceIndex(election)) {
      for (const race of races)
        expect([
          race.id,
          ...checkRows(page, race, `${sectionOf(race)} li`, nameOf, writtenIn(election, race)),
          ...findMissing(read(page, sectionOf(race)), [race.name, ...countPlaces(election, race)]),
          ...findMissing(read(page, sectionOf(race)), [race.about]),
        ]).toEqual([race.id])
      return
    }
    const rows = [undefined, ...groups].flatMap((group): Value[] => {
      const [own = 0, asked = 0] = [races, questions].map(
        (all) => all.filter((each) => each.group === group?.id).length,
      )
      return own + asked > 0 ? [group?.name, own > 0 && own, asked > 0 && asked] : []
    })
    // With more groups, one line has those that only some voters have.
    const shown = page.$('section[aria-labelledby="ballot"] li').length < rows.length / 3 ? [] : rows
    expect(findMissing(read(page, 'section[aria-labelledby="ballot"]'), [races.length, ...shown])).toEqual([])
  },
)

test(
  'the results have the votes and the outcome of everyone, every note and number, and the sources',
  { tag: '@facts' },
  async ({ openPage, election }) => {
    const page = await openPage('./results/')
    const { results, races, language } = election
    if (!results) return expect(page.$('main h2').length).toBe(0)
    const { votes = {}, turnout, open = {}, recounts = [], asOf, sources } = results
    const held = races.flatMap(({ noVote }) => noVote?.sources ?? [])
    expect([
      ...findMissing(read(page, 'main'), listValues(election, sources, 'sources')),
      ...findAbsent(read(page, 'main dl:first'), [turnout?.ballots, turnout?.registered, dateOf(election, asOf)]),
      ...findAbsent(
        read(page, 'main'),
        listValues(
          election,
          [turnout?.sources, held, recounts.map((each) => each.sources), Object.values(open)],
          'sources',
        ),
      ),
    ]).toEqual([])
    for (const race of races) {
      const { candidates: _, rounds: _1, exhausted: _2, quota: _3, ...facts } = votes[race.id] ?? { candidates: {} }
      const text = read(page, sectionOf(race))
      const status = findWord(language, text, 'results.raceStatus.', ['unofficial', 'certified', 'not known'])
      expect([
        race.id,
        ...checkRows(
          page,
          race,
          `${sectionOf(race)} li`,
          ({ id, name }) => [name, votesOf(election, id, race.id)],
          writtenIn(election, race),
        ),
        ...findMissing(text, [race.name, ...countPlaces(election, race)]),
        ...findAbsent(text, listValues(election, facts)),
        ...(facts.status === status ? [] : [`status: ${status}`]),
      ]).toEqual([race.id])
    }
  },
)

test(
  'every ballot question has a page with all that the files have, and is on the landing page, the results and my ballot',
  { tag: '@facts' },
  async ({ openPage, election, paths }) => {
    const { questions = [], results } = election
    const word = readWords(election.language)
    const pages = questions.map(questionPath)
    expect(paths.filter((path) => path.startsWith('./questions/')).toSorted()).toEqual(pages.toSorted())
    for (const [index, question] of questions.entries()) {
      const path = pages[index]!
      const { summary, yes, no, title, threshold, candidate, sources } = question
      const { outcome, chosen = '' } = results?.questions?.[question.id] ?? {}
      const counted = answersOf(election, question, word)
      const label = counted.find(({ id }) => id === chosen)?.label ?? (outcome && word(`questions.outcomes.${outcome}`))
      const values = [
        label,
        ...counted.flatMap(({ label: answer, votes }) => (votes === undefined ? [] : [answer, votes])),
      ]
      const page = await openPage(path)
      expect([
        path,
        ...findMissing(read(page, 'main'), [question.number, title, summary, yes, no, ...values]),
        ...findAbsent(read(page, 'main'), [
          ...listValues(election, question),
          candidate && `(${profilePath({ id: candidate })})`,
        ]),
        ...checkSources(page, 'section[aria-labelledby="sources"]', sources),
      ]).toEqual([path])
      const links = readLinks(page, 'a[rel="prev"], a[rel="next"]')
      expect(links).toEqual([pages[index - 1], pages[index + 1]].filter(Boolean))
      for (const list of ['./', ...(results ? ['./results/'] : [])]) {
        const section = read(await openPage(list), `section[aria-labelledby="question.${question.id}"]`)
        expect([list, ...findMissing(section, [title, `(${path})`, ...values, summary, threshold])]).toEqual([list])
      }
      const ballot = read(await openPage('./my-ballot/'), `section[aria-labelledby="${question.id}.heading"]`)
      expect(findMissing(ballot, [questionTitle(question), threshold, ...counted.map((each) => each.label)])).toEqual(
        [],
      )
    }
  },
)

test(
  'my ballot has every race and question in the order of the files, with its numbers and names',
  { tag: '@facts' },
  async ({ openPage, election }) => {
    const page = await openPage('./my-ballot/')
    const { races, questions = [] } = election
    const sections = page.$('section[aria-labelledby$=".heading"]').get()
    const ids = [...races, ...questions].map(({ id }) => `${id}.heading`)
    expect(sections.map(({ attribs }) => attribs['aria-labelledby'])).toEqual(ids)
    for (const race of races) {
      const section = `section[aria-labelledby="${race.id}.heading"]`
      expect([
        race.id,
        ...(race.noVote ? [] : checkRows(page, race, `${section} li:has(input)`, nameOf)),
        ...findMissing(read(page, section), [race.name, !race.noVote && (race.ranks ?? race.voteFor), race.about]),
      ]).toEqual([race.id])
    }
    expect(readLinks(page, 'section p a[href*="/questions/"]')).toEqual(questions.map(questionPath))
  },
)

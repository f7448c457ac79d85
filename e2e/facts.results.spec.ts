/** Facts about the results, compared with the editors' files. */
import {
  ballotName,
  candidatesOf,
  hasRaceIndex,
  isPrimary,
  profilePath,
  questionTitle,
  racePath,
  type Candidate,
  type Election,
  type Race,
} from './support/election'
import { cite } from './support/citations'
import { count, fullDate, isPublished, link, longDate, shareOf } from './support/facts'
import { pendingLabel, pendingOf, reportLine, resultOf, votesOf } from './support/outcomes'
import { roundLines } from './support/otherElections'
import { collapse, findSection } from './support/outline'
import {
  describeAdvance,
  describeInstruction,
  describeNoVote,
  describeOpenSeats,
  listContests,
  titleOf,
} from './support/races'
import { expect, test } from './support/site'

type Results = NonNullable<Election['results']>

test(
  'the results page has how final the results are, everyone in each race with the outcome, every note, and the sources',
  { tag: '@facts' },
  async ({ readLines, election }) => {
    const { results, races, questions = [] } = election
    const lines = await readLines('./results/')
    if (!results) {
      expect(lines.join(' ')).toContain('There are no results in this guide yet.')
      expect(lines.filter((line) => line.startsWith('## '))).toEqual([])
      return
    }
    const rows = races.flatMap((race) => raceRows(election, race, results))
    const winners = rows.filter((row) => /Elected(?: without a vote)?(?:\]|$)/.test(row)).length
    const advancing = Object.values(results.advancing ?? {}).flat().length
    const hasQuestions = questions.length > 0
    const reported = races.filter(({ id }) => pendingOf(election, id) !== 'Not reported').length
    const ordered = hasRaceIndex(election) ? listContests(election).flatMap(({ race }) => race ?? []) : races
    expect(lines.filter((line, index) => !hasQuestions || !isInSection(lines, index, '## Ballot questions'))).toEqual([
      '# Results',
      [
        ...(winners > 0 || advancing === 0
          ? [`${winners} ${winners === 1 ? 'winner' : 'winners'} in ${reported} ${reported === 1 ? 'race' : 'races'}.`]
          : []),
        ...(advancing > 0
          ? [`${advancing} ${advancing === 1 ? 'person moves' : 'people move'} on to another election.`]
          : []),
      ].join(' '),
      'Election day',
      fullDate(election.date),
      ...reportLine(election),
      ...resultFacts(election, results),
      ...ordered.flatMap((race, index) => [
        ...(hasRaceIndex(election) && race.group !== ordered[index - 1]?.group
          ? [`## ${nameGroup(election, race)}`]
          : []),
        hasRaceIndex(election)
          ? `### ${link(race.name, racePath(election, race))}`
          : `## ${link(titleOf(election, race), racePath(election, race))}`,
        describeInstruction(election, race),
        ...raceRows(election, race, results),
        ...expectedNotes(election, race, results),
        ...roundLines(election, race),
      ]),
      ...(hasQuestions ? ['## Ballot questions'] : []),
      '## Sources',
      ...sourceLines(election, results),
    ])
  },
)

test(
  "the results page names no source on a candidate's own website before another",
  { tag: '@facts' },
  ({ election }) => {
    const { results, candidates, sources } = election
    const own = new Set(candidates.flatMap(({ links }) => (links?.website ? hostOf(links.website) : [])))
    const areOwn = (results?.sources ?? []).map((id) => own.has(hostOf(sources[id]?.url ?? '')))
    expect(areOwn).toEqual(areOwn.toSorted((one, other) => Number(one) - Number(other)))
  },
)

function nameGroup({ groups = [] }: Election, { group }: Race): string {
  return groups.find(({ id }) => id === group)?.name ?? 'On every ballot'
}

/** True for a line after a heading, which `facts.questions.spec.ts` compares. */
function isInSection(lines: readonly string[], index: number, heading: string): boolean {
  const start = lines.indexOf(heading)
  return index > start && index <= start + findSection(lines, heading).length
}

/** The sources of the results and of every other fact, under its name. */
function sourceLines(election: Election, { sources, turnout, open = {}, recounts = [] }: Results): string[] {
  const fact = (label: string, of: { readonly sources: readonly string[] } | undefined) =>
    of ? [label, ...cite(election, of.sources)] : []
  const recountsOf = (id: string, title: string) =>
    recounts.filter(({ race }) => race === id).flatMap((recount) => fact(`Recount, ${title}`, recount))
  return [
    ...fact('Who won', { sources }),
    ...fact('Turnout', turnout),
    ...election.races.flatMap((race) => {
      const title = titleOf(election, race)
      return [
        ...fact(`No vote, ${title}`, race.noVote),
        ...fact(
          `${isPrimary(race) ? 'Places in the next election' : 'Seats without a winner'}, ${title}`,
          open[race.id],
        ),
        ...recountsOf(race.id, title),
      ]
    }),
    ...(election.questions ?? []).flatMap((question) => recountsOf(question.id, questionTitle(question))),
  ]
}

/** Everyone in a race with the votes and the outcome, then the winners whom voters wrote in. */
function raceRows(election: Election, race: Race, results: Results): string[] {
  return [
    ...candidatesOf(election, race).map((candidate) => {
      const outcome =
        resultOf(election, candidate.id, candidate) ?? (race.noVote ? 'No vote' : pendingLabel(election, race.id))
      const row = [ballotName(candidate), describeMarks(election, race, candidate), outcome].filter(Boolean).join(' ')
      return link(row, hasRaceIndex(election) ? undefined : profilePath(candidate))
    }),
    ...(results.writeInWinners?.[race.id] ?? []).map((name) => `${name} Write-in, not on the ballot Elected`),
  ]
}

/** The votes of everyone in a race and those for write-ins. Undefined if there are no percentages of them. */
function countVotes(election: Election, race: Race) {
  const own = candidatesOf(election, race).map(
    ({ id, withdrawn }) => votesOf(election, id, race.id) ?? (withdrawn ? 0 : NaN),
  )
  const writeIns = election.results?.votes?.[race.id]?.writeIns ?? 0
  return own.reduce((sum, each) => sum + each, writeIns) > 0 ? { own, writeIns } : undefined
}

/** What the percentages are of. */
function sharesLine(election: Election): string[] {
  const counted = election.races.filter((race) => countVotes(election, race) !== undefined)
  if (counted.length === 0) return []
  return [
    'Percentages are of the votes for candidates in a race, and for write-ins if their number is below the names.',
    ...(counted.some(({ voteFor = 1 }) => voteFor > 1)
      ? ['In a race with several votes for each voter, they are shares of the votes, not of the voters.']
      : []),
  ]
}

function describeMarks(election: Election, race: Race, { id, withdrawn }: Candidate): string {
  const noun = race.ranks ? 'first choice' : 'vote'
  const votes = votesOf(election, id, race.id)
  const all = countVotes(election, race)
  const share = votes !== undefined && all ? `, ${shareOf(votes, all.own, all.writeIns)}` : ''
  return [
    votes === undefined ? '' : `${count(votes)} ${noun}${votes === 1 ? '' : 's'}${share}`,
    withdrawn ? 'Withdrawn' : '',
  ]
    .filter(Boolean)
    .join(', ')
}

/** The host of a URL. */
function hostOf(url: string): string {
  return url === '' ? '' : new URL(url).host.replace(/^www\./, '')
}

/** The facts about all results, each after its label. */
function resultFacts(election: Election, { status = 'not known', asOf, votes = {}, turnout }: Results): string[] {
  const held = election.races.filter(({ noVote }) => !noVote)
  const known = held.filter(({ id }) => Object.keys(votes[id]?.candidates ?? {}).length > 0)
  const all = 'Vote totals are below each name.'
  const some = 'This guide has vote totals for some races only.'
  const none = 'This guide does not have vote totals.'
  const totals = known.length === 0 ? none : known.length === held.length ? all : some
  const office = findOffice(election)
  return [
    'Status',
    [
      status === 'not known' ? 'We do not know whether these results are certified.' : `The results are ${status}.`,
      ...(asOf ? [`Results as of ${longDate(asOf)}.`] : []),
    ].join(' '),
    'Votes',
    [
      totals,
      ...(office !== undefined && totals !== all ? [`You can ask the election office: ${office}.`] : []),
      ...sharesLine(election),
    ].join(' '),
    'Turnout',
    turnout ? describeTurnout(turnout) : 'This guide does not have the turnout.',
  ]
}

function describeTurnout({
  ballots,
  registered,
  unofficial = false,
}: Omit<NonNullable<Results['turnout']>, 'sources'>): string {
  const about = unofficial ? 'about ' : ''
  const share = registered ? Number(((ballots * 100) / registered).toFixed(unofficial ? 0 : 1)) : 0
  const voters = registered
    ? `${about}${count(ballots)} of ${count(registered)} registered voters voted (${about}${share}%).`
    : `${about}${count(ballots)} ${ballots === 1 ? 'ballot was' : 'ballots were'} cast.`
  return voters.replace(/^a/, 'A') + (unofficial ? ' This count is unofficial.' : '')
}

/** The first office for all voters with a contact. */
function findOffice({ groups = [], where: { offices = [] } }: Election): string | undefined {
  const isForEveryone = (id?: string) => groups.every((group) => group.id !== id || group.everyone)
  const office = offices.find(
    (each) => isPublished(each) && isForEveryone(each.group) && (each.url ?? each.email ?? each.phone),
  )
  if (!office) return undefined
  const { name, url, email, phone } = office
  return link(collapse(name), url ?? (email ? `mailto:${email}` : `tel:${phone?.replaceAll(/[ ().-]/g, '')}`))
}

/** The lines under the names of a race. */
function expectedNotes(election: Election, race: Race, { votes = {}, recounts = [] }: Results): string[] {
  const { explanation, writeIns, blanks, ballots, registered, status } = votes[race.id] ?? {}
  const noVote = describeNoVote(election, race)
  return [
    ...noVote,
    ...(noVote.length > 0 || candidatesOf(election, race).length > 0 ? [] : ['No candidates.']),
    ...describeAdvance(election, race),
    ...(explanation ? [collapse(explanation)] : []),
    ...describeOpenSeats(election, race),
    ...(writeIns === undefined
      ? []
      : [
          writeIns === 1
            ? '1 vote for a name that a voter wrote in.'
            : `${count(writeIns)} votes for names that voters wrote in.`,
        ]),
    ...(blanks === undefined ? [] : [`${count(blanks)} blank ${blanks === 1 ? 'vote' : 'votes'}.`]),
    ...(ballots === undefined ? [] : [describeTurnout({ ballots, registered })]),
    ...(status === undefined
      ? []
      : [
          status === 'not known'
            ? 'We do not know whether the results of this race are certified.'
            : `The results of this race are ${status}.`,
        ]),
    ...recounts
      .filter((recount) => recount.race === race.id)
      .map(({ date, text }) => {
        const day = date && longDate(date)
        return day && !text.includes(day) ? `Recount, ${day}: ${collapse(text)}` : collapse(text)
      }),
  ]
}

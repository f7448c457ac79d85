/** The head of the landing page, compared with the editors' files. */
import { candidaciesOf, hasRaceIndex, isPrimary, questionTitle, seatsOf, type Election } from './support/election'
import { clockTime, count, fullDate, isPublished, longDate, zoneName } from './support/facts'
import { pendingOf, reportLine, resultOf } from './support/outcomes'
import { countOpenSeats } from './support/races'
import { coverageNote } from './support/votingFacts'
import { collapse } from './support/outline'
import { expect, test } from './support/site'

test(
  'the landing page has the title, counts people, seats and winners, and gives the date, the hours and recounts',
  { tag: '@facts' },
  async ({ readLines, readPage, election }) => {
    const $ = await readPage('./')
    expect($('h1').text()).toBe(election.title)
    expect(collapse($('main p').first().text())).toBe(headline(election))
    expect(await readLines('./', 'main dl:first :is(dt, dd)')).toEqual(expectedFacts(election))
  },
)

test('the landing page leads to the steps of a voter', { tag: '@facts' }, async ({ readPage, readLinks, election }) => {
  const $ = await readPage('./')
  const steps = $('main > [data-screen] > a')
  expect(steps.get().map((step) => collapse($(step).text()))).toEqual(expectedSteps(election).map(([text]) => text))
  expect(await readLinks('./', 'main > [data-screen] > a')).toEqual(
    expectedSteps(election).map(([, address]) => address),
  )
  expect($('a[data-main-path]').text()).toBe('View Candidates')
})

/** The lines that look like a ballot, each with its address. Without results, the clock shows one or two of them. */
function expectedSteps(election: Election): readonly (readonly [string, string])[] {
  const { finder, places } = election.where
  if (election.results) return [['See the results Who won, with sources.', './results/']]
  const link = finder && isPublished(finder) ? finder : undefined
  const place = [
    link || places?.some(isPublished) ? 'Find your polling place' : 'See how to vote',
    ...(link ? coverageNote(election, link.covers, false) : []),
  ]
  return [
    ['Fill in my ballot Practice here. Your marks stay on your device.', './my-ballot/'],
    [place.join(' '), link?.url ?? './how-to-vote/'],
    ['Bring my ballot Print it and take it with you.', './my-ballot/'],
    ['Wait for the results They are not in this guide yet.', './results/'],
  ]
}

/** The headline of the landing page. */
function headline(election: Election): string {
  const races = election.races.filter(({ noVote }) => noVote?.reason !== 'canceled')
  const people = election.candidates.filter((candidate) =>
    candidaciesOf(candidate).some(({ race, withdrawn }) => !withdrawn && races.some(({ id }) => id === race)),
  ).length
  if (!election.results) {
    const seats = races.map((race) => seatsOf(race) ?? Number.NaN).reduce((a, b) => a + b, 0)
    return [
      people > 0 ? `${count(people)} ${people === 1 ? 'person' : 'people'}.` : '',
      seats > 0 ? `${count(seats)} ${seats === 1 ? 'seat' : 'seats'}.` : '',
      `One ${fullDate(election.date).split(',')[0]}.`,
    ]
      .filter(Boolean)
      .join(' ')
  }
  const elected = election.candidates.filter((candidate) =>
    candidaciesOf(candidate).some((each) => resultOf(election, candidate.id, each)?.startsWith('Elected')),
  ).length
  const writeIns = new Set(Object.values(election.results.writeInWinners ?? {}).flat()).size
  const pending = races.filter(({ id }) => pendingOf(election, id) === 'Not decided')
  const countOpen = (ofPrimaries: boolean) =>
    pending.reduce((sum, race) => sum + (isPrimary(race) === ofPrimaries ? countOpenSeats(election, race) : 0), 0)
  const [undecided, places] = [countOpen(false), countOpen(true)]
  const advancing = new Set(Object.values(election.results.advancing ?? {}).flat()).size
  const winners = elected + writeIns
  return [
    people > 0 ? `${count(people)} ${people === 1 ? 'person' : 'people'} ran.` : '',
    winners > 0 ? `${count(winners)} ${winners === 1 ? 'was' : 'were'} elected.` : '',
    advancing > 0 ? `${advancing} ${advancing === 1 ? 'moves' : 'move'} on.` : '',
    winners + advancing + undecided + places === 0 && reportLine(election).length === 0 ? 'Nobody was elected.' : '',
    writeIns > 0 ? `${writeIns} ${writeIns === 1 ? 'was a write-in' : 'were write-ins'}.` : '',
    undecided > 0 ? `${undecided} ${undecided === 1 ? 'seat is' : 'seats are'} undecided.` : '',
    places > 0
      ? `${places} ${places === 1 ? 'place' : 'places'} in the next election ${places === 1 ? 'is' : 'are'} undecided.`
      : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** The facts beside the headline. */
function expectedFacts(election: Election): string[] {
  const { name, date, language, timeZone, state, when, results, races, questions = [] } = election
  const { hours } = when
  const extent = state === undefined ? 'the whole state' : `all of ${state}`
  const basis = {
    'this election': '',
    'another year': ' Based on other years',
    state: ` Based on the rule for ${extent}`,
  }
  const contests = new Map([
    ...races.map((race) => [race.id, race.name] as const),
    ...questions.map((question) => [question.id, questionTitle(question)] as const),
  ])
  const hoursLine = () =>
    `${clockTime(hours!.opens, language)} to ${clockTime(hours!.closes, language)}, ${zoneName(timeZone)}`
  return [
    'Election day',
    `${fullDate(date)} ${name}`,
    ...(hours && isPublished(hours) && !results ? ['Polls', hoursLine() + basis[hours.covers]] : []),
    ...reportLine(election),
    ...(results?.recounts ?? []).flatMap(({ race, date: day, text }) => [
      `Recount: ${contests.get(race)}`,
      [
        ...(day ? [longDate(day)] : []),
        // The column of a race states what happened.
        ...(day && !hasRaceIndex(election) && races.some(({ id }) => id === race) ? [] : [collapse(text)]),
      ].join(' '),
    ]),
  ]
}

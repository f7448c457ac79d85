import { render, screen, within } from '@testing-library/react'
import { aCandidate, aQuestion, aRace, aSource, anUnlinkedSource } from '@/guide/testing/factories'
import type { Results } from '@/guide/fields/published'
import type { ElectionOffice, RaceResults } from '@/guide/ask/views/races'
import { describeFinality, describeStatus } from '@/lib/locale/sentences'
import { describeOutcome } from './describeResults'
import { ResultsPage } from './ResultsPage'

const ada = aCandidate({ result: 'elected', votes: 1200 })
const bob = aCandidate({ id: 'bob-cole', name: 'Bob Cole', sortName: 'Cole, Bob', result: 'not elected' })

function aResult(fields: Partial<RaceResults> = {}): RaceResults {
  return {
    race: aRace,
    title: 'City Council',
    path: '/candidates/#cityCouncil',
    candidates: [ada, bob],
    runningCount: 2,
    hasResults: true,
    electedCount: 1,
    writeInWinners: [],
    recounts: [],
    recountFacts: [],
    ...fields,
  }
}

function renderPage(
  results: Partial<Results> | undefined,
  races = [aResult()],
  questions = [aQuestion],
  office?: ElectionOffice,
) {
  render(
    <ResultsPage
      electionDate="2017-11-07"
      results={results && { winners: {}, sources: [aSource], ...results }}
      races={races}
      hasProfileLinks
      questions={questions}
      groups={[]}
      office={office}
    />,
  )
}

/** The facts at the top, as label and text. */
function readFacts() {
  const section = screen.getByText('Election day').closest('dl')!
  return Object.fromEntries(
    within(section)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  )
}

it('states that there are no results yet, without naming anyone', () => {
  renderPage(undefined, [])
  expect(screen.getByText(/^There are no results in this guide yet\./)).toBeInTheDocument()
  expect(readFacts()).toEqual({ 'Election day': 'Tuesday, November 7, 2017' })
  expect(screen.getByRole('link', { name: 'See all candidates' })).toHaveAttribute('href', '/candidates/')
})

it('gives everyone in a race a label and an oval, which is filled in for the elected only', () => {
  renderPage({})
  const rows = within(screen.getByRole('region', { name: 'City Council' })).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Ada Byron 1,200 votes Elected ',
    'Bob Cole Not elected ',
  ])
  expect(rows.map((row) => within(row).getByRole('link').getAttribute('href'))).toEqual([
    '/profile/ada-byron/',
    '/profile/bob-cole/',
  ])
  const ovals = rows.map((row) => row.querySelector('[aria-hidden="true"]')?.className.includes('filled'))
  expect(ovals).toEqual([true, false])
})

it('lists winners whom voters wrote in, why someone with more votes was not elected, open seats, other votes and recounts', () => {
  const recount = { race: 'cityCouncil', date: '2017-11-18', text: 'It changed nothing.', sources: [anUnlinkedSource] }
  const open = { reason: 'vacant', seats: 2 } as const
  const votes = { candidates: {}, writeIns: 12, blanks: 1, explanation: 'Only residents of the ward can win.' }
  renderPage({}, [
    aResult({
      writeInWinners: ['Sunny Wells'],
      electedCount: 2,
      open,
      openSources: [aSource],
      votes,
      recountFacts: [recount],
    }),
  ])
  const race = screen.getByRole('region', { name: 'City Council' })
  expect(within(race).getAllByRole('listitem').at(-1)).toHaveTextContent(
    'Sunny Wells Write-in, not on the ballot Elected',
  )
  const notes = [...race.querySelectorAll('p')].map(({ textContent }) => textContent)
  expect(notes).toEqual([
    '2 elected, 1 as a write-in',
    'Only residents of the ward can win.',
    '2 seats: nobody was elected.',
    '12 votes for names that voters wrote in.',
    '1 blank vote.',
    'Recount, November 18, 2017: It changed nothing.',
  ])
})

it('does not repeat the date of a recount that is in its text', () => {
  const text = 'On November 18, 2017, the ballots were counted again.'
  renderPage({ recounts: [{ race: 'question-1', date: '2017-11-18', text, sources: [anUnlinkedSource] }] })
  expect(screen.getByText(text)).toBeInTheDocument()
  expect(screen.getByText('Recount, A new library')).toBeInTheDocument()
})

it('states the status, the votes and the turnout, or that the guide does not have them', () => {
  renderPage({})
  expect(readFacts()).toEqual({
    'Election day': 'Tuesday, November 7, 2017',
    Status: 'We do not know whether these results are certified.',
    Votes: 'This guide does not have vote totals.',
    Turnout: 'This guide does not have the turnout.',
  })
})

it.each([
  [{ ballots: 8299, registered: 15_120, sources: [aSource] }, '8,299 of 15,120 registered voters voted (54.9%).'],
  [{ ballots: 1, sources: [aSource] }, '1 ballot was cast.'],
  [
    { ballots: 8300, registered: 15_120, unofficial: true, sources: [aSource] },
    'About 8,300 of 15,120 registered voters voted (about 55%). This count is unofficial.',
  ],
  [{ ballots: 8300, unofficial: true, sources: [aSource] }, 'About 8,300 ballots were cast. This count is unofficial.'],
])('states the turnout %j', (turnout, sentence) => {
  const votes = { candidates: {} }
  renderPage({ status: 'certified', asOf: '2017-11-08', turnout }, [aResult({ votes })])
  expect(readFacts()).toMatchObject({
    Status: 'The results are certified. Results as of November 8, 2017.',
    Votes: 'Vote totals are below each name.',
    Turnout: sentence,
  })
})

it.each([
  ['no race', [aResult()], 'This guide does not have vote totals. You can ask the election office: City Clerk.'],
  [
    'some races',
    [aResult(), aResult({ race: { ...aRace, id: 'mayor' }, votes: { candidates: {} } })],
    'This guide has vote totals for some races only. You can ask the election office: City Clerk.',
  ],
  ['all races', [aResult({ votes: { candidates: {} } })], 'Vote totals are below each name.'],
])('links the election office unless there are vote totals: %s', (_name, races, sentences) => {
  renderPage({}, races, [], { name: 'City Clerk', address: 'https://city.example/clerk' })
  expect(readFacts().Votes).toBe(sentences)
  const links = screen.queryAllByRole('link', { name: 'City Clerk' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    sentences.includes('City Clerk') ? ['https://city.example/clerk'] : [],
  )
})

it('cites the sources of each fact under its name', () => {
  const recount = { race: 'cityCouncil', text: 'x', sources: [anUnlinkedSource] }
  renderPage({ turnout: { ballots: 1, sources: [aSource] } }, [aResult({ recountFacts: [recount] })])
  const section = screen.getByRole('region', { name: 'Sources' })
  const rows = within(section).getAllByRole('term')
  expect(rows.map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual([
    ['Who was elected', 'Interview. Town Radio, October 20, 2017.'],
    ['Turnout', 'Interview. Town Radio, October 20, 2017.'],
    ['Recount, City Council', 'Minutes. City, undated page.'],
  ])
})

it.each([
  [{ result: 'acclaimed' }, aRace, 'Elected without a vote'],
  [{}, aRace, 'Not decided'],
  [{}, { ...aRace, noVote: { reason: 'canceled', sources: [] } }, 'No vote'],
] as const)('labels %j', (candidate, race, label) => {
  expect(describeOutcome(candidate, race)).toBe(label)
})

it('has a sentence about the status for every page, but only a known one for the page of a question', () => {
  expect([describeStatus({}), describeFinality({})]).toEqual([
    'We do not know whether these results are certified.',
    undefined,
  ])
  const unofficial = { status: 'unofficial', asOf: '2017-11-08' } as const
  const sentences = 'The results are unofficial. Results as of November 8, 2017.'
  expect([describeStatus(unofficial), describeFinality(unofficial)]).toEqual([sentences, sentences])
  expect(describeStatus({ asOf: '2017-11-08' })).toMatch(/certified\. Results as of November 8, 2017\.$/)
})

import { render, screen, within } from '@testing-library/react'
import { aCandidate, aQuestion, aRace, aSource, anUnlinkedSource, noTerms } from '@/guide/testing/factories'
import type { Results } from '@/guide/fields/published'
import type { ElectionOffice, RaceResults } from '@/guide/ask/views/races'
import { describeFinality, describeStatus } from '@/lib/locale/sentences'
import { describeOutcome, describeWinners } from './describeResults'
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
      timeZone="America/New_York"
      progress={{ races: 2, reported: 1 }}
      results={results && { winners: {}, sources: [aSource], ...results }}
      races={races}
      questions={questions}
      groups={[]}
      terms={noTerms}
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

it('counts the reported races with the time, and has the percentages of votes', () => {
  const candidates = [
    { ...ada, votes: 5001 },
    { ...bob, votes: 4999 },
  ]
  const counted = { counts: [5001, 4999], total: 10_000 }
  renderPage({ asOf: '2017-11-07', reportedAt: '21:40' }, [aResult({ candidates, counted })])
  expect(readFacts().Reports).toBe('1 of 2 races reported, 9:40 pm Eastern Time, November 7, 2017')
  expect(screen.getByText(/5,001 votes/)).toHaveTextContent('5,001 votes, 50.01%')
  expect(screen.getByText(/4,999 votes/)).toHaveTextContent('4,999 votes, 49.99%')
  expect(readFacts().Votes).toMatch(/Percentages are of the votes for candidates in a race.* not of the voters\.$/)
})

it('counts those who move on apart from the winners', () => {
  const primary = aResult({ candidates: [{ ...ada, result: 'advanced' }, bob], electedCount: 0 })
  expect(describeWinners([aResult(), aResult()], 3)).toBe('2 winners in 3 races.')
  expect(describeWinners([aResult(), primary], 2)).toBe('1 winner in 2 races. 1 person moves on to another election.')
  expect(describeWinners([primary, primary], 2)).toBe('2 people move on to another election.')
})

it('does not repeat the date of a recount that is in its text', () => {
  const text = 'On November 18, 2017, the ballots were counted again.'
  renderPage({ recounts: [{ race: 'question-1', date: '2017-11-18', text, sources: [anUnlinkedSource] }] })
  expect(screen.getByText(text)).toBeInTheDocument()
  expect(screen.getByText('Recount, A new library')).toBeInTheDocument()
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
  const votes = { candidates: { 'ada-byron': 1200 } }
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
    [aResult(), aResult({ race: { ...aRace, id: 'mayor' }, votes: { candidates: { ada: 1 } } })],
    'This guide has vote totals for some races only. You can ask the election office: City Clerk.',
  ],
  ['all races', [aResult({ votes: { candidates: { ada: 1 } } })], 'Vote totals are below each name.'],
])('links the election office unless there are vote totals: %s', (_name, races, sentences) => {
  renderPage({}, races, [], { name: 'City Clerk', address: 'https://city.example/clerk' })
  expect(readFacts().Votes).toBe(sentences)
  const links = screen.queryAllByRole('link', { name: 'City Clerk' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    sentences.includes('City Clerk') ? ['https://city.example/clerk'] : [],
  )
})

it.each([
  [{ result: 'acclaimed' }, aRace, undefined, 'Elected without a vote'],
  [{}, aRace, 'undecided', 'Not decided'],
  [{}, aRace, 'not reported', 'Not reported yet'],
  [{}, { ...aRace, noVote: { reason: 'canceled', sources: [] } }, undefined, 'No vote'],
] as const)('labels %j', (candidate, race, pending, label) => {
  expect(describeOutcome(candidate, { race, pending })).toBe(label)
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

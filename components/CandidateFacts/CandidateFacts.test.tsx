import { render, screen } from '@testing-library/react'
import { aCandidate, anElection, aProfile, aRace, aSource, anUnlinkedSource } from '@/guide/testing/factories'
import type { Candidate, Guide, Results } from '@/guide/fields/published'
import { CandidateFacts } from './CandidateFacts'

const noParty = 'N/A N/A means that we found no party that the candidate stated before the election.'

/** Renders the facts of the first candidate of a guide, and returns the text of each row by its label. */
function readFacts(fields: Partial<Candidate> = {}, guideFields: Partial<Guide> = {}) {
  const { candidate, candidacies } = aProfile(fields, guideFields)
  render(<CandidateFacts facts={candidacies[0]!} candidate={candidate} />)
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent.trim())
  return Object.fromEntries(screen.getAllByRole('term').map(({ textContent }, index) => [textContent, values[index]]))
}

it('shows position, party and incumbency, and no result before there is one', () => {
  expect(readFacts()).toEqual({ Position: 'Anytown City Council Candidate', Party: noParty, Incumbent: 'No' })
})

it.each([
  [true, 'Yes'],
  [false, 'No'],
])('shows incumbent %s as %s', (incumbent, text) => {
  expect(readFacts({ incumbent }).Incumbent).toBe(text)
})

it.each([
  ['elected', 'Elected'],
  ['not elected', 'Not elected'],
] as const)('shows the result %s with a link to its sources', (result, text) => {
  expect(readFacts({ result }).Result).toBe(`${text} Sources of the results`)
  expect(screen.getByRole('link', { name: 'Sources of the results' })).toHaveAttribute('href', '/results/')
})

it.each([
  [{ website: 'https://ada.example/' }, 'ada.example'],
  [{ facebook: 'https://facebook.example/ada' }, 'Not known'],
])('shows the website for everyone in a race if somebody has one: %j', (links, text) => {
  const candidates = [aCandidate({ id: 'bob', links: { website: 'https://bob.example/' } })]
  expect(readFacts({ links }, { candidates }).Website).toBe(text)
})

it('shows the same rows for every candidate once there are results', () => {
  const labels = ['Position', 'Party', 'Incumbent', 'Result']
  expect(Object.keys(readFacts({ incumbent: true, result: 'elected' }))).toEqual(labels)
})

it('cites the source of a stated party', () => {
  const { Party } = readFacts({ party: 'Democrat', partySource: aSource })
  expect(Party).toBe('Democrat Stated in: Town Radio, October 20, 2017')
  expect(screen.getByRole('link', { name: 'Town Radio, October 20, 2017' })).toHaveAttribute('href', aSource.url)
})

it('does not link a party source without a URL', () => {
  const { Party } = readFacts({ party: 'Republican', partySource: anUnlinkedSource })
  expect(Party).toBe('Republican Stated in: City, undated page')
  expect(screen.queryByRole('link')).toBeNull()
})

it.each([
  ['year of the statement', { party: 'Unenrolled', partyYear: 2015 }, 'Unenrolled (2015)'],
  ['party only', { party: 'Unenrolled' }, 'Unenrolled'],
])('shows the %s', (_, fields, text) => {
  expect(readFacts({ ...fields, partySource: aSource }).Party).toMatch(`${text} Stated in`)
})

it.each([
  [true, ' The ballot names parties in this race.'],
  [false, ''],
])('mentions parties on the ballot of a nonpartisan election: %s', (partisan, text) => {
  const { Position } = readFacts({}, { races: [{ ...aRace, partisan }] })
  expect(Position).toBe(`Anytown City Council Candidate${text}`)
})

const withdrawn = { sources: [aSource] }

it.each<[string, Partial<Candidate>, string]>([
  ['withdrew', { withdrawn: { ...withdrawn, date: '2017-10-01' } }, 'The candidate withdrew on October 1, 2017.'],
  ['withdrew on an unknown day', { withdrawn }, 'The candidate withdrew. The date is not known.'],
  [
    'withdrew but is still on the ballot',
    { withdrawn: { ...withdrawn, date: '2017-10-01', onBallot: true } },
    'The candidate withdrew on October 1, 2017. Name on the ballot.',
  ],
  [
    'withdrew and is not on the ballot',
    { withdrawn: { ...withdrawn, date: '2017-10-01', onBallot: false } },
    'The candidate withdrew on October 1, 2017. Name not on the ballot.',
  ],
  ['is a write-in', { writeIn: true }, 'Write-in candidate. Name not on the ballot.'],
])('states that a candidate %s', (_, fields, text) => {
  expect(readFacts(fields).Ballot).toBe(text)
})

it('shows the place on the ballot for everyone in a race with a write-in candidate', () => {
  const candidates = [aCandidate({ id: 'bob', writeIn: true })]
  expect(readFacts({}, { candidates }).Ballot).toBe('Name on the ballot.')
})

it('shows a row with an unknown value if the fact is known only of others in the race', () => {
  const candidates = [aCandidate({ id: 'bob', incumbent: true, result: 'elected', votes: 1 })]
  expect(readFacts({ incumbent: undefined }, { candidates })).toMatchObject({
    Incumbent: 'Not known',
    Result: 'Not known Sources of the results',
    Votes: 'Not known',
  })
})

it('omits a row if the fact is known of nobody in the race', () => {
  const rows = readFacts({ incumbent: undefined }, { candidates: [aCandidate({ id: 'bob', incumbent: undefined })] })
  expect(Object.keys(rows)).toEqual(['Position', 'Party'])
})

it.each([
  [0, '0 votes'],
  [1, '1 vote'],
  [4210, '4,210 votes'],
])('shows %d votes as %s', (votes, text) => {
  expect(readFacts({ votes }).Votes).toBe(text)
})

const results: Results = {
  status: 'unofficial',
  asOf: '2017-11-08',
  winners: {},
  open: { cityCouncil: { reason: 'undecided', sources: [aSource] } },
  sources: [aSource],
}

it('states that a race is not decided, and that results are unofficial', () => {
  const { Result } = readFacts({}, { election: { ...anElection, results } })
  expect(Result).toBe('Not decided as of November 8, 2017 Unofficial results. Sources of the results')
})

it('cites the source for an election without a vote', () => {
  const races = [{ ...aRace, noVote: { reason: 'acclaimed', sources: [anUnlinkedSource] } } as const]
  const { Result } = readFacts({ result: 'acclaimed' }, { races })
  expect(Result).toBe('Elected without a vote Source: City, undated page')
})

it('does not state that a name is on the ballot if no vote is held', () => {
  const races = [{ ...aRace, noVote: { reason: 'acclaimed', sources: [aSource] } } as const]
  const others = [aCandidate({ id: 'bob', withdrawn })]
  expect(readFacts({ result: 'acclaimed' }, { races, candidates: others }).Ballot).toBe('No vote in this race.')
})

it('shows the facts of another candidacy without the party', () => {
  render(<CandidateFacts facts={aProfile().candidacies[0]!} />)
  expect(screen.queryByText('Party')).toBeNull()
})

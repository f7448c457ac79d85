import { render, screen } from '@testing-library/react'
import { aCandidate, aSource, anUnlinkedSource } from '@/data/fixtures/factories'
import type { Candidate } from '@/data/schema/published'
import { CandidateFacts } from './CandidateFacts'

const noParty = 'N/AThe candidate stated none, or none that we could confirm.'

/** Renders the facts and returns the text of each row by its label. */
function readFacts(fields: Partial<Candidate> = {}) {
  render(<CandidateFacts candidate={aCandidate(fields)} />)
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent)
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
  expect(screen.getByRole('link', { name: 'Sources of the results' })).toHaveAttribute('href', '/#results')
})

it('shows the same rows for every candidate once there are results', () => {
  const labels = ['Position', 'Party', 'Incumbent', 'Result']
  expect(Object.keys(readFacts({ incumbent: true, result: 'elected' }))).toEqual(labels)
})

it('cites the source of a stated party', () => {
  const { Party } = readFacts({ party: 'Democrat', partySource: aSource })
  expect(Party).toBe('DemocratStated in: Interview. Town Radio, October 20, 2023.')
  expect(screen.getByRole('link', { name: 'Interview' })).toHaveAttribute('href', aSource.url)
})

it('does not link a party source without a URL', () => {
  const { Party } = readFacts({ party: 'Republican', partySource: anUnlinkedSource })
  expect(Party).toBe('RepublicanStated in: Minutes. City, undated page.')
  expect(screen.queryByRole('link')).toBeNull()
})

it('shows the date on which a candidate withdrew', () => {
  expect(readFacts({ withdrawn: { date: '2023-10-01', sources: [aSource] } }).Withdrawn).toBe('October 1, 2023')
})

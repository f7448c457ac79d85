import { render, screen } from '@testing-library/react'
import { aCandidate, aSource } from '@/data/fixtures/factories'
import { CandidateFacts } from './CandidateFacts'

/** The rows as a reader sees them. */
function rows() {
  return screen.getAllByRole('term').map(({ textContent }) => textContent)
}

it('shows the same rows for everyone once results are known', () => {
  const { unmount } = render(<CandidateFacts candidate={aCandidate({ incumbent: true, result: 'Elected' })} />)
  const winner = rows()
  unmount()
  render(<CandidateFacts candidate={aCandidate({ party: 'Democrat', partySource: aSource, result: 'Not elected' })} />)
  expect(rows()).toEqual(winner)
})

it('names the source in which a party was stated', () => {
  render(<CandidateFacts candidate={aCandidate({ party: 'Democrat', partySource: aSource })} />)
  expect(screen.getByText(/Stated in/)).toHaveTextContent('Stated in: Interview. Town Radio, October 20, 2023.')
})

it('says nothing of a result before there is one', () => {
  render(<CandidateFacts candidate={aCandidate()} />)
  expect(rows()).toEqual(['Position', 'Party', 'Incumbent'])
})

it('says when a candidate withdrew', () => {
  render(<CandidateFacts candidate={aCandidate({ withdrawn: { date: '2023-10-01', sources: [aSource] } })} />)
  expect(screen.getByText('October 1, 2023')).toBeInTheDocument()
})

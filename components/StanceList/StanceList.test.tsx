import { render, screen } from '@testing-library/react'
import { aCandidate, aStance } from '@/data/fixtures/factories'
import { StanceList } from './StanceList'

const electionDate = '2023-11-07'

it('links every stance to its page and marks the current one', () => {
  render(<StanceList candidate={aCandidate()} electionDate={electionDate} current={2} />)
  const [first, second] = screen.getAllByRole('link')
  expect(first).toHaveAttribute('href', '/profile/ada-byron/stance1/')
  expect(first).not.toHaveAttribute('aria-current')
  expect(second).toHaveAttribute('aria-current', 'page')
})

it('gives the year of a stance from another year only', () => {
  const stances = [aStance(1), aStance(2, { year: 2021 })]
  render(<StanceList candidate={aCandidate({ stances })} electionDate={electionDate} />)
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Title 1',
    'Title 2Stated in 2021',
  ])
})

it.each([
  ['none found', 'We found no position of this candidate, as of October 1, 2023.'],
  ['did not respond', 'The candidate did not respond to our questions, as of October 1, 2023.'],
  ['declined', 'The candidate declined to answer our questions, as of October 1, 2023.'],
  ['not asked', 'We have not asked this candidate yet, as of October 1, 2023.'],
] as const)('says why there are no stances: %s', (reason, sentence) => {
  const candidate = aCandidate({ stances: [], noStances: { reason, asOf: '2023-10-01' } })
  render(<StanceList candidate={candidate} electionDate={electionDate} />)
  expect(screen.getByText(sentence)).toBeInTheDocument()
})

import { render, screen } from '@testing-library/react'
import { aCandidate, aPosition, aStance } from '@/data/fixtures/factories'
import { StanceList } from './StanceList'

const electionDate = '2017-11-07'

it('links to the page of every stance', () => {
  render(<StanceList candidate={aCandidate()} electionDate={electionDate} />)
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['Title 1', '/profile/ada-byron/stance1/'],
    ['Title 2', '/profile/ada-byron/stance2/'],
  ])
  expect(screen.queryByText('Text 1.')).toBeNull()
})

it('marks the current stance and shows the texts of the others', () => {
  render(<StanceList candidate={aCandidate()} electionDate={electionDate} current={2} />)
  const [first, second] = screen.getAllByRole('link')
  expect(first).not.toHaveAttribute('aria-current')
  expect(second).toHaveAttribute('aria-current', 'page')
  expect(screen.getAllByText(/^Text/).map(({ textContent }) => textContent)).toEqual(['Text 1.'])
})

it('shows the year of a stance only if it is not the year of the election', () => {
  const stances = [aStance(1), aStance(2, { date: '2015' })]
  render(<StanceList candidate={aCandidate({ stances })} electionDate={electionDate} />)
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Title 1',
    'Title 2Stated in 2015',
  ])
})

it.each([
  ['none found', 'We found no position of this candidate, as of October 1, 2017.'],
  ['did not respond', 'The candidate did not respond to our questions, as of October 1, 2017.'],
  ['declined', 'The candidate declined to answer our questions, as of October 1, 2017.'],
  ['not asked', 'We have not asked this candidate yet, as of October 1, 2017.'],
  ['guide does not ask', 'This guide does not ask candidates for positions, as of October 1, 2017.'],
  ['election over', 'The election is over, and we collected no key stances of this candidate, as of October 1, 2017.'],
] as const)('explains why there are no stances: %s', (reason, sentence) => {
  const candidate = aCandidate({ stances: [], noStances: { reason, asOf: '2017-10-01' } })
  render(<StanceList candidate={candidate} electionDate={electionDate} />)
  expect(screen.getByText(sentence)).toBeInTheDocument()
})

it('omits the date if it is not known', () => {
  const candidate = aCandidate({ stances: [], noStances: { reason: 'declined' } })
  render(<StanceList candidate={candidate} electionDate={electionDate} />)
  expect(screen.getByText('The candidate declined to answer our questions.')).toBeInTheDocument()
})

it('says that no key stance is known if there is no reason', () => {
  render(<StanceList candidate={aCandidate({ stances: [] })} electionDate={electionDate} />)
  expect(screen.getByText('No key stance is known.')).toBeInTheDocument()
})

it('does not deny the positions of a candidate without stances', () => {
  const candidate = aCandidate({ stances: [], positions: [aPosition], noStances: { reason: 'none found' } })
  render(<StanceList candidate={candidate} electionDate={electionDate} />)
  expect(screen.getByText('We found no key stance of this candidate.')).toBeInTheDocument()
})

it('marks titles and texts in another language', () => {
  const stances = [aStance(1, { language: 'fr' }), aStance(2)]
  render(<StanceList candidate={aCandidate({ stances })} electionDate={electionDate} current={2} />)
  expect(screen.getByText('Title 1')).toHaveAttribute('lang', 'fr')
  expect(screen.getByText('Text 1.')).toHaveAttribute('lang', 'fr')
  expect(screen.getByText('Title 2')).not.toHaveAttribute('lang')
})

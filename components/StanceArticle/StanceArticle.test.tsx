import { render, screen } from '@testing-library/react'
import { aCandidate, aStance } from '@/data/fixtures/factories'
import { StanceArticle } from './StanceArticle'

const electionDate = '2023-11-07'

it('is complete: title, text, whose it is, its place, its sources and the other stances', () => {
  const candidate = aCandidate()
  render(<StanceArticle candidate={candidate} stance={candidate.stances[0]!} electionDate={electionDate} />)
  expect(screen.getByRole('heading', { level: 1, name: 'Title 1' })).toBeInTheDocument()
  expect(screen.getByText('Text 1.')).toBeInTheDocument()
  expect(screen.getByText(/Stance 1 of 2/)).toHaveTextContent(
    'Stance 1 of 2 of Ada Byron, Anytown City Council Candidate',
  )
  expect(screen.getByRole('link', { name: 'Interview' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Title 2' })).toHaveAttribute('href', '/profile/ada-byron/stance2/')
  expect(screen.getByText('Text 2.')).toBeInTheDocument()
  expect(screen.getAllByText('Text 1.')).toHaveLength(1)
  expect(screen.queryByText(/^Stated in/)).toBeNull()
})

it('says the year when it is not the year of the election', () => {
  const stance = aStance(1, { year: 2021 })
  render(<StanceArticle candidate={aCandidate({ stances: [stance] })} stance={stance} electionDate={electionDate} />)
  expect(screen.getByText('Stated in 2021.')).toBeInTheDocument()
})

import { render, screen } from '@testing-library/react'
import { aCandidate, aSource } from '@/data/fixtures/factories'
import { CandidateCard } from './CandidateCard'

it('is one link to the profile, named by name and party', () => {
  render(<CandidateCard candidate={aCandidate()} />)
  const link = screen.getByRole('link', { name: 'Ada Byron Party: N/A' })
  expect(link).toHaveAttribute('href', '/profile/ada-byron/')
})

it('says when the candidate has withdrawn', () => {
  render(<CandidateCard candidate={aCandidate({ withdrawn: { date: '2023-10-01', sources: [aSource] } })} />)
  expect(screen.getByRole('link')).toHaveTextContent('Withdrawn')
})

import { render, screen } from '@testing-library/react'
import { aCandidate, aSource } from '@/data/fixtures/factories'
import { CandidateCard } from './CandidateCard'

it.each(['N/A', 'Democrat'] as const)('is a link to the profile with the name and party %s', (party) => {
  render(<CandidateCard candidate={aCandidate({ party })} />)
  const link = screen.getByRole('link', { name: `Ada Byron Party: ${party}` })
  expect(link).toHaveAttribute('href', '/profile/ada-byron/')
})

it("shows the candidate's own portrait, hidden from screen readers", () => {
  render(<CandidateCard candidate={aCandidate()} />)
  const portrait = screen.getByRole('presentation')
  expect(portrait).toHaveAttribute('src', '/img/ada-byron.svg')
  expect(portrait).toHaveAttribute('alt', '')
})

it('marks a candidate who has withdrawn', () => {
  const { rerender } = render(<CandidateCard candidate={aCandidate()} />)
  expect(screen.getByRole('link')).not.toHaveTextContent('Withdrawn')
  rerender(<CandidateCard candidate={aCandidate({ withdrawn: { date: '2023-10-01', sources: [aSource] } })} />)
  expect(screen.getByRole('link')).toHaveTextContent('Withdrawn')
})

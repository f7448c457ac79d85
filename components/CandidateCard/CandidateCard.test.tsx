import { render, screen } from '@testing-library/react'
import { aCandidate, aSource } from '@/data/fixtures/factories'
import type { Candidate } from '@/data/schema/published'
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

it('shows the year of the party if it is not that of the election', () => {
  render(<CandidateCard candidate={aCandidate({ party: 'Unenrolled', partyYear: 2015 })} />)
  expect(screen.getByRole('link', { name: 'Ada Byron Party: Unenrolled (2015)' })).toBeInTheDocument()
})

it.each<[string, Partial<Candidate>]>([
  ['', {}],
  [' Withdrawn', { withdrawn: { date: '2017-10-01', sources: [aSource] } }],
  [' Withdrawn, but still on the ballot', { withdrawn: { onBallot: true, sources: [aSource] } }],
  [' Write-in candidate', { writeIn: true }],
])('is marked%s', (mark, fields) => {
  render(<CandidateCard candidate={aCandidate(fields)} />)
  expect(screen.getByRole('link', { name: `Ada Byron Party: N/A${mark}` })).toBeInTheDocument()
})

it.each<[string, boolean, Partial<Candidate>, boolean]>([
  ['a candidate on the ballot', true, {}, true],
  ['a withdrawn candidate on the ballot', true, { withdrawn: { onBallot: true, sources: [aSource] } }, true],
  ['a withdrawn candidate', true, { withdrawn: { sources: [aSource] } }, false],
  ['a write-in candidate', true, { writeIn: true }, false],
  ['a race without a vote', false, {}, false],
])('for %s, prints an oval to mark only if the ballot has one', (_, hasVote, fields, hasOval) => {
  render(<CandidateCard candidate={aCandidate(fields)} hasVote={hasVote} />)
  expect(screen.getByText('Ada Byron').classList.contains('oval')).toBe(hasOval)
})

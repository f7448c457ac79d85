import { render, screen } from '@testing-library/react'
import { aCandidate, aStance } from '@/guide/testing/factories'
import type { Candidate } from '@/guide/fields/published'
import { CandidateCard } from './CandidateCard'

const race = {
  hasParties: true,
  hasIncumbents: false,
  hasResults: false,
  isUndecided: false,
  hasVote: true,
  electionDate: '2017-11-07',
}

const renderCard = (fields: Partial<Candidate>) => render(<CandidateCard candidate={aCandidate(fields)} race={race} />)

it('marks generated initials as decorative, and gives a photograph a text alternative', () => {
  renderCard({})
  expect(screen.getByRole('presentation')).toHaveAttribute('src', '/img/ada-byron.svg')
  renderCard({ src: 'ada-byron.jpg', photo: 'ada-12ab' })
  expect(screen.getByRole('img', { name: 'Portrait of Ada Byron' })).toBeInTheDocument()
})

it('names the running mates on the same line', () => {
  renderCard({ runningMates: [{ name: 'Bo Li', office: 'Deputy' }] })
  expect(screen.getByText('Byron').parentElement).toHaveTextContent(/^Ada Byron and Bo Li$/)
  renderCard({ name: 'Dee', sortName: 'Dee', runningMates: [{ name: 'Bo Li' }, { name: 'Cy Eve' }] })
  expect(screen.getByText('Dee').parentElement).toHaveTextContent(/^Dee, Bo Li, and Cy Eve$/)
})

it('marks the title of a stance in another language', () => {
  renderCard({ stances: [aStance(1, { language: 'es' })] })
  expect(screen.getByText('Title 1')).toHaveAttribute('lang', 'es')
})

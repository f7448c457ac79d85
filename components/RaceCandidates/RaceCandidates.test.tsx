import { render, screen, within } from '@testing-library/react'
import { aCandidate, aRace } from '@/data/fixtures/factories'
import { RaceCandidates } from './RaceCandidates'

const race = { ...aRace, about: 'The council passes the budget.' }

it('lists the candidates under the name and description of the race', () => {
  const candidates = [aCandidate({ id: 'bob', name: 'Bob Cole' }), aCandidate()]
  render(<RaceCandidates race={race} description="2 candidates." candidates={candidates} />)
  const section = screen.getByRole('region', { name: 'City Council' })
  expect(section).toHaveAttribute('id', 'cityCouncil')
  expect(within(section).getByRole('heading', { level: 2 })).toHaveTextContent('City Council')
  expect(within(section).getByText('2 candidates.')).toBeInTheDocument()
  expect(within(section).getByText('The council passes the budget.')).toBeInTheDocument()
  const links = within(section).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/profile/bob/', '/profile/ada-byron/'])
})

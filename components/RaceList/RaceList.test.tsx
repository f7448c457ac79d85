import { render, screen } from '@testing-library/react'
import { aRace } from '@/data/fixtures/factories'
import { describeRace } from './describeRace'
import { RaceList } from './RaceList'

it.each([
  [12, 7, '12 candidates. You can vote for up to 7.'],
  [2, 1, '2 candidates. You can vote for 1.'],
  [1, 1, '1 candidate. Nobody else is running. You can vote for 1.'],
  [0, 3, 'No candidates. You can vote for up to 3.'],
])('%i candidates for %i votes read as: %s', (running, voteFor, sentence) => {
  expect(describeRace({ ...aRace, voteFor }, running)).toBe(sentence)
})

it('links each race to its candidates', () => {
  render(<RaceList races={[{ race: aRace, candidateCount: 12 }]} />)
  expect(screen.getByRole('link', { name: 'City Council' })).toHaveAttribute('href', '/candidates/#cityCouncil')
})

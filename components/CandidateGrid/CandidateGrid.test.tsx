import { render, screen } from '@testing-library/react'
import { aCandidate } from '@/data/fixtures/factories'
import { CandidateGrid } from './CandidateGrid'

const race = { hasResults: false, isUndecided: false, hasVote: true, electionDate: '2017-11-07' }

/** Renders a list and returns for each link whether its page may be fetched ahead. */
function renderGrid(count: number) {
  const candidates = Array.from({ length: count }, (_, index) => aCandidate({ id: `candidate-${index}` }))
  render(<CandidateGrid candidates={candidates} race={race} />)
  return screen.getAllByRole('link').map((link) => link.hasAttribute('data-likely'))
}

it.each([
  [20, true],
  [21, false],
])('fetches the profiles of all %i candidates ahead, or of none: %s', (count, expected) => {
  expect(renderGrid(count)).toEqual(Array.from({ length: count }, () => expected))
})

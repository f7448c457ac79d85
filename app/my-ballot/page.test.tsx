import { render, screen } from '@testing-library/react'
import { aGuide, setGuide } from '@/app/testing/mockGuide'
import MyBallot from './page'

it.each([
  ['once there are results', aGuide.election, null],
  ['once the election is over, by the clock of the reader', { ...aGuide.election, results: undefined }, 'over'],
])('invites to look back %s', (_, election, from) => {
  setGuide({ ...aGuide, election })
  render(<MyBallot />)
  const invitation = screen.getByText('You can still look back at your marks, or make new ones.')
  expect(invitation.getAttribute('data-from')).toBe(from)
})

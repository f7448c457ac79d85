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

it('says on paper what could not be confirmed', () => {
  setGuide({ ...aGuide, election: { ...aGuide.election, when: { deadlines: [] }, where: {} } })
  render(<MyBallot />)
  expect(screen.getByText(/We could not confirm the polling hours\./)).toBeInTheDocument()
  expect(screen.getByText(/We could not confirm where the polling places are\./)).toBeInTheDocument()
})

it('names the hours, the polling place finder and what they cover on paper', () => {
  setGuide(aGuide)
  render(<MyBallot />)
  const { parentElement } = screen.getByRole('link', { name: 'Find your polling place' })
  expect(parentElement).toHaveTextContent(
    /Ask for a new ballot\. Polls: 7:00 am to 8:00 pm, Eastern Time\. Find your polling place\./,
  )
})

import { render, screen } from '@testing-library/react'
import { Corrections } from './Corrections'

const names = new Map([
  ['ada-byron', 'Ada Byron'],
  ['bob-cole', 'Bob Cole'],
])

it('lists corrections with date, candidate and change, the newest first', () => {
  const corrections = [
    { date: '2017-10-21', text: 'City Hall opens at 8:30 am.' },
    { date: '2017-10-22', candidate: 'bob-cole', text: 'The year was 2017, not 2019.' },
  ]
  render(<Corrections corrections={corrections} names={names} unknownParty="N/A means that none is known." />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'October 22, 2017 Bob Cole The year was 2017, not 2019.',
    'October 21, 2017  City Hall opens at 8:30 am.',
  ])
  expect(screen.getByText('October 22, 2017')).toHaveAttribute('datetime', '2017-10-22')
  expect(screen.getByRole('link', { name: 'Bob Cole' })).toHaveAttribute('href', '/profile/bob-cole/')
  expect(screen.queryByText('No corrections so far.')).toBeNull()
})

it('states that there are no corrections and no contact', () => {
  render(<Corrections corrections={[]} names={names} unknownParty="N/A means that none is known." />)
  expect(screen.getByText('No corrections so far.')).toBeInTheDocument()
  expect(screen.getByText(/has no contact address for corrections/)).toBeInTheDocument()
})

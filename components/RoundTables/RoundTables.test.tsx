import { render, screen, within } from '@testing-library/react'
import { RoundTables } from './RoundTables'

const person = (id: string, votes: number) => ({
  id,
  name: id,
  sortName: id,
  runningMates: id === 'Bob' ? [{ name: 'Cy Dee' }] : undefined,
  votes,
  change: undefined,
  status: undefined,
})

const readTable = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent))

it('has a table for each round, with the votes, where they moved, and what happened', () => {
  render(
    <RoundTables
      count={{
        quota: 1300,
        decimals: 0,
        rounds: [
          {
            number: 1,
            rows: [person('Ada', 1200), { ...person('Bob', 100), status: 'eliminated' }],
            exhausted: 0,
            exhaustedChange: undefined,
          },
          {
            number: 2,
            rows: [{ ...person('Ada', 1300), change: 100, status: 'elected' }],
            exhausted: 20,
            exhaustedChange: 20,
          },
        ],
      }}
    />,
  )
  expect(readTable('Round 1')).toEqual([
    ['Candidate', 'Votes'],
    ['Ada', '1,200'],
    ['Bob and Cy Dee Eliminated', '100'],
    ['Exhausted ballots', '0'],
  ])
  expect(readTable('Round 2')).toEqual([
    ['Candidate', 'Votes', 'Change'],
    ['Ada Elected', '1,300', '+100'],
    ['Exhausted ballots', '20', '+20'],
  ])
  expect(screen.getByText(/1,300 votes were needed to be elected\./)).toBeInTheDocument()
})

it('shows fractions of a vote with the same decimals, and who moves on', () => {
  const rows = [
    { ...person('Ada', 1301), change: -9.5, status: 'advanced' as const },
    { ...person('Bo', 12.25), change: 9.5 },
  ]
  const round = { number: 2, rows, exhausted: 0, exhaustedChange: 0 }
  render(<RoundTables count={{ quota: 1301, decimals: 2, rounds: [round] }} />)
  expect(readTable('Round 2').slice(1)).toEqual([
    ['Ada Moves on', '1,301.00', '-9.50'],
    ['Bo', '12.25', '+9.50'],
    ['Exhausted ballots', '0.00', '0.00'],
  ])
  expect(screen.getByText(/1,301 votes were needed/)).toBeInTheDocument()
})

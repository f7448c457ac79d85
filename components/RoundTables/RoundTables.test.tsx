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

it('has a table for each round, with the votes, where they moved, and what happened', () => {
  render(
    <RoundTables
      count={{
        quota: 1300,
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
  const readTable = (name: string) =>
    within(screen.getByRole('table', { name }))
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent))
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

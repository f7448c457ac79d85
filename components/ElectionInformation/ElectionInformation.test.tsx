import { render, screen } from '@testing-library/react'
import { anElection } from '@/data/fixtures/factories'
import { ElectionInformation } from './ElectionInformation'

it('says when, where and how', () => {
  render(<ElectionInformation election={anElection} />)
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'When',
    'Where',
    'How',
  ])
  expect(screen.getByText('Tuesday, November 7, 2023')).toBeInTheDocument()
  expect(screen.getByText('Polls are open 7:00 am to 8:00 pm, Eastern Time.')).toBeInTheDocument()
  expect(screen.getByText('Saturday, October 28, 2023')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Find your polling place' })).toHaveAttribute(
    'href',
    'https://state.example/where',
  )
  expect(screen.getByRole('link', { name: 'How to vote' })).toHaveAttribute('href', 'https://state.example/how')
})

it('says so where a fact was too uncertain to publish', () => {
  const election = {
    ...anElection,
    when: { hours: undefined, deadlines: [] },
    where: { finder: undefined, office: undefined },
    how: undefined,
  }
  render(<ElectionInformation election={election} />)
  expect(screen.getAllByText(/^We could not confirm/)).toHaveLength(3)
  expect(screen.queryByRole('link')).toBeNull()
})

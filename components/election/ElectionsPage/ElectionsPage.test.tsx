/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import { ElectionsPage } from './ElectionsPage'

it('counts many races instead of naming them', () => {
  const address = '/2017-11-07/candidates/'
  const races = Array.from({ length: 9 }, (_, index) => ({
    id: `race-${index}`,
    name: 'Mayor',
    address,
    runningCount: 1,
  }))
  const election = {
    name: 'Election',
    date: '2017-11-07',
    address: '/2017-11-07/',
    candidates: address,
    peopleCount: 4,
  }
  render(<ElectionsPage election={{ ...election, isCurrent: false, results: undefined, races }} />)
  const sheet = screen.getByRole('region', { name: 'November 7, 2017' })
  expect(within(sheet).getByRole('link', { name: '9 races 4 candidates' })).toHaveAttribute('href', address)
  expect(sheet).not.toHaveTextContent('Mayor')
})

import { render, screen, within } from '@testing-library/react'
import { ElectionsPage } from './ElectionsPage'

const anOverview = {
  title: 'Anytown City Elections',
  name: 'Anytown city election',
  date: '2017-11-07',
  isCurrent: false,
  address: '/2017-11-07/',
  candidates: '/2017-11-07/candidates/',
  results: '/2017-11-07/results/',
  peopleCount: 4,
  races: [{ id: 'mayor', name: 'Mayor', address: '/2017-11-07/candidates/mayor/', runningCount: 1 }],
}

const readLinks = (date: string) =>
  within(screen.getByRole('region', { name: date }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

it('links to each election, its races and its results, and marks the current one', () => {
  const current = { ...anOverview, date: '2019-11-05', isCurrent: true, address: '/', results: undefined }
  render(<ElectionsPage elections={[current, anOverview]} />)
  expect(readLinks('November 7, 2017')).toEqual([
    ['November 7, 2017', '/2017-11-07/'],
    ['Mayor 1 candidate', '/2017-11-07/candidates/mayor/'],
    ['Results', '/2017-11-07/results/'],
  ])
  const marks = screen.getAllByText('Current election').map((mark) => mark.closest('section'))
  expect(marks).toEqual([screen.getByRole('region', { name: 'November 5, 2019' })])
  expect(marks[0]).toHaveTextContent('1 race, 4 candidates · Results are not in this guide yet.')
})

it('counts many races instead of naming them', () => {
  const races = Array.from({ length: 9 }, (_, index) => ({ ...anOverview.races[0]!, id: `race-${index}` }))
  render(<ElectionsPage elections={[{ ...anOverview, races }]} />)
  expect(readLinks('November 7, 2017')[1]).toEqual(['9 races 4 candidates', '/2017-11-07/candidates/'])
  expect(screen.queryByText('Mayor')).toBeNull()
})

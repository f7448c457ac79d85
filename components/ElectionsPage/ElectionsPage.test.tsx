import { render, screen, within } from '@testing-library/react'
import { ElectionsPage } from './ElectionsPage'

const anOverview = {
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

it('links to the election, its races and its results', () => {
  render(<ElectionsPage election={anOverview} />)
  expect(readLinks('November 7, 2017')).toEqual([
    ['November 7, 2017', '/2017-11-07/'],
    ['Mayor 1 candidate', '/2017-11-07/candidates/mayor/'],
    ['Results', '/2017-11-07/results/'],
  ])
  expect(screen.queryByText('Current election')).toBeNull()
})

it('marks the current election, between the places of newer and older ones', () => {
  const current = { ...anOverview, isCurrent: true, address: '/', results: undefined }
  const { container } = render(<ElectionsPage election={current} />)
  const sheet = screen.getByText('Current election').closest('section')
  expect(sheet).toHaveTextContent('1 race, 4 candidates · Results are not in this guide yet.')
  const places = [...container.querySelectorAll('[data-elections]')].map((place) => place.outerHTML)
  expect(places).toEqual(['<div data-elections="newer"></div>', '<div data-elections="older"></div>'])
  expect(container.querySelector('[data-elections="newer"] + section + [data-elections="older"]')).not.toBeNull()
})

it('counts many races instead of naming them', () => {
  const races = Array.from({ length: 9 }, (_, index) => ({ ...anOverview.races[0]!, id: `race-${index}` }))
  render(<ElectionsPage election={{ ...anOverview, races }} />)
  expect(readLinks('November 7, 2017')[1]).toEqual(['9 races 4 candidates', '/2017-11-07/candidates/'])
  expect(screen.queryByText('Mayor')).toBeNull()
})

import { render, screen } from '@testing-library/react'
import { aRace } from '@/guide/testing/factories'
import { RaceNav } from './RaceNav'

const mayor = { ...aRace, id: 'mayor', name: 'Mayor' }
const clerk = { ...aRace, id: 'clerk', name: 'Clerk' }

it('links to the neighbors among all races, and to those on the ballots of areas', () => {
  const neighbors = [
    { areas: [], previous: aRace, next: mayor },
    { areas: ['hill', 'bay'], previous: aRace, next: clerk },
  ]
  render(<RaceNav neighbors={neighbors} hasAreas />)
  expect(
    screen.getAllByRole('link').map((link) => [link.textContent, link.dataset.areas, link.dataset.except]),
  ).toEqual([
    ['Previous race City Council', undefined, 'hill bay'],
    ['Next race Mayor', undefined, 'hill bay'],
    ['Previous race City Council', 'hill bay', undefined],
    ['Next race Clerk', 'hill bay', undefined],
  ])
  expect(screen.getByRole('button', { name: 'Show all races' }).parentElement).toHaveAttribute('data-areas', 'hill bay')
})

it('renders nothing for the only race', () => {
  const { container } = render(<RaceNav neighbors={[{ areas: [] }]} hasAreas={false} />)
  expect(container).toBeEmptyDOMElement()
})

import { render, screen } from '@testing-library/react'
import { aRace } from '@/data/fixtures/factories'
import { RaceSelector } from './RaceSelector'

const races = [aRace, { ...aRace, id: 'mayor', name: 'Mayor' }]

it('offers a button for each race, the first one pressed', () => {
  render(<RaceSelector races={races} />)
  const group = screen.getByRole('group', { name: 'Show the candidates for' })
  expect(group).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'City Council' })).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByRole('button', { name: 'Mayor' })).toHaveAttribute('aria-pressed', 'false')
})

it('hides the races that were not chosen, and none until one is', () => {
  const section = (id: string) => <section key={id} id={id} data-race-section aria-label={id} />
  render(
    <>
      <RaceSelector races={races} />
      {races.map(({ id }) => section(id))}
    </>,
  )
  expect(screen.getAllByRole('region')).toHaveLength(2)
  document.documentElement.dataset.race = 'mayor'
  expect(screen.getByRole('region')).toHaveAccessibleName('mayor')
  delete document.documentElement.dataset.race
})

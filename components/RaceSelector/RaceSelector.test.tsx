import { render, screen } from '@testing-library/react'
import { aRace } from '@/guide/testing/factories'
import { RaceSelector } from './RaceSelector'

const races = [
  { ...aRace, candidateCount: 2 },
  { ...aRace, id: 'mayor', name: 'Mayor', candidateCount: 1 },
]

afterEach(() => delete document.documentElement.dataset.race)

it('has a button for each race, with the first one pressed', () => {
  render(<RaceSelector races={races} />)
  expect(screen.getByRole('group', { name: 'Show the candidates for' })).toBeInTheDocument()
  const buttons = screen.getAllByRole('button').map((button) => [button.textContent, button.ariaPressed])
  expect(buttons).toEqual([
    ['City Council 2 candidates', 'true'],
    ['Mayor 1 candidate', 'false'],
  ])
})

it('hides the other races once a race is chosen', () => {
  render(
    <>
      <RaceSelector races={races} />
      {races.map(({ id }) => (
        <section key={id} id={id} data-race-section aria-label={id} />
      ))}
    </>,
  )
  expect(screen.getAllByRole('region')).toHaveLength(2)
  document.documentElement.dataset.race = 'mayor'
  expect(screen.getByRole('region')).toHaveAccessibleName('mayor')
})

it('has its style element in the head, because HTML does not allow one in the body', () => {
  render(<RaceSelector races={races} />)
  expect(document.head.querySelector('style')).toHaveTextContent('[data-race-section]')
  expect(document.body.querySelector('style')).toBeNull()
})

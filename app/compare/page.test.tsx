import { render, screen, within } from '@testing-library/react'
import { aRace } from '@/guide/testing/factories'
import { aGuide, setGuide } from '@/app/testing/mockGuide'
import CompareRoute from './page'

const readLinks = () =>
  within(screen.getByRole('main'))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

it('says that there are no statements to compare', () => {
  setGuide({ ...aGuide, candidates: aGuide.candidates.map((each) => ({ ...each, stances: [], positions: [] })) })
  render(<CompareRoute />)
  expect(screen.getByText('This guide has no statements of candidates to compare.')).toBeInTheDocument()
  expect(screen.queryByText(/A race is listed/)).toBeNull()
  expect(screen.queryByRole('link', { name: 'Compare' })).toBeNull()
})

it('groups the races, and is an index for one race too', () => {
  setGuide({ ...aGuide, groups: [{ id: 'hill', name: 'Hill' }], races: [{ ...aRace, group: 'hill' }] })
  render(<CompareRoute />)
  expect(screen.getByRole('heading', { level: 2, name: 'Hill' })).toBeInTheDocument()
  expect(readLinks()).toHaveLength(1)
})

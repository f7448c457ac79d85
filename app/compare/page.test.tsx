import { render, screen, within } from '@testing-library/react'
import { aRace } from '@/guide/testing/factories'
import { aGuide, setGuide } from '@/app/testing/mockGuide'
import CompareRoute from './page'

const readLinks = () =>
  within(screen.getByRole('main'))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

it('says that no race has two candidates', () => {
  setGuide({ ...aGuide, candidates: [] })
  render(<CompareRoute />)
  expect(screen.getByText('No race in this guide has two candidates to compare.')).toBeInTheDocument()
  expect(screen.queryByText(/are not listed/)).toBeNull()
})

it('groups the races, and is an index for one race too', () => {
  setGuide({ ...aGuide, groups: [{ id: 'hill', name: 'Hill' }], races: [{ ...aRace, group: 'hill' }] })
  render(<CompareRoute />)
  expect(screen.getByRole('heading', { level: 2, name: 'Hill' })).toBeInTheDocument()
  expect(readLinks()).toHaveLength(1)
})

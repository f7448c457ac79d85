import { render, screen, within } from '@testing-library/react'
import { aCandidate, aRace } from '@/guide/testing/factories'
import { aGuide, setGuide } from '@/app/testing/mockGuide'
import CompareRoute, { generateMetadata } from './page'

const readLinks = () =>
  within(screen.getByRole('main'))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

it('links to the races with the numbers of their candidates and topics', () => {
  const candidates = [...aGuide.candidates, aCandidate({ id: 'second', race: 'mayor' })]
  setGuide({ ...aGuide, candidates, topics: [{ id: 'parks', name: 'Parks', races: ['mayor'] }] })
  render(<CompareRoute />)
  expect(readLinks()).toEqual([
    ['City Council 3 candidates', '/compare/cityCouncil/'],
    ['Mayor 2 candidates, 1 topic', '/compare/mayor/'],
  ])
  expect(screen.queryByText(/are not listed/)).toBeNull()
})

it('leaves out races without two candidates who run, and says so', () => {
  setGuide(aGuide)
  render(<CompareRoute />)
  expect(readLinks()).toEqual([['City Council 3 candidates', '/compare/cityCouncil/']])
  expect(screen.getByText(/Races with fewer than two candidates are not listed\./)).toBeInTheDocument()
})

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

it('describes the election', () => {
  setGuide(aGuide)
  expect(generateMetadata()).toMatchObject({
    title: 'Compare candidates',
    description: 'Candidates in Anytown on November 7, 2017, side by side: choose a race to compare what they said.',
  })
})

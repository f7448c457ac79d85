/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import { createWriter } from '@/guide/testing/createWriter'
import { aCandidate, aRace, aStance } from '@/guide/testing/factories'
import { aGuide, setGuide } from '@/app/testing/mockGuide'
import type { Candidate } from '@/guide/fields/published'
import CompareRaceRoute from './page'

const params = Promise.resolve({ race: 'cityCouncil' })
const topics = [{ id: 'parks', name: 'Parks' }]

async function renderRace(fields: Partial<Candidate>) {
  const candidates = [fields, { id: 'y' }, { id: 'z' }].map((each) => aCandidate(each))
  setGuide({ ...aGuide, topics, races: [aRace], candidates })
  render(await CompareRaceRoute({ params }))
}

it('has a page for each topic if the statements would be too large for one page', async () => {
  const write = createWriter()
  topics.push({ id: 'roads', name: 'Roads' })
  await renderRace({ stances: [aStance(1, { topics: ['parks'], text: write(60_000) })] })
  topics.pop()
  expect(screen.getAllByRole('heading', { level: 2, name: /Parks|Roads/ })).toHaveLength(1)
  const links = within(screen.getByRole('navigation', { name: 'Topics' })).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/compare/cityCouncil/',
    '/compare/cityCouncil/roads/',
    '/compare/cityCouncil/other.stances/',
  ])
})

it('states where the experience is if it does not fit', async () => {
  const write = createWriter()
  await renderRace({ experience: write(60_000) })
  expect(screen.getByText(/Select a name to read about a candidate's experience\./)).toBeInTheDocument()
})

import { render, screen, within } from '@testing-library/react'
import { createWriter } from '@/guide/testing/createWriter'
import { aCandidate, aRace, aStance } from '@/guide/testing/factories'
import { aGuide, setGuide } from '@/app/testing/mockGuide'
import type { Candidate } from '@/guide/fields/published'
import CompareRaceRoute, { generateStaticParams } from './page'

const params = Promise.resolve({ race: 'cityCouncil' })
const topics = [{ id: 'parks', name: 'Parks' }]

beforeEach(() => setGuide({ ...aGuide, topics }))

async function renderRace(...candidates: readonly Partial<Candidate>[]) {
  const others = [aCandidate({ id: 'y' }), aCandidate({ id: 'z' })]
  setGuide({
    ...aGuide,
    topics,
    races: [aRace],
    candidates: [...candidates.map((fields) => aCandidate(fields)), ...others],
  })
  render(await CompareRaceRoute({ params }))
  return within(screen.getByRole('main'))
}

const stance = aStance(1, { topics: ['parks'], how: 'interview', date: '2017-10-20' })

it('has a page for each race with two candidates who run', async () => {
  expect(generateStaticParams()).toEqual([{ race: 'cityCouncil' }])
  await expect(CompareRaceRoute({ params: Promise.resolve({ race: 'mayor' }) })).rejects.toThrow('404')
})

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
  await renderRace({ stances: [stance], experience: write(60_000) })
  expect(screen.getByText(/Select a name to read about a candidate's experience\./)).toBeInTheDocument()
})

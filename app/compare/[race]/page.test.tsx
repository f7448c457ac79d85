import { render, screen, within } from '@testing-library/react'
import { createWriter } from '@/guide/testing/createWriter'
import { aCandidate, anUnlinkedSource, aRace, aSource, aStance } from '@/guide/testing/factories'
import { aGuide, setGuide } from '@/app/testing/mockGuide'
import type { Candidate } from '@/guide/fields/published'
import { placeholderId } from '@/lib/paths'
import CompareRaceRoute, { generateMetadata, generateStaticParams } from './page'

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
const readCell = () => screen.getAllByRole('cell')[0]!

it('has a page for each race with two candidates who run', async () => {
  expect(generateStaticParams()).toEqual([{ race: 'cityCouncil' }])
  await expect(CompareRaceRoute({ params: Promise.resolve({ race: 'mayor' }) })).rejects.toThrow('404')
})

it('has a placeholder page if no race has two candidates, because Next.js rejects an empty list', () => {
  setGuide({ ...aGuide, candidates: [] })
  expect(generateStaticParams()).toEqual([{ race: placeholderId }])
})

it('describes the race', async () => {
  expect(await generateMetadata({ params })).toMatchObject({
    title: 'City Council, side by side',
    description: 'City Council in Anytown on November 7, 2017: what each candidate said, by topic, with sources.',
  })
})

it('is a table with candidates as rows and topics as columns', async () => {
  render(await CompareRaceRoute({ params }))
  const table = within(screen.getByRole('table'))
  expect(table.getAllByRole('rowheader').map((header) => within(header).getByRole('link').textContent)).toEqual([
    'Ada Byron',
    'Bob Cole',
    'Cleo Dean',
  ])
  expect(table.getAllByRole('columnheader')[1]).toHaveTextContent('Parks')
  expect(screen.getByRole('region', { name: 'City Council: candidates by topic' })).toHaveAttribute('tabindex', '0')
  expect(screen.getByText(/Candidates are listed by surname, A to Z\./)).toBeInTheDocument()
})

it('shows a stance with its kind and date, linked to its first source', async () => {
  await renderRace({ stances: [stance] })
  expect([...readCell().querySelectorAll('b, p, small')].map(({ textContent }) => textContent)).toEqual([
    'Title 1',
    'Text 1.',
    'Interview, October 20, 2017',
  ])
  expect(screen.getByRole('link', { name: 'Interview, October 20, 2017' })).toHaveAttribute('href', aSource.url)
})

it('does not link a source without a URL, and shows another year', async () => {
  await renderRace({ stances: [{ ...stance, date: '2015', how: 'public meeting', sources: [anUnlinkedSource] }] })
  expect(readCell()).toHaveTextContent('Stated in 2015Text 1.Remark at a public meeting, 2015')
  expect(within(readCell()).queryByRole('link')).toBeNull()
})

it('shows silence with its date', async () => {
  await renderRace({ stances: [] })
  expect(readCell()).toHaveTextContent('We found nothing (last checked October 21, 2017).')
})

it('shows party, incumbency, marks and results, but no portrait', async () => {
  const withdrawn = { sources: [aSource] }
  await renderRace({ party: 'Democrat', partyYear: 2015, incumbent: true, result: 'elected' }, { id: 'b', withdrawn })
  const [first, second] = screen.getAllByRole('rowheader')
  expect(first).toHaveTextContent('Ada ByronParty: Democrat (2015)IncumbentElected')
  expect(second).toHaveTextContent('Withdrawn')
  expect(screen.queryByRole('img')).toBeNull()
})

it('says why a race has no vote', async () => {
  const race = { ...aRace, noVote: { reason: 'canceled' as const, sources: [aSource] } }
  setGuide({ ...aGuide, races: [race] })
  render(await CompareRaceRoute({ params }))
  expect(screen.getByText(/canceled/)).toBeInTheDocument()
})

it('links to everyone on each topic and to each profile instead of a table that would be too large', async () => {
  const write = createWriter()
  await renderRace({ stances: [aStance(1, { topics: ['parks'], text: write(60_000) })] })
  expect(screen.getByText(/There is too much to show on this page\./)).toBeInTheDocument()
  expect(screen.queryByRole('table')).toBeNull()
  const links = screen.getAllByRole('listitem').map((item) => within(item).getByRole('link').getAttribute('href'))
  expect(links.filter((link) => link?.match(/topics|profile/))).toEqual([
    '/topics/parks/#race-cityCouncil',
    '/profile/ada-byron/',
    '/profile/y/',
    '/profile/z/',
  ])
})

it('states where the experience is if it does not fit', async () => {
  const write = createWriter()
  await renderRace({ stances: [stance], experience: write(60_000) })
  expect(screen.getByText(/Select a name to read about a candidate's experience\./)).toBeInTheDocument()
  expect(screen.queryByRole('columnheader', { name: 'Experience' })).toBeNull()
})

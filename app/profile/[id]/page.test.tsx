import { render, screen, within } from '@testing-library/react'
import { anUnlinkedSource } from '@/guide/testing/factories'
import { aGuide, setGuide } from '@/app/testing/mockGuide'
import ProfilePage, { generateMetadata, generateStaticParams } from './page'

const params = Promise.resolve({ id: 'bob-cole' })

beforeEach(() => setGuide(aGuide))

it('has a page for each candidate', () => {
  expect(generateStaticParams().map(({ id }) => id)).toEqual(['ada-byron', 'bob-cole', 'cleo-dean', 'eve-ford'])
})

it("shows the candidate, the race and the profile's own date", async () => {
  render(await ProfilePage({ params }))
  expect(screen.getByRole('heading', { level: 1, name: 'Bob Cole' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'All 3 candidates' })).toBeInTheDocument()
  expect(screen.getByRole('contentinfo')).toHaveTextContent('Last updated October 25, 2017.')
})

it("links to the candidate's file for a correction if the guide has a repository", async () => {
  const publisher = { corrections: 'https://github.com/ada/guide' }
  const files = { ...aGuide.files, candidates: { 'bob-cole': 'data/anytown-2017/candidates/bob-cole.yaml' } }
  setGuide({ ...aGuide, files, election: { ...aGuide.election, publisher } })
  render(await ProfilePage({ params }))
  expect(screen.getByRole('link', { name: 'suggest a correction' })).toHaveAttribute(
    'href',
    'https://github.com/ada/guide/blob/HEAD/data/anytown-2017/candidates/bob-cole.yaml',
  )
})

it('links to the previous and next candidates of the race', async () => {
  render(await ProfilePage({ params }))
  expect(screen.getByRole('link', { name: 'Previous candidate Ada Byron' })).toHaveAttribute('rel', 'prev')
  expect(screen.getByRole('link', { name: 'Next candidate Cleo Dean' })).toHaveAttribute('rel', 'next')
})

it('links to no candidates of other races', async () => {
  render(await ProfilePage({ params: Promise.resolve({ id: 'eve-ford' }) }))
  expect(screen.queryByRole('link', { name: /^(Previous|Next)/ })).toBeNull()
})

it('cites all sources, including those of a withdrawal', async () => {
  render(await ProfilePage({ params: Promise.resolve({ id: 'cleo-dean' }) }))
  const sources = within(screen.getByRole('region', { name: 'Sources' })).getAllByRole('listitem')
  expect(sources).toHaveLength(2)
  expect(sources[1]).toHaveTextContent(anUnlinkedSource.title)
})

it('shows the year of stances from another year than the election', async () => {
  setGuide({ ...aGuide, election: { ...aGuide.election, date: '2025-11-04' } })
  render(await ProfilePage({ params }))
  expect(screen.getAllByText('Stated in 2017', { selector: 'h3 + p' })).toHaveLength(2)
})

it('has a title, a description and a share image of the candidate', async () => {
  expect(await generateMetadata({ params })).toMatchObject({
    title: 'Bob Cole, City Council',
    description: 'Bob Cole, Anytown City Council Candidate: key stances and experience, each with its sources.',
  })
  render(await ProfilePage({ params }))
  const image = document.querySelector('meta[property="og:image"]')
  expect(image).toHaveAttribute('content', '/share/profile/bob-cole.png')
  expect(document.querySelector('meta[property="og:image:alt"]')).toHaveAttribute(
    'content',
    'Bob Cole, City Council, Tuesday, November 7, 2017, Anytown City Elections',
  )
})

import { render, screen, within } from '@testing-library/react'
import { aCandidate } from '@/guide/testing/factories'
import { aGuide, setGuide } from '@/app/testing/mockGuide'
import { placeholderId } from '@/lib/paths'
import StancePage, { generateMetadata, generateStaticParams } from './page'

const params = Promise.resolve({ id: 'ada-byron', stance: 'stance2' })

beforeEach(() => setGuide(aGuide))

it('has a page for each stance', () => {
  expect(generateStaticParams().slice(0, 4)).toEqual([
    { id: 'ada-byron', stance: 'stance1' },
    { id: 'ada-byron', stance: 'stance2' },
    { id: 'ada-byron', stance: 'stance3' },
    { id: 'bob-cole', stance: 'stance1' },
  ])
})

it('has a placeholder if there are no stances, because Next.js rejects an empty list', () => {
  setGuide({ ...aGuide, candidates: [aCandidate({ stances: [] })] })
  expect(generateStaticParams()).toEqual([{ id: placeholderId, stance: placeholderId }])
})

it('shows the stance and links to the previous and next stances', async () => {
  render(await StancePage({ params }))
  expect(screen.getByRole('heading', { level: 1, name: 'Title 2' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Previous stance Title 1' })).toHaveAttribute('rel', 'prev')
  expect(screen.getByRole('link', { name: 'Next stance Title 3' })).toHaveAttribute('rel', 'next')
  expect(screen.getByRole('contentinfo')).toHaveTextContent('Last updated October 21, 2017.')
})

it("links to the candidate's file for a correction if the guide has a repository", async () => {
  const publisher = { corrections: 'https://github.com/ada/guide' }
  const files = { ...aGuide.files, candidates: { 'ada-byron': 'data/anytown-2017/candidates/ada-byron.yaml' } }
  setGuide({ ...aGuide, files, election: { ...aGuide.election, publisher } })
  render(await StancePage({ params }))
  const link = screen.getByRole('link', { name: 'suggest a correction' })
  expect(link.getAttribute('href')).toMatch(/\/blob\/HEAD\/data\/anytown-2017\/candidates\/ada-byron\.yaml$/)
})

it('shows the year of a stance from another year than the election', async () => {
  setGuide({ ...aGuide, election: { ...aGuide.election, date: '2025-11-04' } })
  render(await StancePage({ params }))
  const [article] = screen.getAllByRole('article')
  expect(within(article!).getByText('Stated in 2017', { selector: 'p' })).toBeInTheDocument()
})

it('has a title, a description and a share image of the candidate', async () => {
  expect(await generateMetadata({ params })).toMatchObject({
    title: 'Title 2 – Ada Byron, City Council',
    description: 'Where Ada Byron, Anytown City Council Candidate, stands: Title 2. With the year and the sources.',
  })
  render(await StancePage({ params }))
  const image = document.querySelector('meta[property="og:image"]')
  expect(image).toHaveAttribute('content', '/share/profile/ada-byron.png')
})

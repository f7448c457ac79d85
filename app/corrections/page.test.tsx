import { render, screen, within } from '@testing-library/react'
import { aGuide, setGuide } from '@/app/testing/mockGuide'
import CorrectionsPage, { generateMetadata } from './page'

const corrections = [{ date: '2017-10-22', candidate: 'bob-cole', text: 'The year was 2017, not 2019.' }]

beforeEach(() =>
  setGuide({
    ...aGuide,
    election: { ...aGuide.election, corrections, publisher: { contact: 'editors@guide.example' } },
  }),
)

it("lists corrections with the candidate's name, and the contact", () => {
  render(<CorrectionsPage />)
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('listitem')).toHaveTextContent('October 22, 2017 Bob Cole The year was 2017, not 2019.')
  expect(screen.getByText(/^Have you found a mistake/)).toHaveTextContent(
    'Suggest a correction: editors@guide.example.',
  )
})

it('prefers the address for corrections to the contact', () => {
  const publisher = { contact: 'editors@guide.example', corrections: 'https://guide.example/correct' }
  setGuide({ ...aGuide, election: { ...aGuide.election, publisher } })
  render(<CorrectionsPage />)
  expect(within(screen.getByRole('main')).getByRole('link')).toHaveAttribute('href', publisher.corrections)
})

it("links to the election's file if the guide has a repository", () => {
  const publisher = { corrections: 'https://github.com/ada/guide' }
  setGuide({ ...aGuide, election: { ...aGuide.election, publisher } })
  render(<CorrectionsPage />)
  const file = 'https://github.com/ada/guide/blob/HEAD/data/anytown-2017/election.yaml'
  expect(within(screen.getByRole('main')).getByRole('link')).toHaveAttribute('href', file)
  expect(screen.getByRole('link', { name: 'suggest a correction' })).toHaveAttribute('href', file)
})

describe('on a site whose URL is configured', () => {
  beforeEach(() => (process.env.SITE_URL = 'https://guide.example'))
  afterEach(() => delete process.env.SITE_URL)

  it('links to the feed', () => {
    render(<CorrectionsPage />)
    const link = screen.getByRole('link', { name: 'Follow the corrections in a feed reader (Atom)' })
    expect(link).toHaveAttribute('href', 'https://guide.example/corrections.atom')
    expect(generateMetadata().alternates?.types).toEqual({
      'application/atom+xml': 'https://guide.example/corrections.atom',
    })
  })
})

it('has no link to the feed on a site without a URL', () => {
  render(<CorrectionsPage />)
  expect(screen.queryByRole('link', { name: /feed/ })).toBeNull()
  expect(generateMetadata().alternates?.types).toBeUndefined()
})

it('has a title, a description, a date and a share image', () => {
  expect(generateMetadata()).toMatchObject({
    title: 'Corrections',
    description: 'How we correct this guide, and what we have corrected so far.',
  })
  render(<CorrectionsPage />)
  expect(screen.getByRole('contentinfo')).toHaveTextContent('Last updated October 25, 2017.')
  expect(document.querySelector('meta[property="og:image"]')).toHaveAttribute('content', '/share/corrections.png')
})

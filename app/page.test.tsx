import { render, screen, within } from '@testing-library/react'
import { aGuide, setGuide } from './testing/mockGuide'
import Landing, { generateMetadata } from './page'

beforeEach(() => setGuide(aGuide))

function getSection(name: string) {
  return within(screen.getByRole('region', { name }))
}

it('shows the election and whether it is nonpartisan', () => {
  const { unmount } = render(<Landing />)
  expect(screen.getByRole('heading', { level: 1, name: 'Anytown City Elections' })).toBeInTheDocument()
  expect(screen.getByText(/This election is nonpartisan\./)).toBeInTheDocument()
  unmount()
  setGuide({ ...aGuide, election: { ...aGuide.election, nonpartisan: false } })
  render(<Landing />)
  expect(screen.queryByText(/nonpartisan/)).toBeNull()
})

it('shows the number of votes and of candidates who have not withdrawn', () => {
  render(<Landing />)
  const ballot = getSection('On the ballot')
  const races = ballot.getAllByRole('heading', { level: 3 }).map((heading) => heading.closest('li')?.textContent)
  expect(races).toEqual([
    'City CouncilYou can vote for up to 7.2 candidates.',
    'MayorYou can vote for 1.1 candidate. Nobody else is running.',
  ])
})

it('shows when, where and how to vote', () => {
  render(<Landing />)
  const information = getSection('Election Information')
  expect(information.getByText('Polls: 7:00 am to 8:00 pm, Eastern Time.')).toBeInTheDocument()
  expect(information.getByRole('link', { name: 'Find your polling place' })).toBeInTheDocument()
  expect(information.getByRole('link', { name: 'How to vote' })).toBeInTheDocument()
})

it('cites the sources of the results', () => {
  render(<Landing />)
  expect(getSection('Results').getByRole('listitem')).toHaveTextContent('Minutes. City, undated page.')
})

it('has no results before there are any', () => {
  setGuide({ ...aGuide, election: { ...aGuide.election, results: undefined } })
  render(<Landing />)
  expect(screen.queryByRole('region', { name: 'Results' })).toBeNull()
})

it('shows the date of the last change to the guide, and the share image of the site', () => {
  render(<Landing />)
  expect(screen.getByRole('contentinfo')).toHaveTextContent('Last updated October 25, 2023.')
  expect(document.querySelector('meta[property="og:image"]')).toHaveAttribute('content', '/share/index.png')
})

it('has a title and a description with the date of the election', () => {
  expect(generateMetadata()).toMatchObject({
    title: { absolute: 'Anytown City Elections – November 7, 2023' },
    description:
      'Who is on the ballot in Anytown on November 7, 2023, where each candidate stands, and when, where and how to vote.',
  })
})

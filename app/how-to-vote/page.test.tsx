import { render, screen } from '@testing-library/react'
import { aGuide, setGuide } from '@/app/testing/mockGuide'
import { getInlineScript } from '@/app/testing/mockInlineScript'
import HowToVote, { generateMetadata } from './page'

beforeEach(() => setGuide(aGuide))

it('has a title, a description, a date and a share image', () => {
  expect(generateMetadata()).toMatchObject({
    title: 'How to vote',
    description: expect.stringMatching(/^When, where and how to vote in Anytown on November 7, 2017\. /),
  })
  render(<HowToVote />)
  expect(screen.getByRole('contentinfo')).toHaveTextContent('Last updated October 25, 2017.')
  expect(document.querySelector('meta[property="og:image"]')).toHaveAttribute('content', '/share/how-to-vote.png')
})

it('shows when, where and how to vote, with sources', () => {
  render(<HowToVote />)
  const headings = screen.getAllByRole('heading').map(({ tagName, textContent }) => [tagName, textContent])
  expect(headings).toEqual([
    ['H1', 'How to vote'],
    ['H2', 'When'],
    ['H2', 'Where'],
    ['H2', 'How'],
  ])
  for (const name of ['When', 'Where', 'How']) expect(screen.getByLabelText(`Sources: ${name}`)).toBeInTheDocument()
})

it('marks passed deadlines only before there are results', () => {
  const { unmount } = render(<HowToVote />)
  expect(getInlineScript()).toBeNull()
  unmount()
  setGuide({ ...aGuide, election: { ...aGuide.election, results: undefined } })
  render(<HowToVote />)
  expect(getInlineScript()).not.toBeNull()
})

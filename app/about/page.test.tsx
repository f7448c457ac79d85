import { render, screen } from '@testing-library/react'
import { aGuide, setGuide } from '@/app/testing/mockGuide'
import AboutPage, { generateMetadata } from './page'
import FairnessPage, { generateMetadata as generateFairnessMetadata } from './fairness/page'

beforeEach(() => setGuide(aGuide))

it('the page about the guide has a title, a description, a date and a share image', () => {
  expect(generateMetadata()).toMatchObject({
    title: 'About this guide',
    description: expect.stringMatching(
      /^Who makes and pays for this guide to the election in Anytown on November 7, 2017/,
    ),
  })
  render(<AboutPage />)
  expect(screen.getByRole('contentinfo')).toHaveTextContent('Last updated October 25, 2017.')
  expect(document.querySelector('meta[property="og:image"]')).toHaveAttribute('content', '/share/about.png')
})

it('the page about fairness has a title, a description and a share image', () => {
  expect(generateFairnessMetadata()).toMatchObject({
    title: 'Is this guide fair?',
    description: expect.stringMatching(/^How much this guide has on each candidate in Anytown/),
  })
  render(<FairnessPage />)
  expect(screen.getAllByRole('table')).toHaveLength(2)
  expect(screen.getByText(/Candidates are listed by surname, A to Z\./)).toBeInTheDocument()
  expect(document.querySelector('meta[property="og:image"]')).toHaveAttribute('content', '/share/about/fairness.png')
})

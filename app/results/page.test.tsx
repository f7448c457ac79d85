import { render, screen } from '@testing-library/react'
import { aGuide, setGuide } from '@/app/testing/mockGuide'
import ResultsPage, { generateMetadata } from './page'

it('has a title, a description, a date and a share image without names', () => {
  setGuide(aGuide)
  expect(generateMetadata()).toMatchObject({
    title: 'Results',
    description: 'Who was elected in Anytown on November 7, 2017, by race. Vote totals, turnout and sources, if known.',
  })
  render(<ResultsPage />)
  expect(screen.getByRole('contentinfo')).toHaveTextContent('Last updated October 25, 2017.')
  expect(document.querySelector('meta[property="og:image"]')).toHaveAttribute('content', '/share/results.png')
})

it('exists before there are results, with a description that mentions none', () => {
  setGuide({ ...aGuide, election: { ...aGuide.election, results: undefined } })
  expect(generateMetadata().description).toBe(
    'Results of the election in Anytown on November 7, 2017, when they are known.',
  )
  render(<ResultsPage />)
  expect(screen.getByText(/^There are no results in this guide yet/)).toBeInTheDocument()
})

import { render, screen, within } from '@testing-library/react'
import { aCandidate, aPosition, aSource } from '@/guide/testing/factories'
import type { Position } from '@/guide/fields/published'
import { PositionList } from './PositionList'

const parks = { id: 'parks', name: 'Parks' }
const candidate = aCandidate()

function renderPosition(fields: Partial<Position> = {}) {
  const rows = [{ topic: parks, position: { ...aPosition, ...fields } }]
  render(<PositionList candidate={candidate} rows={rows} electionDate="2017-11-07" />)
  return within(screen.getByRole('article'))
}

it('shows each position under its topic, with how, when and where it was stated, and its sources', () => {
  const article = renderPosition({ how: 'questionnaire', date: '2017-09', locator: 'question 3', language: 'fr' })
  expect(article.getByRole('heading', { level: 3, name: 'Parks' })).toBeInTheDocument()
  expect(article.getByText('Text of a position.')).toHaveAttribute('lang', 'fr')
  expect(article.getByText('Questionnaire, September 2017')).toBeInTheDocument()
  expect(article.getByText('question 3')).toBeInTheDocument()
  expect(article.getByRole('link', { name: 'Town Radio, October 20, 2017' })).toHaveAttribute('href', aSource.url)
  expect(article.queryByText(/^Stated in/)).toBeNull()
})

it('labels a remark at a meeting, and shows the year of an older one', () => {
  const article = renderPosition({ how: 'public meeting', date: '2015-09-05' })
  expect(article.getByText('Remark at a public meeting, September 5, 2015')).toBeInTheDocument()
  expect(article.getByText('Stated in 2015')).toBeInTheDocument()
})

it('states on which topics no position was found, and when', () => {
  render(<PositionList candidate={candidate} rows={[{ topic: parks }]} electionDate="2017-11-07" />)
  expect(screen.getByRole('article')).toHaveTextContent('ParksWe found nothing (last checked October 21, 2017).')
})

it('states that key stances cover every topic', () => {
  render(<PositionList candidate={candidate} rows={[]} electionDate="2017-11-07" />)
  expect(screen.getByText('The key stances above cover every topic.')).toBeInTheDocument()
})

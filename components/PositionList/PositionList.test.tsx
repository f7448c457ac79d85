import { render, screen, within } from '@testing-library/react'
import { aPosition, aSource } from '@/data/fixtures/factories'
import { PositionList } from './PositionList'

it('shows each position under its topic, with how and when it was stated, and its sources', () => {
  const position = { ...aPosition, how: 'questionnaire', date: '2015-09', language: 'fr', topicName: 'Parks' } as const
  render(<PositionList positions={[position]} electionDate="2017-11-07" />)
  const article = within(screen.getByRole('article'))
  expect(article.getByRole('heading', { level: 3, name: 'Parks' })).toBeInTheDocument()
  expect(article.getByText('Questionnaire, September 2015.')).toBeInTheDocument()
  expect(article.getByText('Text of a position.')).toHaveAttribute('lang', 'fr')
  expect(article.getByRole('link', { name: 'Interview' })).toHaveAttribute('href', aSource.url)
})

it('says that no position was found', () => {
  render(<PositionList positions={[]} electionDate="2017-11-07" />)
  expect(screen.getByText('No position found.')).toBeInTheDocument()
})

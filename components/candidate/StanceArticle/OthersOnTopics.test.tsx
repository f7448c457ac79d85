/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { OthersOnTopics } from './OthersOnTopics'

it('links to the comparison instead of showing too much', () => {
  const topic = { id: 'parks', name: 'Parks', path: '/compare/cityCouncil/#topics=parks' }
  render(<OthersOnTopics othersOnTopics={[{ topic }]} electionDate="2017-11-07" />)
  expect(screen.queryByRole('listitem')).toBeNull()
  expect(screen.getByText('There is too much to show on this page.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Compare everyone on this topic' })).toHaveAttribute('href', topic.path)
})

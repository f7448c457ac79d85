import { render, screen } from '@testing-library/react'
import { OverNotice } from './OverNotice'

it('links to who was elected once there are results', () => {
  render(<OverNotice hasResults />)
  const notice = screen.getByRole('complementary', { name: 'Election status' })
  expect(notice).toHaveTextContent('This election is over. Who was elected')
  expect(notice).not.toHaveAttribute('data-from')
  expect(screen.getByRole('link', { name: 'Who was elected' })).toHaveAttribute('href', '/results/')
})

it('does not link to the results on their own page', () => {
  render(<OverNotice hasResults isResultsPage />)
  expect(screen.getByRole('complementary').textContent?.trim()).toBe('This election is over.')
})

it('says that results are missing, and waits for the end of the election', () => {
  render(<OverNotice hasResults={false} />)
  const notice = screen.getByRole('complementary')
  expect(notice).toHaveTextContent('This election is over. Results are not in this guide yet.')
  expect(notice).toHaveAttribute('data-from', 'over')
  expect(screen.queryByRole('link')).toBeNull()
})

import { render, screen } from '@testing-library/react'
import { PrevNext } from './PrevNext'

const ada = { path: '/profile/ada/', name: 'Ada Byron' }
const bob = { path: '/profile/bob/', name: 'Bob Cole' }

it('links to the previous and next pages', () => {
  render(<PrevNext label="Candidates for Mayor" kind="candidate" previous={ada} next={bob} />)
  expect(screen.getByRole('navigation', { name: 'Candidates for Mayor' })).toBeInTheDocument()
  const previous = screen.getByRole('link', { name: 'Previous candidate Ada Byron' })
  expect(previous).toHaveAttribute('href', '/profile/ada/')
  expect(previous).toHaveAttribute('rel', 'prev')
  const next = screen.getByRole('link', { name: 'Next candidate Bob Cole' })
  expect(next).toHaveAttribute('href', '/profile/bob/')
  expect(next).toHaveAttribute('rel', 'next')
})

it('omits the link to a page that does not exist', () => {
  const { container, rerender } = render(<PrevNext label="Stances" kind="stance" next={bob} />)
  expect(screen.getAllByRole('link')).toHaveLength(1)
  expect(screen.getByRole('link')).toHaveAttribute('rel', 'next')
  rerender(<PrevNext label="Stances" kind="stance" previous={ada} />)
  expect(screen.getAllByRole('link')).toHaveLength(1)
  expect(screen.getByRole('link')).toHaveAttribute('rel', 'prev')
  rerender(<PrevNext label="Stances" kind="stance" />)
  expect(container).toBeEmptyDOMElement()
})

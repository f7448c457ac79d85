import { render, screen } from '@testing-library/react'
import { NotFound } from './NotFound'

it('links to the candidates and the home page', () => {
  render(<NotFound />)
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument()
  expect(screen.getByText('This guide has no page at this address.')).toBeInTheDocument()
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['See all candidates', '/candidates/'],
    ['Go to the home page', '/'],
  ])
})

import { render, screen } from '@testing-library/react'
import { SiteFooter } from './SiteFooter'

it('says how fresh the page is and where corrections go', () => {
  render(<SiteFooter updated="2023-10-21" contact="editors@guide.example" pageViewsEnabled={false} />)
  expect(screen.getByText('October 21, 2023')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'corrections' })).toHaveAttribute('href', '/corrections/')
  expect(screen.getByRole('link', { name: 'editors@guide.example' })).toHaveAttribute(
    'href',
    'mailto:editors@guide.example',
  )
})

it('tells what is kept and counted, as it is', () => {
  const { rerender } = render(<SiteFooter updated="2023-10-21" pageViewsEnabled={false} />)
  expect(screen.getByText(/sets no cookies and counts no visits/)).toBeInTheDocument()
  rerender(<SiteFooter updated="2023-10-21" pageViewsEnabled />)
  expect(screen.getByText(/Global Privacy Control or Do Not Track/)).toBeInTheDocument()
  expect(screen.queryByText(/counts no visits/)).toBeNull()
})

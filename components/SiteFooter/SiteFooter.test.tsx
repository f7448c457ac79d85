import { render, screen } from '@testing-library/react'
import { SiteFooter } from './SiteFooter'

it('links to the pages about the guide, and to the contact', () => {
  render(<SiteFooter updated="2017-10-21" contact="editors@guide.example" pageViewsEnabled={false} />)
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['About this guide', '/about/'],
    ['Corrections', '/corrections/'],
    ['Open data', '/data/'],
    ['suggest a correction', 'mailto:editors@guide.example'],
    ['editors@guide.example', 'mailto:editors@guide.example'],
  ])
})

it('describes whether page views are counted', () => {
  const { rerender } = render(<SiteFooter updated="2017-10-21" pageViewsEnabled={false} />)
  expect(screen.getByText(/sets no cookies and counts no visits/)).toBeInTheDocument()
  expect(screen.queryByText(/Google Analytics/)).toBeNull()
  rerender(<SiteFooter updated="2017-10-21" pageViewsEnabled />)
  expect(screen.getByText(/Google Analytics.*Global Privacy Control or Do Not Track/)).toBeInTheDocument()
  expect(screen.queryByText(/counts no visits/)).toBeNull()
})

it('links to all elections only if there are several', () => {
  const { rerender } = render(<SiteFooter updated="2017-10-21" pageViewsEnabled={false} />)
  expect(screen.queryByRole('link', { name: 'All elections' })).toBeNull()
  rerender(<SiteFooter updated="2017-10-21" pageViewsEnabled={false} hasOtherElections />)
  expect(screen.getByRole('link', { name: 'All elections' })).toHaveAttribute('href', '/elections/')
})

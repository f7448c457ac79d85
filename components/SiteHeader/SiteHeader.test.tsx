import { render, screen, within } from '@testing-library/react'
import { SiteHeader } from './SiteHeader'

const title = 'Anytown City Elections'

const readLinks = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

it('is headed by the title of the guide on the landing page, which it prints', () => {
  render(<SiteHeader title={title} path="/" isOver={false} />)
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: title })).toBeNull()
  expect(screen.getByRole('banner')).toHaveAttribute('data-print')
})

it('links the title to the landing page on other pages, which do not print it', () => {
  render(<SiteHeader title={title} path="/candidates/" isOver={false} />)
  expect(screen.getByRole('link', { name: title })).toHaveAttribute('href', '/')
  expect(screen.queryByRole('heading')).toBeNull()
  expect(screen.getByRole('banner')).not.toHaveAttribute('data-print')
})

it('links to the steps of a voter and the page about the guide before the election', () => {
  render(<SiteHeader title={title} isOver={false} />)
  expect(readLinks(screen.getByRole('navigation', { name: 'Main' }))).toEqual([
    ['Candidates', '/candidates/'],
    ['Compare', '/compare/'],
    ['My ballot', '/my-ballot/'],
    ['How to vote', '/how-to-vote/'],
    ['About', '/about/'],
  ])
  const invitations = screen.getAllByRole('link').filter((link) => link.dataset.until === 'closed')
  expect(invitations.map(({ textContent }) => textContent)).toEqual(['How to vote'])
})

it('links to the results instead of how to vote after the election', () => {
  render(<SiteHeader title={title} isOver />)
  expect(readLinks(screen.getByRole('navigation', { name: 'Main' }))).toEqual([
    ['Candidates', '/candidates/'],
    ['Compare', '/compare/'],
    ['My ballot', '/my-ballot/'],
    ['Results', '/results/'],
    ['About', '/about/'],
  ])
})

it('marks the link to the current page', () => {
  render(<SiteHeader title={title} path="/about/" isOver />)
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('About')
})

it('marks the link to the page above the current page, which is not the current page', () => {
  render(<SiteHeader title={title} path="/compare/mayor/" isOver />)
  const current = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'))
  expect(current.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([['Compare', 'true']])
})

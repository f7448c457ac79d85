import { render, screen, within } from '@testing-library/react'
import { SiteHeader } from './SiteHeader'

const title = 'Anytown City Elections'

it('is headed by the title of the guide on the landing page, which links to it and which it prints', () => {
  render(<SiteHeader title={title} path="/" isOver={false} comparisonPath="/compare/council/" />)
  const heading = screen.getByRole('heading', { level: 1, name: title })
  const link = within(heading).getByRole('link', { name: title })
  expect(link).toHaveAttribute('href', '/')
  expect(link).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('banner')).not.toHaveAttribute('data-screen')
})

it('links the title to the landing page on other pages, which do not print it', () => {
  render(<SiteHeader title={title} path="/candidates/" isOver={false} comparisonPath="/compare/council/" />)
  const link = screen.getByRole('link', { name: title })
  expect(link).toHaveAttribute('href', '/')
  expect(link).not.toHaveAttribute('aria-current')
  expect(screen.queryByRole('heading')).toBeNull()
  expect(screen.getByRole('banner')).toHaveAttribute('data-screen')
})

it('has a button that opens the links, hidden where no style shows it', () => {
  render(<SiteHeader title={title} path="/candidates/" isOver comparisonPath="/compare/council/" />)
  const button = screen.getByText('Menu')
  const menu = screen.getByRole('navigation', { name: 'Main' })
  expect(button).not.toBeVisible()
  expect(button).toHaveAttribute('popovertarget', menu.id)
  expect(menu).toHaveAttribute('popover')
  const links = within(menu).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Candidates',
    'Compare',
    'My ballot',
    'Results',
    'About',
  ])
  expect(links[0]).toHaveAttribute('aria-current', 'page')
})

it.each([
  [true, 'This was the election of November 7, 2017.'],
  [false, 'This page is about the election of November 7, 2017.'],
])('leads from an archived election with results (%s) to the current one and to all', (isOver, sentence) => {
  render(<SiteHeader title={title} path="/results/" isOver={isOver} archivedDate="2017-11-07" />)
  const notice = screen.getByRole('complementary', { name: 'Election status' })
  expect(notice).toHaveTextContent(`${sentence} Current election All elections`)
  const links = within(notice).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/', '/elections/'])
  expect(screen.queryByText('This election is over.')).toBeNull()
})

it('has no line about the state of an election on the page of all elections', () => {
  const { rerender } = render(<SiteHeader title={title} path="/about/" isOver />)
  expect(screen.getByRole('complementary')).toHaveTextContent('This election is over.')
  rerender(<SiteHeader title={title} path="/elections/" isOver />)
  expect(screen.queryByRole('complementary')).toBeNull()
})

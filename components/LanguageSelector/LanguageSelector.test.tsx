import { render, screen, within } from '@testing-library/react'
import { SiteFooter } from '@/components/SiteFooter/SiteFooter'
import { SiteHeader } from '@/components/SiteHeader/SiteHeader'

jest.mock('@/lib/locale/language', () => ({ language: 'es', languages: ['en', 'es', 'ar'] }))

const links = [
  ['English', '/profile/ada/', 'en', null],
  ['Español', '/es/profile/ada/', 'es', 'page'],
  ['العربية', '/ar/profile/ada/', 'ar', null],
]

const describeLinks = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, ...['href', 'hreflang', 'aria-current'].map((name) => link.getAttribute(name))])

it('links to the same page in every language, by the name of the language in itself', () => {
  render(<SiteHeader title="Anytown" path="/profile/ada/" isOver={false} />)
  const names = screen.getByRole('navigation', { name: 'Idioma' })
  expect(describeLinks(names)).toEqual(links)
  for (const link of within(names).getAllByRole('link')) expect(link.lang).toBe(link.getAttribute('hreflang'))
})

it('has a button that opens the links, hidden where no style shows it', () => {
  render(<SiteHeader title="Anytown" path="/" isOver={false} />)
  const button = screen.getByText('A文').parentElement!
  expect(button).not.toBeVisible()
  // The letters are for the eyes only.
  expect(button).toHaveTextContent('A文 Idioma')
  expect(screen.getByText('A文')).toHaveAttribute('aria-hidden', 'true')
  expect(button).toHaveAttribute('popovertarget', screen.getByRole('navigation', { name: 'Idioma' }).id)
})

it('leads to the home page from a page without an address', () => {
  render(<SiteHeader title="Anytown" isOver={false} />)
  expect(screen.getByRole('link', { name: 'العربية' })).toHaveAttribute('href', '/ar/')
})

it('is in the footer, too', () => {
  render(<SiteFooter path="/profile/ada/" updated="2017-10-21" pageViewsEnabled={false} />)
  expect(describeLinks(screen.getByRole('contentinfo'))).toEqual(expect.arrayContaining(links))
})

import { render, screen } from '@testing-library/react'
import { SiteHeader } from './SiteHeader'

const title = 'Anytown City Elections'

it('is headed by the title of the guide on the landing page, which it prints', () => {
  render(<SiteHeader title={title} path="/" isOver={false} comparisonPath="/compare/council/" />)
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: title })).toBeNull()
  expect(screen.getByRole('banner')).toHaveAttribute('data-print')
})

it('links the title to the landing page on other pages, which do not print it', () => {
  render(<SiteHeader title={title} path="/candidates/" isOver={false} comparisonPath="/compare/council/" />)
  expect(screen.getByRole('link', { name: title })).toHaveAttribute('href', '/')
  expect(screen.queryByRole('heading')).toBeNull()
  expect(screen.getByRole('banner')).not.toHaveAttribute('data-print')
})

import { render, screen } from '@testing-library/react'
import { NotFound } from './NotFound'
import describeRequestedAddress from './notFound.browser'

function openPage(address: string) {
  history.replaceState(null, '', address)
  render(<NotFound />)
  describeRequestedAddress()
}

it.each([
  ['/profile/nobody/', 'This guide has no candidate “nobody”.'],
  ['/profile/nobody/stance9/', 'This guide has no stance “9” of a candidate “nobody”.'],
  ['/somewhere/else/', 'This guide has no page “/somewhere/else”.'],
  ['/%3Cb%3E/', 'This guide has no page “/<b>”.'],
  [`/${'x'.repeat(99)}/`, `This guide has no page “/${'x'.repeat(59)}…”.`],
])('names the requested address %s', (address, sentence) => {
  openPage(address)
  expect(screen.getByText(sentence)).toBeInTheDocument()
})

it('links to the profile of the candidate if a stance was requested', () => {
  openPage('/profile/ada-byron/stance9/')
  const link = screen.getByRole('link', { name: 'Look for the profile of “ada-byron”' })
  expect(link).toHaveAttribute('href', '/profile/ada-byron/')
})

it('links to no profile if a candidate was requested', () => {
  openPage('/profile/nobody/')
  expect(screen.queryByRole('link', { name: /Look for the profile/ })).toBeNull()
})

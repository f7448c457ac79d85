/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { phrases } from '@/lib/locale/phrases'
import { toTemplates } from '@/lib/locale/slots'
import { NotFound } from './NotFound'
import describeRequestedCandidate from './notFound.browser'

const candidates = [
  ['ada-byron', 'Ada Byron'],
  ['bob-cole', 'Bob Cole'],
] as const

it.each(['/profile/ada-byron/stance9/', '/profile/ada-byron/old/page', '/profile/ada-byron'])(
  'names the candidate and links to the profile at %s',
  (address) => {
    history.replaceState(null, '', address)
    render(<NotFound candidates={[]} />)
    describeRequestedCandidate(candidates, toTemplates(phrases.site.notFound))
    expect(screen.getByText('Ada Byron has no page at this address.')).toBeInTheDocument()
    const link = screen.getByRole('link', { name: 'See the profile of Ada Byron' })
    expect(link).toHaveAttribute('href', '/profile/ada-byron/')
  },
)

it.each([
  '/Vote%20moved%20to%20Nov%209',
  '/profile/nobody/',
  '/profile/Vote%20moved%20to%20Nov%209/stance1/',
  '/profile/__proto__/',
  '/%3Cb%3E/',
])('shows the same page at %s as at any other address without a candidate', (address) => {
  history.replaceState(null, '', address)
  const { container } = render(<NotFound candidates={[]} />)
  const { innerHTML } = container
  describeRequestedCandidate(candidates, toTemplates(phrases.site.notFound))
  expect(container.innerHTML).toBe(innerHTML)
  expect(screen.getByText('This guide has no page at this address.')).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: /profile/ })).toBeNull()
})

import { screen } from '@testing-library/react'
import { anElection } from '@/guide/testing/factories'
import { noWhen, renderFacts } from './testing/renderFacts'

it('has the parts When, Where and How, in this order', () => {
  renderFacts(anElection)
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(headings).toEqual(['When', 'Where', 'How'])
})

it('gives each list of sources a name of its own', () => {
  renderFacts(anElection)
  for (const name of ['When', 'Where', 'How']) expect(screen.getByLabelText(`Sources: ${name}`)).toBeInTheDocument()
})

it('states which facts could not be confirmed', () => {
  const where = { finder: undefined, offices: [] }
  renderFacts({ ...anElection, when: noWhen, where, how: undefined })
  expect(screen.getAllByText(/^We could not confirm/).map(({ textContent }) => textContent)).toEqual([
    'We could not confirm the polling hours.',
    'We could not confirm where the polling places are.',
    'We could not confirm the instructions for voting.',
  ])
  expect(screen.queryByRole('link', { name: /vot|poll/i })).toBeNull()
})

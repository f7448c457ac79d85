/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { Publisher } from './AboutPage'

it.each(['name', 'funding', 'contact'] as const)('tells readers what they can do instead without %s', (field) => {
  const publisher = { name: 'Friends', funding: 'Members pay.', contact: 'a@b.example', [field]: undefined }
  render(<Publisher publisher={publisher} hasOffices />)
  expect(screen.getByText(/you can still check it: each statement lists its sources\./)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'election office' })).toHaveAttribute('href', '/how-to-vote/')
})

it('links to the website of a publisher without a name', () => {
  render(<Publisher publisher={{ url: 'https://friends.example/' }} hasOffices />)
  expect(screen.getByRole('link', { name: 'https://friends.example/' })).toBeInTheDocument()
})

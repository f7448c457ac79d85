import { render, screen } from '@testing-library/react'
import { ContactLink } from './ContactLink'

it.each([
  ['editors@guide.example', 'mailto:editors@guide.example'],
  ['https://guide.example/contact', 'https://guide.example/contact'],
])('links %s to %s', (contact, address) => {
  render(<ContactLink contact={contact} />)
  expect(screen.getByRole('link', { name: contact })).toHaveAttribute('href', address)
})

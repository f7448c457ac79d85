import { render, screen, within } from '@testing-library/react'
import { AccessibilityPage } from './AccessibilityPage'

const readSection = (name: string) => within(screen.getByRole('region', { name }))

it('names whom to tell', () => {
  render(<AccessibilityPage contact="editors@guide.example" hasOffices />)
  const section = readSection('Tell us what does not work')
  expect(section.getByRole('link', { name: 'editors@guide.example' })).toBeInTheDocument()
  expect(section.getByRole('link', { name: 'election office' })).toHaveAttribute('href', '/how-to-vote/')
})

it('states that no contact is named', () => {
  render(<AccessibilityPage hasOffices={false} />)
  const section = readSection('Tell us what does not work')
  expect(section.getByText('No contact is named.')).toBeInTheDocument()
  expect(section.queryByRole('link')).toBeNull()
})

it('claims no conformance, and states what was not tested', () => {
  render(<AccessibilityPage hasOffices={false} />)
  expect(screen.getByText(/we do not claim that it meets the standard/)).toBeInTheDocument()
  expect(readSection('What we did not test').getByText(/Screen readers/)).toBeInTheDocument()
})

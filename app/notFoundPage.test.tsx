import { render, screen } from '@testing-library/react'
import { aGuide, setGuide } from './testing/mockGuide'
import { getInlineScript } from './testing/mockInlineScript'
import NotFoundPage, { metadata } from './notFoundPage'

it('has a heading, a title and a script after the elements that it changes', () => {
  setGuide(aGuide)
  render(<NotFoundPage />)
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument()
  expect(getInlineScript()?.matches('[data-not-found] ~ * > [data-profile-link] ~ *')).toBe(true)
  expect(metadata.title).toBe('Page not found')
})

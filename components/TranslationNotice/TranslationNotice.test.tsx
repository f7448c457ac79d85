import { render, screen } from '@testing-library/react'
import { TranslationNotice } from './TranslationNotice'

jest.mock('@/lib/locale/language', () => ({ language: 'es', languages: ['en', 'es'] }))

it('says that nobody has reviewed the page, where to send corrections, and links to the original', () => {
  const { rerender } = render(<TranslationNotice path="/results/" contact="guide@readers.example" />)
  expect(screen.getByText(/^Ningún hablante nativo ha revisado/)).toBeInTheDocument()
  const correction = () => screen.getByRole('link', { name: 'sugerir una corrección' }).getAttribute('href')
  expect(correction()).toBe('mailto:guide@readers.example')
  const original = screen.getByRole('link', { name: 'English' })
  expect([original.getAttribute('href'), original.lang]).toEqual(['/results/', 'en'])
  rerender(<TranslationNotice path="/results/" />)
  expect(correction()).toBe('/corrections/')
})

it('says that nothing of what candidates said is translated', () => {
  render(<TranslationNotice path="/results/" wordsLanguage="en" />)
  expect(screen.getByText(/lo que dijeron los candidatos está solo en inglés/)).toBeInTheDocument()
})

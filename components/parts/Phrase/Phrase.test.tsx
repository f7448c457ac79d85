/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { tagText } from '@/lib/locale/taggedText'
import { Phrase } from './Phrase'

it('puts elements in place of the placeholders', () => {
  render(
    <p>
      <Phrase text="See {link}, or {link} again. {other}" parts={{ link: <a href="/a">this</a>, other: 'End.' }} />
    </p>,
  )
  expect(screen.getByText(/^See/)).toHaveTextContent('See this, or this again. End.')
  expect(screen.getAllByRole('link')).toHaveLength(2)
})

it('gives each part of a phrase in another language its language', () => {
  render(
    <p>
      <Phrase text={tagText('Ver {link}.', 'es')} parts={{ link: <a href="/a">this</a> }} />
    </p>,
  )
  const [before, after] = screen.getAllByText(/Ver|\./, { selector: '[lang=es]' })
  expect([before?.textContent, after?.textContent]).toEqual(['Ver ', '.'])
  expect(screen.getByRole('link').closest('[lang]')).toBeNull()
})

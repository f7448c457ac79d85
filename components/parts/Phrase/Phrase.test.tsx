/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { tagText } from '@/lib/locale/taggedText'
import { Phrase } from './Phrase'

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

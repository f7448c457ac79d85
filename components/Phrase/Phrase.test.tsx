import { render, screen } from '@testing-library/react'
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

import { render, screen, within } from '@testing-library/react'
import { aSource, noTerms } from '@/guide/testing/factories'
import { TermNotes, TextWithTerms } from './Terms'

const override = {
  id: 'override',
  term: 'override',
  forms: ['overrides'],
  definition: 'A vote to raise taxes.',
  sources: [aSource],
}
const text = 'Two overrides failed.'
const terms = {
  terms: [override],
  pieces: new Map([[text, [{ text: 'Two ' }, { text: 'overrides', term: override }, { text: ' failed.' }]]]),
}

it('opens the definition from the word, and leaves the words of the text as they are', () => {
  render(
    <>
      <p data-testid="text">
        <TextWithTerms text={text} terms={terms} />
      </p>
      <TermNotes terms={terms} />
    </>,
  )
  expect(screen.getByTestId('text').textContent).toBe(text)
  const note = document.getElementById(screen.getByText('overrides').getAttribute('popovertarget') ?? '')!
  expect(note).toHaveAttribute('popover', 'auto')
  expect(note).toHaveTextContent('override: A vote to raise taxes.')
  expect(within(note).getByText('Interview')).toHaveAttribute('href', aSource.url)
})

it('adds nothing to a page without terms', () => {
  const { container } = render(<TermNotes terms={noTerms} />)
  expect(container).toBeEmptyDOMElement()
  render(<TextWithTerms text={text} />)
  expect(screen.getByText(text)).toBeInTheDocument()
})

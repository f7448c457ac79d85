import { render, screen, within } from '@testing-library/react'
import { aSource, noTerms } from '@/guide/testing/factories'
import { tagText } from '@/lib/locale/taggedText'
import { ParagraphWithTerms, TermNotes, TextWithTerms } from './Terms'

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

it('names the language of a text once, around its terms', () => {
  const [whole, term] = ['Dos overrides.', 'overrides'].map((each) => tagText(each, 'es')) as [string, string]
  const pieces = [{ text: tagText('Dos ', 'es') }, { text: term, term: override }, { text: tagText('.', 'es') }]
  const spanish = { terms: [override], pieces: new Map([[whole, pieces]]) }
  const { container } = render(
    <>
      <ParagraphWithTerms text={whole} terms={spanish} />
      <TextWithTerms text={whole} terms={spanish} />
    </>,
  )
  const tagged = [...container.querySelectorAll('[lang]')]
  expect(tagged.map(({ tagName, textContent }) => `${tagName} ${textContent}`)).toEqual([
    'P Dos overrides.',
    'SPAN Dos overrides.',
  ])
  expect(screen.getAllByRole('button', { name: 'overrides' })).toHaveLength(2)
})

it('adds nothing to a page without terms', () => {
  const { container } = render(<TermNotes terms={noTerms} />)
  expect(container).toBeEmptyDOMElement()
  render(<TextWithTerms text={text} />)
  expect(screen.getByText(text)).toBeInTheDocument()
})

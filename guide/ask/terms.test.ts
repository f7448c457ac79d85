import { aSource } from '@/guide/testing/factories'
import type { Term } from '@/guide/fields/published'
import { tagText, untagText } from '@/lib/locale/taggedText'
import { findTerms, splitByTerms } from './terms'

function aTerm(...forms: readonly string[]): Term {
  return { id: forms[0] ?? '', term: forms[0] ?? '', forms, definition: 'A word.', sources: [aSource] }
}

/** The text with each explained piece in brackets. */
function mark(text: string, ...terms: readonly Term[]): string {
  const pieces = splitByTerms(text, terms, new Set())
  expect(pieces.map((piece) => piece.text).join('')).toBe(text)
  return pieces.map(({ text: words, term }) => (term ? `[${words}]` : words)).join('')
}

it.each([
  ['an override, or an override', 'an [override], or an override', ['override']],
  ['Overrides. OVERRIDE!', '[Overrides]. OVERRIDE!', ['override', 'overrides']],
  ["The charter’s aim, the charter's end", "The [charter]’s aim, the charter's end", ['charter']],
  ['mixed-use homes', '[mixed-use] homes', ['mixed use', 'mixed-use']],
  ['an override-free year', 'an [override]-free year', ['override']],
  ['rezoning, bonded, bonds2', 'rezoning, bonded, bonds2', ['zoning', 'bonds', 'bond']],
  ['warde\u0301 and forward', 'warde\u0301 and forward', ['ward', 'warde']],
  ['C++, 40% (Section 8) and a|b', '[C++], 40% (Section 8) and a|b', ['c++', '40%', '(section 8)']],
  ['It costs $8 million.', 'It costs [$8 million].', ['$8 million']],
  ['tax\noverride', '[tax\noverride]', ['tax override']],
  ["the voters’ list and the voters' list", "the [voters’ list] and the voters' list", ["voters' list"]],
  ['Élections à Évreux', '[Élections] à Évreux', ['élections', 'vreux']],
  ['法语学校董事会', '法语[学校]董事会', ['学校']],
  ['انتخابات البلدية', '[انتخابات] البلدية', ['انتخابات']],
  ['', '', ['x']],
])('splits %j into %j', (text, marked, forms) => {
  expect(mark(text, aTerm(...forms))).toBe(marked)
})

it('takes the longest form, whose words explain no other term', () => {
  const [trust, homes] = [aTerm('affordable housing trust'), aTerm('affordable housing')]
  expect(mark('An Affordable Housing Trust pays for affordable housing.', homes, trust)).toBe(
    'An [Affordable Housing Trust] pays for [affordable housing].',
  )
  expect(splitByTerms('A new affordable housing trust', [homes, trust], new Set([trust]))).toEqual([
    { text: 'A new affordable housing trust' },
  ])
})

it('explains a term once on a page, in the order of the text, and never in another language', () => {
  const [bonds, zoning] = [aTerm('bonds'), aTerm('zoning', 'zoned')]
  const { terms, pieces } = findTerms({ terms: [bonds, zoning] }, [
    { text: 'Bonds en zoning.', language: 'fr' },
    { text: 'Zoned homes.' },
    {},
    { text: 'No zoning, but bonds.' },
  ])
  expect(terms).toEqual([zoning, bonds])
  expect([...pieces]).toEqual([
    ['Zoned homes.', [{ text: 'Zoned', term: zoning }, { text: ' homes.' }]],
    ['No zoning, but bonds.', [{ text: 'No zoning, but ' }, { text: 'bonds', term: bonds }, { text: '.' }]],
  ])
})

it('explains a term where its form is in the language of the text', () => {
  const term = aTerm('anulación', tagText('override', 'en'))
  const explain = (text: string) =>
    splitByTerms(text, [term], new Set()).flatMap((piece) => (piece.term ? untagText(piece.text) : []))
  expect(explain('Una anulación, o override.')).toEqual(['anulación'])
  expect(explain(tagText('An override, or anulación.', 'en'))).toEqual(['override'])
  expect(explain(`Override: ${tagText('an override', 'en')}, o anulación`)).toEqual(['override'])
})

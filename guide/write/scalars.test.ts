/** @jest-environment node */
import { formatScalar } from './scalars'

const place = { column: 6, blockColumn: 2 }

it.each([
  'Ada Byron',
  '2026-11-22',
  'https://a.example/b?c=d',
  '781-393-2491',
  'J. K. Byron Jr.',
  'Two sentences. They fit on the line.',
  '1,5 apples',
  "Voters' Guide",
])('writes %s without quotation marks', (text) => expect(formatScalar(text, place)).toBe(text))

it.each([
  '',
  'yes',
  'No',
  '~',
  '2026',
  '1e3',
  '0x1F',
  '07:00',
  '-',
  '- a',
  'a: b',
  'a #b',
  '#a',
  '@a',
  '*a',
  ' a',
  'a\t',
])('quotes %j, which YAML reads as something else', (text) =>
  expect(formatScalar(text, place)).toBe(JSON.stringify(text)),
)

it('writes text with quotation marks in single ones', () => {
  expect(formatScalar('"Zac" Bears: mayor', place)).toBe(`'"Zac" Bears: mayor'`)
})

it('escapes what is invisible', () => {
  expect(formatScalar('a\u2028b\u0085\uFEFF\uD800', place)).toBe(String.raw`"a\u2028b\u0085\uFEFF\ud800"`)
})

it('folds text at 100 columns, and keeps paragraphs', () => {
  const sentence = `${'word '.repeat(18)}ends.`
  const text = `${sentence} ${sentence}\n\nSecond paragraph.`
  const formatted = formatScalar(text, place)
  expect(formatted).toBe(`>-\n  ${'word '.repeat(18)}ends.\n  ${'word '.repeat(18)}ends.\n\n\n  Second paragraph.`)
})

it('writes lines that begin with spaces as they are', () => {
  expect(formatScalar('List:\n  one\n  two', place)).toBe('|-\n  List:\n    one\n    two')
})

it('writes no lines inside brackets, and quotes commas there', () => {
  expect(formatScalar('One. Two, three.', { column: 0 })).toBe('"One. Two, three."')
})

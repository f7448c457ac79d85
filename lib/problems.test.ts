/** @jest-environment node */
import { describeFound, fieldName, report } from './problems'

it('tells problems by file and line, each with what was expected and found', () => {
  const expected = 'a text'
  expect(
    report([
      { file: 'b.yaml', line: 12, field: 'name', expected, found: 'nothing' },
      { file: 'b.yaml', line: 2, expected, found: 'a list of 2', fix: 'Write a text.' },
      { file: 'a.yaml', expected, found: 'nothing' },
    ]),
  ).toBe(
    [
      '3 problems. Nothing was built.',
      'a.yaml\n  expected: a text\n  found: nothing',
      'b.yaml, line 2\n  expected: a text\n  found: a list of 2\n  what to do: Write a text.',
      'b.yaml, line 12, name\n  expected: a text\n  found: nothing',
    ].join('\n\n'),
  )
})

it('counts items from 1, as editors do', () => {
  expect(fieldName(['stances', 0, 'text'])).toBe('stances, item 1, text')
})

it.each([
  [undefined, 'nothing'],
  [' ', 'an empty text'],
  [7, 'the number 7'],
  [false, 'false'],
  [[], 'an empty list'],
  [{ a: 1, b: 2 }, 'fields (a, b)'],
  ['x'.repeat(80), `the text "${'x'.repeat(57)}..."`],
])('says of %j that it is %s', (value, words) => {
  expect(describeFound(value)).toBe(words)
})

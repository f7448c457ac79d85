/** @jest-environment node */
import { describeFound, formatFieldName, formatWarnings, report } from './problems'

it('sorts problems by file and line', () => {
  const expected = 'text'
  expect(
    report([
      { file: 'b.yaml', line: 12, field: 'name', expected, found: 'nothing' },
      { file: 'b.yaml', line: 2, expected, found: 'a list of 2 items', fix: 'Write text.' },
      { file: 'a.yaml', expected, found: 'nothing' },
    ]),
  ).toBe(
    [
      '3 problems. Nothing was built.',
      'a.yaml\n  expected: text\n  found: nothing',
      'b.yaml, line 2\n  expected: text\n  found: a list of 2 items\n  what to do: Write text.',
      'b.yaml, line 12, name\n  expected: text\n  found: nothing',
    ].join('\n\n'),
  )
})

it('sorts the rows of a sheet by number, and ends with the outcome of the command', () => {
  const problem = { file: 'Candidates', field: 'column "Name"', expected: 'a name', found: 'nothing' }
  expect(
    report(
      [
        { ...problem, row: 10, expected: 'text' },
        { ...problem, row: 7 },
      ],
      'Nothing was written.',
    ),
  ).toBe(
    [
      '2 problems. Nothing was written.',
      'Candidates, row 7, column "Name"\n  expected: a name\n  found: nothing',
      'Candidates, row 10, column "Name"\n  expected: text\n  found: nothing',
    ].join('\n\n'),
  )
})

it('reports a problem of many files once, with the first places', () => {
  const problems = ['a', 'b', 'c', 'd', 'e'].map((name) => ({
    file: `${name}.yaml`,
    line: 6,
    field: 'race',
    expected: 'one of mayor',
    found: '"major"',
  }))
  expect(report(problems)).toBe(
    [
      '5 problems. Nothing was built.',
      'a.yaml, line 6, race\nb.yaml, line 6, race\nc.yaml, line 6, race\nand 2 more places\n  expected: one of mayor\n  found: "major"',
    ].join('\n\n'),
  )
})

it('reports the first 100 different problems', () => {
  const problems = Array.from({ length: 250 }, (_, index) => ({ file: 'a.yaml', expected: 'x', found: `${index}` }))
  expect(report(problems)).toMatch(/^250 problems\. [^]*\n\nand 150 more problems$/)
})

it('lists warnings that expect the same together, with the first five places', () => {
  const warnings = [1, 2, 3, 4, 5, 6, 7].map((line) => ({
    file: 'a.yaml',
    line,
    expected: 'easy text',
    found: `grade ${line + 9}`,
    fix: 'Shorten it.',
  }))
  expect(formatWarnings([{ file: 'b.yaml', expected: 'a name', found: 'nothing' }, ...warnings])).toBe(
    [
      "8 warnings. Warnings don't stop the build.",
      'b.yaml\n  expected: a name\n  found: nothing',
      [
        '7 places',
        ...[1, 2, 3, 4, 5].map((line) => `  a.yaml, line ${line}: grade ${line + 9}`),
        '  and 2 more places\n  expected: easy text\n  what to do: Shorten it.',
      ].join('\n'),
    ].join('\n\n'),
  )
})

it('escapes characters that are not printable', () => {
  expect(report([{ file: 'a\u202E.yaml', expected: 'text', found: 'the text "\u001B[31m"' }])).toContain(
    'a\\u{202E}.yaml\n  expected: text\n  found: the text "\\u{1B}[31m"',
  )
})

it('numbers items from 1', () => {
  expect(formatFieldName(['stances', 0, 'text'])).toBe('stances, item 1, text')
})

it.each([
  [undefined, 'nothing'],
  [' ', 'empty text'],
  [7, 'the number 7'],
  [false, 'false'],
  [[], 'an empty list'],
  [[1], 'a list of 1 item'],
  [[1, 2], 'a list of 2 items'],
  [{ a: 1, b: 2 }, 'fields (a, b)'],
  ['x'.repeat(80), `the text "${'x'.repeat(57)}..."`],
])('describes %j as %s', (value, description) => {
  expect(describeFound(value)).toBe(description)
})

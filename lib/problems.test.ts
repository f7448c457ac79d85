import { formatFieldName, formatWarnings, report } from './problems'

const message = 'Enter a name.'

it('sorts problems by file and line', () => {
  expect(
    report([
      { file: 'b.yaml', line: 12, field: 'name', message },
      { file: 'b.yaml', line: 2, message: 'Write text.' },
      { file: 'a.yaml', message },
    ]),
  ).toBe(
    [
      '3 problems. Nothing was built.',
      'a.yaml\n  Enter a name.',
      'b.yaml, line 2\n  Write text.',
      'b.yaml, line 12, name\n  Enter a name.',
    ].join('\n\n'),
  )
})

it('sorts the rows of a sheet by number, and ends with the outcome of the command', () => {
  const problem = { file: 'Candidates', field: 'column "Name"', message }
  expect(
    report(
      [
        { ...problem, row: 10, message: 'Write text.' },
        { ...problem, row: 7 },
      ],
      'Nothing was written.',
    ),
  ).toBe(
    [
      '2 problems. Nothing was written.',
      'Candidates, row 7, column "Name"\n  Enter a name.',
      'Candidates, row 10, column "Name"\n  Write text.',
    ].join('\n\n'),
  )
})

it('reports a problem of many files once, with the first places', () => {
  const warnings = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ file: `${name}.yaml`, line: 6, field: 'race', message }))
  expect(formatWarnings(warnings)).toBe(
    [
      "5 warnings. Warnings don't stop the build.",
      'a.yaml, line 6, race\nb.yaml, line 6, race\nc.yaml, line 6, race\nand 2 more places\n  Enter a name.',
    ].join('\n\n'),
  )
})

it('reports the first 100 different problems', () => {
  const problems = Array.from({ length: 250 }, (_, index) => ({ file: 'a.yaml', message: `${index}` }))
  expect(report(problems)).toMatch(/^250 problems\. [^]*\n\nand 150 more problems$/)
})

it('escapes characters that are not printable', () => {
  expect(report([{ file: 'a\u202E.yaml', message: 'the text "\u001B[31m"' }])).toContain(
    'a\\u{202E}.yaml\n  the text "\\u{1B}[31m"',
  )
})

it('numbers items from 1', () => {
  expect(formatFieldName(['stances', 0, 'text'])).toBe('stances, item 1, text')
})

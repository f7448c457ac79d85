/** @jest-environment node */
import { formatAnnotations } from './formats'

const isFile = (path: string) => path.endsWith('.yaml')
const problem = { file: 'data/a/election.yaml', line: 3, column: 7, expected: 'text', found: 'nothing' }

it('writes problems as errors and warnings as warnings, each sorted by file and line', () => {
  const problems = [problem, { ...problem, line: 2, field: 'name' }]
  const warnings = [{ ...problem, file: 'data/a/candidates/ada.yaml', fix: 'Add it.' }]
  expect(formatAnnotations({ problems, warnings }, isFile).split('\n')).toEqual([
    '::error file=data/a/election.yaml,line=2,col=7,title=name::found: nothing%0Aexpected: text',
    '::error file=data/a/election.yaml,line=3,col=7::found: nothing%0Aexpected: text',
    '::warning file=data/a/candidates/ada.yaml,line=3,col=7::found: nothing%0Aexpected: text%0Awhat to do: Add it.',
  ])
})

it('names a place that is not a file in the title', () => {
  const problems = [{ file: 'environment', field: 'ELECTION', expected: 'one of a', found: '"b"' }]
  expect(formatAnnotations({ problems, warnings: [] }, isFile)).toBe(
    '::error title=environment%2C ELECTION::found: "b"%0Aexpected: one of a',
  )
})

it('escapes what would end a property, a message or the command', () => {
  const hostile = {
    ...problem,
    file: 'data/a,b:c%.yaml',
    field: 'x::y',
    found: '"100%\n::stop-commands::x\r\u001B[0m"',
  }
  expect(formatAnnotations({ problems: [hostile], warnings: [] }, isFile)).toBe(
    '::error file=data/a%2Cb%3Ac%25.yaml,line=3,col=7,title=x%3A%3Ay::' +
      'found: "100%25\\u{A}::stop-commands::x\\u{D}\\u{1B}[0m"%0Aexpected: text',
  )
})

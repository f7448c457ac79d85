import { formatAnnotations } from './formats'

const isFile = (path: string) => path.endsWith('.yaml')
const problem = { file: 'data/a/election.yaml', line: 3, column: 7, message: 'Enter text.' }

it('writes problems as errors and warnings as warnings, each sorted by file and line', () => {
  const problems = [problem, { ...problem, line: 2, field: 'name' }]
  const warnings = [{ ...problem, file: 'data/a/candidates/ada.yaml' }]
  expect(formatAnnotations({ problems, warnings }, isFile).split('\n')).toEqual([
    '::error file=data/a/election.yaml,line=2,col=7,title=name::Enter text.',
    '::error file=data/a/election.yaml,line=3,col=7::Enter text.',
    '::warning file=data/a/candidates/ada.yaml,line=3,col=7::Enter text.',
  ])
})

it('names a place that is not a file in the title', () => {
  const problems = [{ file: 'environment', field: 'ELECTION', message: 'Use a.' }]
  expect(formatAnnotations({ problems, warnings: [] }, isFile)).toBe('::error title=environment%2C ELECTION::Use a.')
})

it('escapes what would end a property, a message or the command', () => {
  const hostile = {
    ...problem,
    file: 'data/a,b:c%.yaml',
    field: 'x::y',
    message: '"100%\n::stop-commands::x\r\u001B[0m"',
  }
  expect(formatAnnotations({ problems: [hostile], warnings: [] }, isFile)).toBe(
    '::error file=data/a%2Cb%3Ac%25.yaml,line=3,col=7,title=x%3A%3Ay::' +
      '"100%25\\u{A}::stop-commands::x\\u{D}\\u{1B}[0m"',
  )
})

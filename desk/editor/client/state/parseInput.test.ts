import { parseInput, parseNumber } from './parseInput'

it.each([
  ['url', 'medfordma.org', 'https://medfordma.org'],
  ['url', 'http://medfordma.org/a', 'http://medfordma.org/a'],
  ['url', 'none', 'none'],
  ['contact', 'clerk@medfordma.org', 'clerk@medfordma.org'],
  ['contact', 'medfordma.org/contact', 'https://medfordma.org/contact'],
  ['date', '10/12/2023', '2023-10-12'],
  ['date', 'October 2023', 'October 2023'],
  ['looseDate', 'October 2023', '2023-10'],
  ['looseDate', '2023', 2023],
  ['looseDate', 'undated page', 'undated page'],
  ['text', '10/12/2023', '10/12/2023'],
  ['text', '', undefined],
  ['number', '1,204', 1204],
  ['number', 'many', 'many'],
] as const)('parses %s: %j', (input, text, value) => {
  expect(parseInput({ input }, text)).toBe(value)
})

it('completes the name of an account', () => {
  expect(parseInput({ input: 'url', account: 'https://x.com/' }, '@ada')).toBe('https://x.com/ada')
})

it('reads no number in spaces', () => {
  expect(parseNumber(' ')).toBeUndefined()
})

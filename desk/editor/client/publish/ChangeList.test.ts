import { markWords, type Part } from './ChangeList'

const format = (parts: readonly Part[]) => parts.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('')

it.each([
  [
    'held on December 8, 2023.',
    'held on December 9, 2023.',
    'held on December [8,] 2023.',
    'held on December [9,] 2023.',
  ],
  ['', 'New', '', '[New]'],
  ['a b', 'a b c', 'a b', 'a b[ c]'],
  ['one two two', 'one two', 'one two[ two]', 'one two'],
  ['same', 'same', 'same', 'same'],
])('marks what differs between %j and %j', (before, after, old, next) => {
  const marked = markWords(before, after)
  expect([format(marked.before), format(marked.after)]).toEqual([old, next])
})

import * as fc from 'fast-check'
import { countWords, splitSentences } from './sentences'

const join = (text: string) => splitSentences(text).map((words) => words.join(' '))

it.each([
  ['One idea. Another one? A third!', ['One idea.', 'Another one?', 'A third!']],
  ['She said “Yes.” Then she left.', ['She said “Yes.”', 'Then she left.']],
  ['It opens at 8 a.m. and closes at 4 p.m. on Friday.', ['It opens at 8 a.m. and closes at 4 p.m. on Friday.']],
  ['He ran in St. Mary for the U.S. House.', ['He ran in St. Mary for the U.S. House.']],
  ['It cost $1.5 million. 12 people spoke.', ['It cost $1.5 million.', '12 people spoke.']],
  ['One line\nand the next — the same.', ['One line and the next the same.']],
  [' ', []],
])('splits %j', (text, sentences) => {
  expect(join(text)).toEqual(sentences)
})

it('counts a hyphenated word as one, and no punctuation', () => {
  expect(countWords('A full-time job – at City Hall.', 'Two words')).toBe(8)
})

it('keeps every word of any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
      expect(splitSentences(text).flat()).toEqual(words)
    }),
  )
})

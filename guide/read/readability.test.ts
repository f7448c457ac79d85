import { readingGrade } from './hardText'

it('follows the Flesch-Kincaid formula', () => {
  // 1 sentence, 6 words, 6 syllables.
  expect(readingGrade('The cat sat on the mat.')).toBeCloseTo(0.39 * 6 + 11.8 - 15.59)
  // 2 sentences, 8 words, 21 syllables.
  expect(readingGrade('The municipal administration reorganized. It had many committees.')).toBeCloseTo(
    0.39 * (8 / 2) + 11.8 * (21 / 8) - 15.59,
  )
})

it('counts a number as one syllable', () => {
  expect(readingGrade('In 2023, 12 sat.')).toBeCloseTo(0.39 * 4 + 11.8 - 15.59)
})

it('has no grade for text without words', () => {
  expect(readingGrade('—')).toBe(0)
})

/** Measures how easy an English text is to read. */
import { syllable } from 'syllable'
import { splitSentences } from './sentences'

/**
 * The school grade that a text needs, by the Flesch-Kincaid formula. 0 for a text without words.
 * @see https://en.wikipedia.org/wiki/Flesch–Kincaid_readability_tests
 */
export function readingGrade(text: string): number {
  const sentences = splitSentences(text)
  const words = sentences.flat()
  if (words.length === 0) return 0
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0)
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59
}

/** Syllables by word. Most words are repeated. */
const syllableCounts = new Map<string, number>()
const maxCachedWords = 50_000
const maxLetters = 40

/** Counts at least one syllable. Numbers count as one, because they are easy to read. */
function countSyllables(word: string): number {
  const count = syllableCounts.get(word)
  if (count !== undefined) return count
  // Longer words, and more different ones, are not from a natural text. Counting would take seconds.
  if (syllableCounts.size >= maxCachedWords || word.length > maxLetters) return Math.ceil(word.length / 3)
  const syllables = Math.max(1, syllable(word))
  syllableCounts.set(word, syllables)
  return syllables
}

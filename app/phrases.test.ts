/** @jest-environment node */
import { readingGrade } from '@/guide/read/hardText'
import { en } from '@/lib/locale/en'
import { splitSentences } from '@/guide/read/sentences'

/** Stands for a name, a date and a list, with as many words as a date. */
const argument = Object.assign(['November 7, 2017'], { toLowerCase: () => 'am' })

/** Every text in a phrase, or a part of the phrases. Calls functions. */
function listTexts(phrase: unknown): string[] {
  if (typeof phrase === 'string') return [phrase]
  if (typeof phrase === 'function') return listTexts(phrase(...Array<unknown>(phrase.length).fill(argument)))
  return Object.values(phrase as object).flatMap(listTexts)
}

const texts = listTexts(en)

it('has at most 20 words in a sentence of a page', () => {
  expect(texts.flatMap(splitSentences).filter(({ length }) => length > 20)).toEqual([])
})

it.each(Object.entries(en))('needs at most grade 8 to read: %s', (_, phrases) => {
  const sentences = listTexts(phrases).filter((text) => text.endsWith('.'))
  expect(readingGrade(sentences.join(' '))).toBeLessThanOrEqual(8)
})

it('has the same apostrophes as the files of editors', () => {
  expect(texts.filter((text) => text.includes('’'))).toEqual([])
})

import type { z } from 'zod'
import { sum } from '@/lib/collections'
import type { Problem } from '@/lib/problems'
import { splitSentences } from '@/lib/locale/sentences'
import { defaultLanguage, findLanguage } from '@/lib/locale/languages'
import { candidateFile } from '@/guide/fields/candidateFile'
import { electionFile } from '@/guide/fields/electionFile'
import { questionnaireFile } from '@/guide/fields/questionnaireFile'
import { textFields } from '@/guide/fields/text'
import { findEntry, unwrapSchema } from '@/guide/fields/catalog'
import { listChildren } from '@/guide/fields/publicationRules'
import type { ElectionFiles } from './electionFiles'
import { getValue } from '@/lib/values'
import { createProblem, type DataFile, type Path } from './yaml'
import { syllable } from 'syllable'

const maxGrade = 9
const maxSentenceWords = 20
/** Minimum number of words of measured text. The grade of shorter text is unreliable. */
const minWords = 12

type Files = Pick<ElectionFiles, 'election' | 'candidates' | 'questionnaires'>

export function findHardText({ election, candidates, questionnaires }: Files): Problem[] {
  const value = election.get(['languages', 0])
  const language = typeof value === 'string' ? value : defaultLanguage
  return [
    ...warnAboutText(election, electionFile, language),
    ...candidates.flatMap(({ data }) => warnAboutText(data, candidateFile, language)),
    ...questionnaires.flatMap(({ data }) => warnAboutText(data, questionnaireFile, language)),
  ]
}

function warnAboutText(data: DataFile, schema: z.ZodType, language: string): Problem[] {
  // The measures are made for English.
  return findText(schema, data.value, language, [])
    .filter((text) => findLanguage(text.language) === 'en')
    .flatMap(({ path, text }) => {
      const sentences = splitSentences(text)
      const longest = Math.max(...sentences.map(({ length }) => length))
      const grade = Math.round(readingGrade(text) * 10) / 10
      const isHard = grade > maxGrade && sentences.flat().length >= minWords
      return [
        ...(isHard ? [createProblem(data, path, `This is hard to read: grade ${grade.toFixed(1)}. ${plainer}`)] : []),
        ...(longest > maxSentenceWords
          ? [createProblem(data, path, `A sentence has ${longest} words. Divide it: ${maxSentenceWords} are enough.`)]
          : []),
      ]
    })
}

const plainer = `Use shorter sentences and more common words, so that it needs grade ${maxGrade} or less.`

interface Text {
  readonly path: Path
  readonly text: string
  readonly language: string
}

function findText(schema: z.core.$ZodType, value: unknown, language: string, path: Path): Text[] {
  return listChildren(schema, value).flatMap((child): Text[] => {
    const childPath = [...path, child.key]
    if (typeof child.value !== 'string') return findText(child.schema, child.value, language, childPath)
    if (!isMeasured(child.schema, child.value)) return []
    const own = findEntry(child.schema)?.hasLanguage ? getValue(value, 'language') : undefined
    return [{ path: childPath, text: child.value, language: typeof own === 'string' ? own : language }]
  })
}

/** True for the editors' own text. One that is too long is a problem, and slow to measure. */
function isMeasured(schema: z.core.$ZodType, text: string): boolean {
  const { max = 0, isEditorial = false } = textFields.get(unwrapSchema(schema) ?? schema) ?? {}
  return isEditorial && text.length <= max
}

/**
 * The school grade that text needs, by the Flesch-Kincaid formula. 0 for text without words.
 * @see https://en.wikipedia.org/wiki/Flesch–Kincaid_readability_tests
 */
export function readingGrade(text: string): number {
  const sentences = splitSentences(text)
  const words = sentences.flat()
  if (words.length === 0) return 0
  const syllables = sum(words.map(countSyllables))
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
  // Longer words, and more different ones, are not from natural text. Counting would take seconds.
  if (syllableCounts.size >= maxCachedWords || word.length > maxLetters) return Math.ceil(word.length / 3)
  const syllables = Math.max(1, syllable(word))
  syllableCounts.set(word, syllables)
  return syllables
}

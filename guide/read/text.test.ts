import * as fc from 'fast-check'
import { z } from 'zod'
import { candidateFile } from '@/guide/fields/candidateFile'
import { unwrapSchema } from '@/guide/fields/catalog'
import { electionFile } from '@/guide/fields/electionFile'
import { questionnaireFile } from '@/guide/fields/questionnaireFile'
import { sourcesFile } from '@/guide/fields/sourcesFile'
import { hostileValues } from '@/guide/testing/hostileValues'
import { listUnclear } from '@/guide/testing/plainMessages'
import { getAt } from '@/lib/values'
import { findSimilarParties } from './warnings'
import { readingGrade } from './hardText'
import { parseYaml } from './yaml'
import { countWords, splitSentences } from '@/lib/locale/sentences'
import { validate } from './validation'

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

type Field = readonly [name: string, schema: z.ZodType]

/** Lists every field of a group, of its groups and of the items of its lists. */
function listFields(schema: z.core.$ZodType): readonly Field[] {
  const inner = unwrapSchema(schema)
  if (inner) return listFields(inner)
  if (schema instanceof z.ZodArray) return listFields(schema.element)
  if (schema instanceof z.ZodRecord) return listFields(schema.valueType)
  if (!(schema instanceof z.ZodObject)) return []
  const fields = Object.entries(schema.shape) as Field[]
  return [...fields, ...fields.flatMap(([, field]) => listFields(field))]
}

function check([name, schema]: Field, wrong: unknown) {
  return checkFile(z.object({ [name]: schema }), wrong === undefined ? {} : { [name]: wrong })
}

function checkFile(schema: z.ZodType, value: unknown) {
  const data = { file: 'data/x/candidates/x.yaml', value, problems: [] }
  const place = {
    get: (path: readonly PropertyKey[]) => getAt(value, path),
    positionOf: () => ({ line: 1, column: 1 }),
  }
  return validate({ ...data, ...place }, schema).problems
}

const files = [electionFile, candidateFile, questionnaireFile, sourcesFile]
const fields = [...new Map(files.flatMap(listFields).map((field) => [field[1], field])).values()]

/** Values that people type, beside those that a damaged file may have. */
const typed = [
  undefined,
  'see above',
  '10/45/2023',
  'www',
  'https://a b.example',
  'a@b',
  '25:00',
  '-3',
  'x y',
  '!',
  ['a', 'a'],
  { a: 1 },
]

it('describes every wrong value of every field in sentences without technical words', () => {
  const wrong = fields.flatMap((field) =>
    [...typed, ...hostileValues].flatMap((value) =>
      listUnclear(check(field, value)).map((message) => [field[0], message]),
    ),
  )
  expect(fields.length).toBeGreaterThan(100)
  expect(wrong).toEqual([])
})

it.each([
  ['race', undefined, 'Choose a race.'],
  ['name', '', 'Enter the name as on the ballot.'],
  ['sortName', undefined, 'Enter the surname first, like "Bears, Zac".'],
  ['updated', 'soon', 'Enter a date that exists, like October 12, 2023. In a file, write 2023-10-12.'],
  ['ballotOrder', 'first', 'Enter a whole number, 1 or greater.'],
  ['wikidata', '42', 'Enter the letter Q and a number, like Q42.'],
])('describes %s: %j', (name, value, message) => {
  const field = candidateFile.shape[name as keyof typeof candidateFile.shape]
  expect(check([name, field], value).map((problem) => problem.message)).toEqual([message])
})

it.each(hostileValues)('describes a file that is %p', (value) => {
  expect(files.flatMap((file) => listUnclear(checkFile(file, value)))).toEqual([])
})

function warningsAbout(...parties: readonly (string | undefined)[]) {
  const candidates = parties.map((party, index) => ({
    id: `${index}`,
    data: parseYaml(party === undefined ? '{}' : `party: ${JSON.stringify(party)}`, `candidates/${index}.yaml`),
  }))
  return findSimilarParties({ candidates }).map(({ file, field, message }) => [file, field, message])
}

const sameAsDemocrat =
  'Another candidate has the party “Democrat”. If it is the same party, write “Democrat” here, too.'

it('compares the beginnings of parties that are too long', () => {
  const party = 'x'.repeat(20_000)
  expect(warningsAbout(`${party}a`, `${party}b`)).toHaveLength(1)
})

it.each([
  ['a letter added', 'Democratt'],
  ['a letter dropped', 'Democat'],
  ['a letter replaced', 'Denocrat'],
  ['two letters swapped', 'Demcorat'],
  ['two letters dropped', 'Dmocat'],
  ['two letters added', 'Democratic'],
  ['another case', 'DEMOCRAT'],
  ['a plural', 'Democrats'],
  ['accents', 'Démocrat'],
  ['a full stop', 'Democrat.'],
])('warns about %s', (_, party) => {
  expect(warningsAbout('Democrat', party)).toEqual([['candidates/1.yaml', 'party', sameAsDemocrat]])
})

it.each([
  ['Green', 'Greens'],
  ['Green', 'Gren'],
  ['Whig', 'Whigs'],
  ['Labor', 'Labour'],
  ['Harbour Party', 'Harbor Party'],
  ["People's Party", 'Peoples Party'],
  ['Social Democrat', 'Social-Democrat'],
  ['New Town', 'Newtown'],
  ['Working Families', 'Working Family'],
])('takes %s and %s for one party', (party, other) => {
  expect(warningsAbout(party, other)).toHaveLength(1)
})

it.each([
  ['Democrat', 'Republican'],
  ['Green', 'Greek'],
  ['Unity', 'Unite'],
  ['Liberal', 'Liberty'],
  ['Party A', 'Party B'],
  ['Ward 1 Alliance', 'Ward 2 Alliance'],
  ['Unenrolled', 'Enrolled'],
  ['Independent', 'Independence'],
  ['Conservative', 'Conservation'],
  ['Democrat', 'Democracy'],
  ['Our Town', 'Your Town'],
  ['North Side', 'South Side'],
  ['Independent', 'American Independent'],
  ['Social Democrat', 'Democrat'],
  ['民主党', '民社党'],
])('takes %s and %s for different parties', (party, other) => {
  expect(warningsAbout(party, other)).toEqual([])
})

it('warns about every file with the rarer spelling, and names the party to write', () => {
  expect(warningsAbout('Democratt', 'Democrat', 'Whig', 'Democratt', 'Democrat', 'Democrat')).toEqual([
    ['candidates/0.yaml', 'party', sameAsDemocrat],
    ['candidates/3.yaml', 'party', sameAsDemocrat],
  ])
})

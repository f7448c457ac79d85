import { z } from 'zod'
import { candidateFile } from '@/guide/fields/candidateFile'
import { unwrapSchema } from '@/guide/fields/catalog'
import { electionFile } from '@/guide/fields/electionFile'
import { questionnaireFile } from '@/guide/fields/questionnaireFile'
import { sourcesFile } from '@/guide/fields/sourcesFile'
import { hostileValues } from '@/guide/testing/hostileValues'
import { listUnclear } from '@/guide/testing/plainMessages'
import { getAt } from '@/lib/values'
import { validate } from './validate'

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
  const place = { get: (path: readonly PropertyKey[]) => getAt(value, path), lineOf: () => 1, columnOf: () => 1 }
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

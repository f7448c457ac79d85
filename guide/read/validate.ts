/** Validates a file against its schema and describes problems in plain language. */
import { z } from 'zod'
import { describeFound, unreadable, type Problem } from '@/lib/problems'
import { idPattern, raceIdPattern, suggestId, suggestRaceId } from '@/guide/fields/ids'
import { listChildren } from '@/guide/fields/publicationRules'
import { describeInput, describeUnknownField } from './describeInput'
import type { CheckedFile } from './electionFiles'
import { createProblem, type DataFile } from './readYaml'

interface Validated<Value> extends CheckedFile<Value> {
  readonly problems: readonly Problem[]
}

/** Returns the file with its validated value, or with every problem in it. The same file has the same result. */
export function validate<Schema extends z.ZodType>(data: DataFile, schema: Schema): Validated<z.output<Schema>> {
  const known = (validated.get(data) ?? validateOnce(data, schema)) as Validated<z.output<Schema>>
  validated.set(data, known)
  return known
}

/** A file has one schema. */
const validated = new WeakMap<DataFile, Validated<unknown>>()

function validateOnce<Schema extends z.ZodType>(data: DataFile, schema: Schema): Validated<z.output<Schema>> {
  if (data.problems.length > 0) return { data, fields: {}, problems: data.problems }
  const result = schema.safeParse(data.value)
  if (result.success)
    return { data, value: result.data, fields: result.data as Partial<z.output<Schema>>, problems: [] }
  const fields = pickValidFields(schema, data.value) as Partial<z.output<Schema>>
  return { data, fields, problems: result.error.issues.flatMap((issue) => describeIssue(data, schema, issue)) }
}

export function describeIssue(data: DataFile, schema: z.ZodType, issue: z.core.$ZodIssue): Problem[] {
  const { code, message: expected, path } = issue
  if (code === 'unrecognized_keys')
    return issue.keys.map((key) => {
      const facts = { expected, found: `"${key}"`, fix: 'Correct the spelling, or delete the field.' }
      return createProblem(data, [...path, key], describeUnknownField(key), facts)
    })
  if (code === 'invalid_key') {
    const [inner] = issue.issues
    const key = path.at(-1)
    const facts = { expected: inner?.message ?? 'an id', found: `"${String(key)}"` }
    return [createProblem(data, path, unreadable, { ...facts, fix: inner && suggestFix(inner, key) })]
  }
  const value = data.get(path)
  return [createProblem(data, path, describeInput(schema, issue, value), { expected, ...describeValue(issue, value) })]
}

/** What was found in place of a valid value, and the fix. */
function describeValue(issue: z.core.$ZodIssue, value: unknown): Pick<Problem, 'found' | 'fix'> {
  const { code } = issue
  if (code === 'too_big' && typeof value === 'string')
    return { found: `${value.length} characters`, fix: 'Shorten the text.' }
  if (code === 'custom' && typeof issue.params?.found === 'string')
    return { found: issue.params.found, fix: String(issue.params.fix) }
  return { found: describeFound(value), fix: suggestFix(issue, value) }
}

/** Offers the closest valid form of an id. */
function suggestFix(issue: z.core.$ZodIssue, value: unknown): string | undefined {
  if (issue.code !== 'invalid_format' || typeof value !== 'string') return undefined
  const suggest = new Map([
    [String(idPattern), suggestId],
    [String(raceIdPattern), suggestRaceId],
  ]).get(issue.pattern ?? '')
  const suggestion = suggest?.(value)
  return suggestion && `Did you mean ${suggestion}?`
}

/** Returns the valid fields of a file that has problems in others. */
function pickValidFields(schema: z.ZodType, value: unknown): Record<string, unknown> {
  return Object.fromEntries(
    listChildren(schema, value).flatMap((child) => {
      const result = z.safeParse(child.schema, child.value)
      return result.success ? [[child.key, result.data]] : []
    }),
  )
}

/** Validates a file against its schema and describes problems in plain language. */
import { z } from 'zod'
import type { Problem } from '@/lib/problems'
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
  const { code, path } = issue
  if (code === 'unrecognized_keys')
    return issue.keys.map((key) => createProblem(data, [...path, key], describeUnknownField(key)))
  return [createProblem(data, path, describeInput(schema, issue, data.get(path)))]
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

/** Validates a file against its schema and describes problems in plain language. */
import { z } from 'zod'
import { describeFound, type Problem } from '@/lib/problems'
import { idPattern, raceIdPattern, suggestId, suggestRaceId } from '@/guide/fields/ids'
import { listChildren } from '@/guide/fields/publicationRules'
import type { CheckedFile } from './electionFiles'
import { createProblem, type DataFile } from './readYaml'

/** Returns the file with its validated value, or with every problem in it. */
export function validate<Schema extends z.ZodType>(
  data: DataFile,
  schema: Schema,
): CheckedFile<z.output<Schema>> & { readonly problems: readonly Problem[] } {
  if (data.problems.length > 0) return { data, fields: {}, problems: data.problems }
  const result = schema.safeParse(data.value)
  if (result.success)
    return { data, value: result.data, fields: result.data as Partial<z.output<Schema>>, problems: [] }
  const fields = pickValidFields(schema, data.value) as Partial<z.output<Schema>>
  return { data, fields, problems: result.error.issues.flatMap((issue) => describeIssue(data, issue)) }
}

function describeIssue(data: DataFile, issue: z.core.$ZodIssue): Problem[] {
  const { code, message, path } = issue
  if (code === 'unrecognized_keys')
    return issue.keys.map((key) =>
      createProblem(data, [...path, key], message, `"${key}"`, 'Correct the spelling, or delete the field.'),
    )
  if (code === 'invalid_key') {
    const [inner] = issue.issues
    const key = path.at(-1)
    return [createProblem(data, path, inner?.message ?? 'an id', `"${String(key)}"`, inner && suggestFix(inner, key))]
  }
  const value = data.get(path)
  if (code === 'too_big' && typeof value === 'string')
    return [createProblem(data, path, message, `${value.length} characters`, 'Shorten the text.')]
  if (code === 'custom' && typeof issue.params?.found === 'string')
    return [createProblem(data, path, message, issue.params.found, String(issue.params.fix))]
  return [createProblem(data, path, message, describeFound(value), suggestFix(issue, value))]
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

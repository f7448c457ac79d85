/** Holds a file against its schema and says what is wrong in an editor's words. */
import type { z } from 'zod'
import { describeFound, type Problem } from '@/lib/problems'
import { problemAt, type DataFile } from './readYaml'

/** The value as the schema understands it, or every problem with it. */
export function validate<Schema extends z.ZodType>(
  data: DataFile,
  schema: Schema,
): { value?: z.infer<Schema>; problems: readonly Problem[] } {
  if (data.problems.length > 0) return { problems: data.problems }
  const result = schema.safeParse(data.value)
  if (result.success) return { value: result.data, problems: [] }
  return { problems: result.error.issues.flatMap((issue) => explain(data, issue)) }
}

function explain(data: DataFile, issue: z.core.$ZodIssue): Problem[] {
  const { code, message, path } = issue
  if (code === 'unrecognized_keys')
    return issue.keys.map((key) =>
      problemAt(data, [...path, key], message, `"${key}"`, 'Correct the spelling, or take the field out.'),
    )
  if (code === 'invalid_key')
    return [problemAt(data, path, issue.issues[0]?.message ?? 'an id', `"${String(path.at(-1))}"`)]
  return [problemAt(data, path, message, describeFound(valueAt(data.value, path)))]
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown> | undefined)?.[key], value)
}

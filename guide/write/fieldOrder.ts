import { z } from 'zod'
import { candidateFile } from '@/guide/fields/candidateFile'
import { electionFile, siteFile } from '@/guide/fields/electionFile'
import { getChild, unwrapSchema } from '@/guide/fields/catalog'
import { questionnaireFile } from '@/guide/fields/questionnaireFile'
import { sourcesFile } from '@/guide/fields/sourcesFile'
import { translationsFile } from '@/guide/fields/translationsFile'
import type { Path } from '@/lib/values'

/** The schema of a value. Undefined if the file or the field has none. */
export type Schema = z.core.$ZodType | undefined

export function findSchema(file: string): Schema {
  const path = file.replaceAll('\\', '/')
  if (/(?:^|\/)election\.yaml$/.test(path)) return electionFile
  if (/(?:^|\/)sources\.yaml$/.test(path)) return sourcesFile
  if (/(?:^|\/)site\.yaml$/.test(path)) return siteFile
  if (/(?:^|\/)questionnaires\/[^/]+\.yaml$/.test(path)) return questionnaireFile
  if (/(?:^|\/)translations\/[^/]+\.yaml$/.test(path)) return translationsFile
  return /(?:^|\/)candidates\/[^/]+\.yaml$/.test(path) ? candidateFile : undefined
}

/** True for an optional field, an item, an entry under an id, and what the schema does not have. */
export function isOptional(file: string, path: Path): boolean {
  const parent = path.slice(0, -1).reduce<Schema>((schema, key) => schema && getChild(schema, key), findSchema(file))
  const schema = parent && getChild(parent, path.at(-1) ?? '')
  return !schema || unwrapSchema(schema) !== undefined || !(getGroup(parent) instanceof z.ZodObject)
}

function getGroup(schema: Schema): Schema {
  return schema && (unwrapSchema(schema) ?? schema)
}

/**
 * Returns the place of a new field: after the closest of the fields that the schema puts before it, or else before the
 * closest of those that it puts after it, or else at the end.
 */
export function findPlace(present: readonly string[], name: string, schema: Schema): number {
  const group = getGroup(schema)
  const names = group instanceof z.ZodObject ? Object.keys(group.shape) : []
  const rank = names.indexOf(name)
  if (rank === -1) return present.length
  const previous = names.slice(0, rank).findLast((each) => present.includes(each))
  if (previous !== undefined) return present.indexOf(previous) + 1
  const next = names.slice(rank + 1).find((each) => present.includes(each))
  return next === undefined ? present.length : present.indexOf(next)
}

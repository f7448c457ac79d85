import { z } from 'zod'
import { candidateFile } from '@/guide/fields/candidateFile'
import { electionFile, siteFile } from '@/guide/fields/electionFile'
import { unwrapSchema } from '@/guide/fields/catalog'
import { questionnaireFile } from '@/guide/fields/questionnaireFile'
import { sourcesFile } from '@/guide/fields/sourcesFile'
import { translationsFile } from '@/guide/fields/translationsFile'

/** The schema of a value. Undefined if the file or the field has none. */
export type Schema = FieldSchema | undefined

interface FieldSchema {
  /** Names of the fields in order. Empty for other values and for groups whose names are ids. */
  readonly names: readonly string[]
  readonly getChild: (key: string | number) => Schema
  readonly isOptional: boolean
}

export function findSchema(file: string): Schema {
  const path = file.replaceAll('\\', '/')
  if (/(?:^|\/)election\.yaml$/.test(path)) return toSchema(electionFile)
  if (/(?:^|\/)sources\.yaml$/.test(path)) return toSchema(sourcesFile)
  if (/(?:^|\/)site\.yaml$/.test(path)) return toSchema(siteFile)
  if (/(?:^|\/)questionnaires\/[^/]+\.yaml$/.test(path)) return toSchema(questionnaireFile)
  if (/(?:^|\/)translations\/[^/]+\.yaml$/.test(path)) return toSchema(translationsFile)
  return /(?:^|\/)candidates\/[^/]+\.yaml$/.test(path) ? toSchema(candidateFile) : undefined
}

function toSchema(schema: z.core.$ZodType, isOptional = false): FieldSchema {
  const inner = unwrapSchema(schema)
  if (inner) return toSchema(inner, true)
  if (schema instanceof z.ZodArray) return { names: [], isOptional, getChild: () => toSchema(schema.element, true) }
  if (schema instanceof z.ZodRecord) return { names: [], isOptional, getChild: () => toSchema(schema.valueType, true) }
  if (!(schema instanceof z.ZodObject)) return { names: [], isOptional, getChild: () => undefined }
  const shape = new Map<string, z.core.$ZodType>(Object.entries(schema.shape))
  return {
    names: [...shape.keys()],
    isOptional,
    getChild: (key) => {
      const field = shape.get(String(key))
      return field && toSchema(field)
    },
  }
}

/**
 * Returns the place of a new field: after the closest of the fields that the schema puts before it, or else before the
 * closest of those that it puts after it, or else at the end.
 */
export function findPlace(present: readonly string[], name: string, schema: Schema): number {
  const names = schema?.names ?? []
  const rank = names.indexOf(name)
  if (rank === -1) return present.length
  const previous = names.slice(0, rank).findLast((each) => present.includes(each))
  if (previous !== undefined) return present.indexOf(previous) + 1
  const next = names.slice(rank + 1).find((each) => present.includes(each))
  return next === undefined ? present.length : present.indexOf(next)
}

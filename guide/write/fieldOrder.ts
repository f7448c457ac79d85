/** The order and the requirements of fields, from the schema. */
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

interface Named {
  readonly key?: string
}

/** Sorts new fields by the schema. Unknown fields keep their order at the end. */
export function sortByFieldOrder<Field extends Named>(fields: readonly Field[], schema: Schema): readonly Field[] {
  const rank = ({ key = '' }: Field) => {
    const position = schema?.names.indexOf(key) ?? -1
    return position === -1 ? Infinity : position
  }
  return fields.toSorted((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)))
}

/**
 * Inserts a field after the closest of the fields that the schema puts before it, or else before the closest of those
 * that it puts after it, or else at the end.
 */
export function insertField<Field extends Named>(
  fields: readonly Field[],
  field: Field,
  schema: Schema,
): readonly Field[] {
  const names = schema?.names ?? []
  const rank = names.indexOf(field.key ?? '')
  if (rank === -1) return [...fields, field]
  const positionOf = (name: string) => fields.findIndex(({ key }) => key === name)
  const isPresent = (name: string) => positionOf(name) !== -1
  const previous = names.slice(0, rank).findLast(isPresent)
  if (previous !== undefined) return fields.toSpliced(positionOf(previous) + 1, 0, field)
  const next = names.slice(rank + 1).find(isPresent)
  return fields.toSpliced(next === undefined ? fields.length : positionOf(next), 0, field)
}

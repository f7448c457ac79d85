/** For tests: reads reports in the election standard, and validates them with the schema that NIST publishes. */
import AjvDraft04 from 'ajv-draft-04'
import { formatNistReport } from '@/guide/open/nist/report'
import schema from '@/guide/open/nist/schema.json' with { type: 'json' }
import type { Guide } from '@/guide/fields/published'

// In an ES module, Node.js imports the whole CommonJS module.
const Ajv = 'default' in AjvDraft04 ? (AjvDraft04.default as unknown as typeof AjvDraft04) : AjvDraft04

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

const validator = new Ajv({
  allErrors: true,
  formats: {
    uri: (text: string) => URL.canParse(text),
    date: isDay,
    time: /^\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/,
    // The standard allows no fractions of a second.
    'date-time': (text: string) => /T\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/.test(text) && isDay(text.slice(0, 10)),
  },
}).addVocabulary(['refTypes'])

/** Returns a line for each part of a report that the schema rejects. Empty if the report is valid. */
export function findNistSchemaErrors(report: unknown): readonly string[] {
  validator.validate(schema, report)
  return (validator.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

interface TypedObject {
  readonly '@type': string
  readonly '@id'?: string
}

type Reference = { readonly refTypes?: readonly string[] } | undefined
type Fields = Readonly<Record<string, Reference & { readonly items?: Reference }>>
const definitions = schema.definitions as Readonly<Record<string, { readonly properties?: object } | undefined>>

/** Returns a line for each `@id` that several objects have, and for each reference to no object or to one of a wrong class. */
export function findReferenceProblems(report: object): readonly string[] {
  const objects = listObjects(report)
  const ids = objects.flatMap(({ '@id': id }) => id ?? [])
  const classes = new Map(objects.flatMap(({ '@id': id, '@type': type }) => (id === undefined ? [] : [[id, type]])))
  const wrong = objects.flatMap(({ '@type': type, ...object }) =>
    Object.entries(object).flatMap(([field, value]) => {
      const definition = (definitions[type]?.properties as Fields | undefined)?.[field]
      const allowed = definition?.refTypes ?? definition?.items?.refTypes
      const targets = allowed ? [value as string | string[]].flat() : []
      return targets.filter((id) => !allowed?.includes(classes.get(id) ?? '')).map((id) => `${type} ${field}: ${id}`)
    }),
  )
  return [...ids.filter((id, index) => ids.indexOf(id) < index), ...wrong]
}

function listObjects(value: unknown): TypedObject[] {
  if (typeof value !== 'object' || value === null) return []
  return [...('@type' in value ? [value as TypedObject] : []), ...Object.values(value).flatMap(listObjects)]
}

/**
 * Returns an object of a guide's report by its `@id`.
 * @throws Error if there is none
 */
export function findNistObject(guide: Guide, id: string): Readonly<Record<string, unknown>> {
  const found: Record<string, unknown>[] = []
  JSON.parse(formatNistReport(guide), (_key, value: Record<string, unknown> | null) => {
    if (value?.['@id'] === id) found.push(value)
    return value
  })
  if (!found[0]) throw new Error(`No object has the @id "${id}".`)
  return found[0]
}

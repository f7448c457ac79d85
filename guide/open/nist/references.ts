/** Checks the references between the objects of a report, which the JSON Schema of the standard does not. */
import schema from './schema.json' with { type: 'json' }

/** The part of a field's definition that lists the classes of the objects it may refer to. */
interface FieldDefinition {
  readonly refTypes?: readonly string[]
  readonly items?: { readonly refTypes?: readonly string[] }
}

interface TypedObject {
  readonly '@type': string
  readonly '@id'?: string
}

type Definitions = Readonly<
  Record<string, { readonly properties?: Readonly<Record<string, FieldDefinition>> } | undefined>
>

const definitions = schema.definitions as Definitions

/**
 * Returns a sentence for each `@id` that several objects have, and for each field that refers to no object, or to one of
 * another class than the schema allows. Empty if every reference is right.
 */
export function findReferenceProblems(report: object): readonly string[] {
  const objects = listObjects(report)
  const classes = new Map(objects.flatMap(({ '@id': id, '@type': type }) => (id === undefined ? [] : [[id, type]])))
  const ids = objects.flatMap(({ '@id': id }) => id ?? [])
  const seen = new Set<string>()
  const repeated = new Set(ids.filter((id) => seen.size === seen.add(id).size))
  return [
    ...[...repeated].map((id) => `Several objects have the @id "${id}".`),
    ...objects.flatMap((object) => checkReferences(object, classes)),
  ]
}

function listObjects(value: unknown): TypedObject[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(listObjects)
  return isTypedObject(value) ? [value, ...inner] : inner
}

function isTypedObject(value: object): value is TypedObject {
  return '@type' in value
}

function checkReferences(object: TypedObject, classes: ReadonlyMap<string, string>): string[] {
  const { '@type': type, '@id': id } = object
  const owner = id === undefined ? type : `${type} "${id}"`
  return Object.entries(object).flatMap(([field, value]) => {
    const definition = definitions[type]?.properties?.[field]
    const allowed = definition?.refTypes ?? definition?.items?.refTypes
    if (!allowed) return []
    return [value as string | string[]].flat().flatMap((target) => {
      const found = classes.get(target)
      if (found !== undefined && allowed.includes(found)) return []
      return [`${owner}: ${field} refers to "${target}", which is ${found ?? 'missing'}, not ${allowed.join(' or ')}.`]
    })
  })
}

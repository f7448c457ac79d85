/**
 * Declares in the schema which fields are private, which reference a source, and which facts are too uncertain to
 * publish. Each builder records a rule for the loader and brands the type, from which `Published` is derived.
 */
import { z } from 'zod'
import { memoize } from '@/lib/collections'
import { field, unwrapSchema } from './catalog'
import { strictGroup, list, oneOf } from './values'
import { id } from './ids'
import { shortText, text } from './text'

type PublicationRule =
  | { readonly kind: 'private' }
  | { readonly kind: 'sourceId' }
  | { readonly kind: 'fact'; readonly isPublished: (fact: object) => boolean }

/** Brand of a value that is never published. */
export type Private = z.$brand<'private'>
/** Brand of an id that is published as its source. */
export type SourceId = string & z.$brand<'sourceId'>
/** Brand of a voting fact, which is published only if it is certain enough. */
export type Fact = z.$brand<'fact'>

const rules = z.registry<PublicationRule>()

/** The rule for a field, optional or not. Undefined if the field is published as is. */
export const getPublicationRule = memoize((schema: z.core.$ZodType): PublicationRule | undefined => {
  const inner = unwrapSchema(schema)
  return rules.get(schema) ?? (inner && getPublicationRule(inner))
})

/** A field that helps editors and is never published. */
export function privateField<Schema extends z.ZodType>(schema: Schema) {
  rules.add(schema, { kind: 'private' })
  return schema.brand<'private'>()
}

const describedId = id.describe('Id of a source.')
rules.add(describedId, { kind: 'sourceId' })

/** The id of a source. Published as the source itself. */
export const sourceId = describedId.brand<'sourceId'>()

const uniqueIds = list(sourceId, 'a list of sources').refine((ids) => new Set(ids).size === ids.length, {
  error: 'a list without repeated sources',
})

export const sourceIds = field(uniqueIds.min(1, { error: 'at least one source' }), 'Sources', 'Where this was read.')

/** Ids of the sources that are known so far. The worklist asks for the first. */
export const knownSourceIds = uniqueIds.default([])

export const editorNote = field(privateField(text()).optional(), 'Note for editors', 'Never published.')

const publishedCertainties = ['medium', 'medium-high', 'high'] as const

/** Levels of certainty, lowest first. */
export const certainties = ['none', 'low', ...publishedCertainties] as const

/** A voting fact. Published from medium certainty up, without the certainty and the note for editors. */
export function fact<Shape extends z.ZodRawShape>(shape: Shape) {
  const schema = strictGroup({
    ...shape,
    covers: field(
      oneOf(['this election', 'state', 'another year']),
      'Confirmed for',
      'What the sources are about: this election, the state in general, or another year.',
      { ask: 'what the sources are about' },
    ),
    publisher: field(
      shortText('label').optional(),
      'Publisher',
      'Who publishes the linked page or states the fact, if the sources do not show it.',
    ),
    certainty: field(
      privateField(oneOf(certainties)),
      'Certainty',
      'How sure the editors are. Below medium, the fact is left off the site. Never published itself.',
      { ask: 'how sure you are' },
    ),
    sources: sourceIds,
    editorNote,
  })
  const published: ReadonlySet<unknown> = new Set(publishedCertainties)
  rules.add(schema, { kind: 'fact', isPublished: (value) => 'certainty' in value && published.has(value.certainty) })
  return schema.brand<'fact'>()
}

/** The fields or items of a value with their schemas. Empty if the value does not have the type of the schema. */
export function listChildren(
  schema: z.core.$ZodType,
  value: unknown,
): readonly { readonly key: string | number; readonly schema: z.core.$ZodType; readonly value: unknown }[] {
  const inner = unwrapSchema(schema)
  if (inner) return listChildren(inner, value)
  if (schema instanceof z.ZodArray)
    return Array.isArray(value) ? value.map((item, key) => ({ key, schema: schema.element, value: item })) : []
  if (typeof value !== 'object' || value === null) return []
  const entries: [string, unknown][] = Object.entries(value)
  if (schema instanceof z.ZodRecord)
    return entries.map(([key, item]) => ({ key, schema: schema.valueType, value: item }))
  if (!(schema instanceof z.ZodObject)) return []
  const shape = new Map<string, z.core.$ZodType>(Object.entries(schema.shape))
  return entries.flatMap(([key, item]) => {
    const child = shape.get(key)
    return child ? [{ key, schema: child, value: item }] : []
  })
}

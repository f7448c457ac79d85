/** Converts validated data to its published form. */
import type { z } from 'zod'
import { listChildren, getPublicationRule } from '@/guide/fields/publicationRules'
import type { Published, Source } from '@/guide/fields/published'

/**
 * Removes private fields and uncertain facts, and replaces source ids with sources, as the schema declares. An object
 * that its schema does not describe field by field is published without fields.
 * @throws Error if a source is missing
 */
export function toPublic<Schema extends z.ZodType>(
  schema: Schema,
  value: z.output<Schema>,
  sources: ReadonlyMap<string, Source>,
): Published<z.output<Schema>> {
  return convert(schema, value, sources) as Published<z.output<Schema>>
}

function convert(schema: z.core.$ZodType, value: unknown, sources: ReadonlyMap<string, Source>): unknown {
  const rule = getPublicationRule(schema)
  if (rule?.kind === 'private') return undefined
  if (rule?.kind === 'sourceId') return requireSource(sources, String(value))
  if (typeof value !== 'object' || value === null) return value
  if (rule?.kind === 'fact' && !rule.isPublished(value)) return undefined
  const entries = listChildren(schema, value)
    .map((child) => [child.key, convert(child.schema, child.value, sources)] as const)
    .filter(([, converted]) => converted !== undefined)
  return Array.isArray(value) ? entries.map(([, item]) => item) : Object.fromEntries(entries)
}

function requireSource(sources: ReadonlyMap<string, Source>, id: string): Source {
  const source = sources.get(id)
  if (!source) throw new Error(`No source has the id "${id}".`)
  return source
}

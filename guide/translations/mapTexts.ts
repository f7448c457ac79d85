import type { z } from 'zod'
import { findEntry, unwrapSchema, type FieldEntry, type Wording } from '@/guide/fields/catalog'
import { unknownParty } from '@/guide/fields/published'
import { getPublicationRule, listChildren } from '@/guide/fields/publicationRules'
import { textFields } from '@/guide/fields/text'

type Schema = z.core.$ZodType

/** A passage of an editors' file that pages show. */
export interface GuideText {
  readonly path: readonly (string | number)[]
  readonly text: string
  readonly wording?: Wording
  /** Language of the passage, if its file has one for it. */
  readonly language?: string
  /** The rule of the field, which a translation must follow, too. */
  readonly schema: Schema
}

/** Replacement of a passage. Several can replace one in a list. */
type Change = (found: GuideText) => string | readonly string[]

/**
 * Copies the validated value of a file with other text in place of each passage that pages show. A language beside a
 * passage that changes is left out. Private fields, and facts that are not published, stay as they are.
 */
export function mapTexts<Value>(schema: Schema, value: Value, change: Change): Value {
  return convert({ schema, value, path: [] }, change) as Value
}

/** Lists the passages in the validated value of a file that pages show. */
export function listTexts(schema: Schema, value: unknown): readonly GuideText[] {
  const texts: GuideText[] = []
  mapTexts(schema, value, (found) => {
    texts.push(found)
    return found.text
  })
  return texts
}

interface Place {
  readonly schema: Schema
  readonly value: unknown
  readonly path: GuideText['path']
  /** The entry of a list, which its items share. */
  readonly entry?: FieldEntry | undefined
  /** The language that the group around the field names. */
  readonly language?: string | undefined
}

function convert({ schema, value, path, language, ...inherited }: Place, change: Change): unknown {
  const rule = getPublicationRule(schema)
  if (rule?.kind === 'private' || rule?.kind === 'sourceId') return value
  const entry = findEntry(schema) ?? inherited.entry
  if (typeof value === 'string') {
    const { wording, hasLanguage = false } = entry ?? {}
    if ((!isText(schema) && wording !== 'cited') || !hasWords(value)) return value
    const own = hasLanguage && language !== undefined ? { language } : {}
    return change({ path, text: value, schema, ...(wording ? { wording } : {}), ...own })
  }
  if (typeof value !== 'object' || value === null || (rule?.kind === 'fact' && !rule.isPublished(value))) return value
  const named = 'language' in value && typeof value.language === 'string' ? value.language : undefined
  const children = listChildren(schema, value).map((child) => {
    const place = { schema: child.schema, value: child.value, path: [...path, child.key], language: named, entry }
    return [child.key, convert(place, change)] as const
  })
  if (Array.isArray(value)) return children.flatMap(([, item]) => item)
  const changed = Object.fromEntries(children)
  return named !== undefined && hasOtherText(schema, value, changed)
    ? { ...value, ...changed, language: undefined }
    : { ...value, ...changed }
}

/** True if a passage that the language of its group is about has changed. */
function hasOtherText(schema: Schema, before: object, after: Readonly<Record<string, unknown>>): boolean {
  return listChildren(schema, before).some(
    ({ key, schema: child, value }) => findEntry(child)?.hasLanguage && after[key] !== value,
  )
}

function hasWords(text: string): boolean {
  return text !== unknownParty && /\p{L}/u.test(text)
}

function isText(schema: Schema): boolean {
  const inner = unwrapSchema(schema)
  return textFields.get(schema as z.ZodType) !== undefined || (inner !== undefined && isText(inner))
}

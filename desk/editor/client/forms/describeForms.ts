/** Node.js only: describes the forms of the editors' files from their schemas. */
import { z } from 'zod'
import { phone } from '@/guide/fields/addresses'
import { candidateFile } from '@/guide/fields/candidateFile'
import { time } from '@/guide/fields/dates'
import { electionFile } from '@/guide/fields/electionFile'
import { getPublicationRule, unwrapSchema } from '@/guide/fields/publicationRules'
import { sourcesFile } from '@/guide/fields/sourcesFile'
import { maxLengths } from '@/guide/fields/texts'
import type { FieldForm, Form, Forms, GroupForm, TextForm } from './form'
import { findWords, rareFields } from './labels'
import { recordKeys, referenceTargets } from './references'

type Schema = z.core.$ZodType

/**
 * Returns the forms of all files.
 * @throws an error that names the field, if a field has no label or refers to something unknown
 */
export function describeForms(): Forms {
  return {
    candidate: describeGroup(candidateFile, ['candidate']),
    election: describeGroup(electionFile, ['election']),
    source: describeGroup(sourcesFile.valueType, ['source']),
  }
}

/** @param names names of the groups and fields that lead to the group. Items of a list have no name */
function describeGroup(schema: z.ZodObject, names: readonly string[]): GroupForm {
  const shape = new Map<string, Schema>(Object.entries(schema.shape))
  return { kind: 'group', fields: [...shape].map(([name, field]) => describeField(field, [...names, name])) }
}

function describeField(schema: Schema, names: readonly string[]): FieldForm {
  const found = findWords(names)
  if (!found)
    throw new Error(`The field ${names.join('.')} has no label. Add it to desk/editor/client/forms/labels.ts.`)
  const name = names.at(-1) ?? ''
  const form = describe(schema, names)
  const description = schema instanceof z.ZodType ? schema.description : undefined
  const help = found.help ?? toHelp(description ?? '', found.label)
  const isRare = [name, getKey(names)].some((key) => rareFields.has(key))
  return { name, label: found.label, ...(help ? { help } : {}), isRequired: !unwrapSchema(schema), isRare, form }
}

function describe(schema: Schema, names: readonly string[]): Form {
  const inner = unwrapSchema(schema)
  if (inner) return describe(inner, names)
  if (names.at(-1) === 'src') return { kind: 'photo' }
  const target = getPublicationRule(schema)?.kind === 'sourceId' ? 'source' : referenceTargets[getKey(names)]
  if (schema instanceof z.ZodObject) return describeGroup(schema, names)
  if (schema instanceof z.ZodArray) {
    const item = describe(schema.element, names)
    return item.kind === 'reference' ? { kind: 'references', target: item.target } : { kind: 'list', item }
  }
  if (schema instanceof z.ZodRecord) return describeRecord(schema, names)
  if (target) return { kind: 'reference', target }
  if (schema instanceof z.ZodEnum) return { kind: 'choice', values: schema.options.map(String) }
  if (schema instanceof z.ZodBoolean) return { kind: 'yesNo' }
  if (schema instanceof z.ZodNumber) return { kind: 'number' }
  return describeText(schema, names)
}

function describeRecord(schema: z.ZodRecord, names: readonly string[]): Form {
  const keys = recordKeys[names.at(-1) ?? '']
  if (!keys) throw new Error(`The keys of ${names.join('.')} are not in desk/editor/client/forms/references.ts.`)
  return { kind: 'record', keys, value: describe(schema.valueType, names) }
}

function describeText(schema: Schema, names: readonly string[]): TextForm {
  if (schema instanceof z.ZodPipe) return { kind: 'text', input: 'looseDate', isLong: false, max: maxLengths.name }
  const { format, maxLength, pattern } = readJsonSchema(schema)
  const isId = names.at(-1) === 'id'
  const formats: Readonly<Record<string, TextForm['input']>> = { uri: 'url', email: 'email', date: 'date' }
  const patterns = new Map<unknown, TextForm['input']>([
    [readJsonSchema(time).pattern, 'time'],
    [readJsonSchema(phone).pattern, 'tel'],
  ])
  const input = formats[format ?? ''] ?? patterns.get(pattern ?? {}) ?? 'text'
  const isLong = input === 'text' && !isId && maxLength !== undefined && maxLength >= maxLengths.text
  return { kind: 'text', input, isLong, ...(maxLength === undefined ? {} : { max: maxLength }) }
}

function readJsonSchema(schema: Schema): {
  readonly format?: string
  readonly maxLength?: number
  readonly pattern?: string
} {
  const { format, maxLength, pattern } = z.toJSONSchema(schema, { io: 'input' })
  return { ...(format ? { format } : {}), ...(maxLength ? { maxLength } : {}), ...(pattern ? { pattern } : {}) }
}

/** Name of a field after that of its group, like `stances.topics`. */
function getKey(names: readonly string[]): string {
  return names.slice(-2).join('.')
}

/** Rewrites a description for a form, which has Yes, No and empty fields, not YAML. Skips what repeats the label. */
function toHelp(description: string, label: string): string {
  const start = `${label}.`
  return (description.startsWith(start) ? description.slice(start.length).trim() : description)
    .replaceAll(/\btrue\b/g, 'Yes')
    .replaceAll(/\bfalse\b/g, 'No')
    .replaceAll(/\b([Ll])eave out\b/g, '$1eave empty')
}

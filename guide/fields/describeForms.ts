/** Node.js only: describes the fields of the editors' files from their schemas. */
import { z } from 'zod'
import { memoize } from '@/lib/collections'
import { phone } from './addresses'
import { candidateFile } from './candidateFile'
import { explain, findEntry, unwrapSchema, type FieldEntry } from './catalog'
import { time } from './values'
import { electionFile } from './electionFile'
import type { FieldForm, Form, Forms, GroupForm, TextForm } from './forms'
import { getPublicationRule } from './publicationRules'
import { questionnaireFile } from './questionnaireFile'
import { sourcesFile } from './sourcesFile'
import { maxLengths } from './text'
import { translationsFile } from './translationsFile'

type Schema = z.core.$ZodType

/** @throws an error that names the field, if a field is not in the catalog */
export function describeForms(): Forms {
  return {
    candidate: describeGroup(candidateFile),
    election: describeGroup(electionFile),
    source: describeGroup(sourcesFile.valueType),
    questionnaire: describeGroup(questionnaireFile),
    translations: describeGroup(translationsFile),
  }
}

/**
 * Describes the fields of a group. Each group once, because it takes long.
 * @throws an error that names the field, if a field is not in the catalog
 */
export const describeGroup = memoize((schema: z.ZodObject): GroupForm => {
  const shape = Object.entries<Schema>(schema.shape)
  return { kind: 'group', fields: shape.map(([name, field]) => describeField(name, field)) }
})

function describeField(name: string, schema: Schema): FieldForm {
  const entry = findEntry(schema)
  if (!entry)
    throw new Error(`The field ${name} is not in the catalog. Declare it with field() of guide/fields/catalog.ts.`)
  const { label, section = label, isRare = false, isGenerated, isStatement } = entry
  return {
    name,
    label,
    help: explain(schema),
    section,
    isRequired: !unwrapSchema(schema),
    isRare,
    isGenerated,
    isPrivate: getPublicationRule(schema)?.kind === 'private',
    isStatement,
    form: describeForm(schema, entry),
  }
}

/** Describes the form of a field, or of an item of a list, which has the entry of its list. */
export function describeForm(schema: Schema, entry: FieldEntry): Form {
  const inner = unwrapSchema(schema)
  if (inner) return describeForm(inner, entry)
  if (entry.isPhoto) return { kind: 'photo' }
  if (schema instanceof z.ZodObject) return describeGroup(schema)
  if (schema instanceof z.ZodArray) {
    const item = describeForm(schema.element, entry)
    if (item.kind === 'reference') return { kind: 'references', target: item.target }
    return { kind: 'list', item, itemName: entry.itemName, defines: entry.defines }
  }
  if (schema instanceof z.ZodRecord) {
    if (!entry.keys) throw new Error(`The catalog does not say what the keys of "${entry.label}" are.`)
    return { kind: 'record', keys: entry.keys, value: describeForm(schema.valueType, entry) }
  }
  const target = getPublicationRule(schema)?.kind === 'sourceId' ? 'source' : entry.target
  if (target) return { kind: 'reference', target }
  if (schema instanceof z.ZodEnum) return { kind: 'choice', values: schema.options.map(String) }
  if (schema instanceof z.ZodBoolean) return { kind: 'yesNo' }
  if (schema instanceof z.ZodNumber) return schema.isInt ? { kind: 'number' } : { kind: 'number', hasDecimals: true }
  return describeText(schema, entry)
}

function describeText(schema: Schema, { account }: FieldEntry): TextForm {
  if (schema instanceof z.ZodPipe) return { kind: 'text', input: 'looseDate', isLong: false, max: maxLengths.name }
  if (schema instanceof z.ZodUnion) return { kind: 'text', input: 'contact', isLong: false }
  const { format = '', maxLength, pattern = '' } = readJsonSchema(schema)
  const formats: Readonly<Record<string, TextForm['input']>> = { uri: 'url', email: 'email', date: 'date' }
  const patterns = new Map<unknown, TextForm['input']>([
    [readJsonSchema(time).pattern, 'time'],
    [readJsonSchema(phone).pattern, 'tel'],
  ])
  const input = formats[format] ?? patterns.get(pattern) ?? 'text'
  const isLong = input === 'text' && maxLength !== undefined && maxLength >= maxLengths.text
  return { kind: 'text', input, isLong, max: maxLength, account }
}

const readJsonSchema = memoize((schema: Schema) => z.toJSONSchema(schema, { io: 'input' }))

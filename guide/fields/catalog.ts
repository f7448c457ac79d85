/**
 * The catalog of fields: what people read about a field of the editors' files, declared beside its rule. The descriptions of
 * the JSON Schemas, the editor's forms, the columns of spreadsheets and docs/fields.md are made from it.
 */
import { z } from 'zod'
import { memoize } from '@/lib/collections'
import { getOwn } from '@/lib/values'

/** What an id refers to. `contest`: a race or a ballot question. `answer`: one of a ballot question. */
export type Target =
  'source' | 'race' | 'question' | 'answer' | 'contest' | 'group' | 'areaKind' | 'topic' | 'candidate'

export const targetNouns: Readonly<Record<Target, string>> = {
  source: 'a source',
  race: 'a race',
  question: 'a ballot question',
  answer: 'an answer',
  contest: 'a race or a question',
  group: 'a group',
  areaKind: 'a kind of area',
  topic: 'a topic',
  candidate: 'a candidate',
}

export interface FieldOptions {
  /** What to enter, for editors. Readers of the open data get only the help. */
  readonly advice?: string
  /** Headings of its column in spreadsheets. Exports have the first, by default the label. Imports read all. */
  readonly headings?: readonly string[]
  /** Title of its section in the form of a file. By default, the field is a section of its own. */
  readonly section?: string
  /** True for a field that few entries need. The form has it under "More". */
  readonly isRare?: boolean
  /** True for a field that a command writes. No form has it. */
  readonly isGenerated?: boolean
  /** What the id or the ids refer to. */
  readonly target?: Target
  /** What the keys of a group of values refer to. */
  readonly keys?: Target
  /** One item of a list, like `key stance`. */
  readonly itemName?: string
  /** What an item of a list is to the fields that refer to it. */
  readonly defines?: Target
  /** Address of accounts, before the name of the account. */
  readonly account?: string
  /** What messages ask for, like `when polls open`. By default, the label with `the`, or what the rule expects. */
  readonly ask?: string
  /** True for the name of a photograph. */
  readonly isPhoto?: boolean
  /** True for what a candidate said or did, or what editors summarize of it. A change of it is of substance. */
  readonly isStatement?: boolean
  /** What the text is to translators, if it is not simply the editors' own. */
  readonly wording?: Wording
  /** True if the field "language" beside it is about this text. */
  readonly hasLanguage?: boolean
}

/**
 * Text that is not translated for itself, as the editors' own words are.
 * - `candidate`: those of a candidate. A language has them for everyone in a race, or for nobody.
 * - `cited`: a title as it was published. It stays in its language.
 * - `name`: a name, number or address, which is the same in every language.
 * - `searched`: words that pages search for in other text. A translation is searched for, too.
 */
export type Wording = 'candidate' | 'cited' | 'name' | 'searched'

export interface FieldEntry extends FieldOptions {
  readonly label: string
  /** What the value means, if the label does not say it. Empty otherwise. */
  readonly help: string
}

const catalog = z.registry<FieldEntry>()

export function field<Schema extends z.ZodType>(
  schema: Schema,
  label: string,
  help = '',
  options: FieldOptions = {},
): Schema {
  const reference = options.target ? 'By id.' : ''
  const described = schema.describe([`${label}.`, help, reference].filter(Boolean).join(' '))
  // An entry inherits the options of the schema that it was made from.
  catalog.add(described, { advice: '', ...options, label, help })
  return described
}

/** Puts the fields of a file into a section of its form. */
export function section<Fields extends Readonly<Record<string, z.ZodType>>>(title: string, fields: Fields): Fields {
  for (const schema of Object.values(fields)) catalog.add(schema, { ...catalog.get(schema)!, section: title })
  return fields
}

export const findEntry = memoize((schema: z.core.$ZodType): FieldEntry | undefined => {
  const inner = unwrapSchema(schema)
  return catalog.get(schema) ?? (inner && findEntry(inner))
})

/** What an editor should know about a field, besides its label. Empty if that says it all. */
export function explain(schema: z.core.$ZodType): string {
  const { help = '', advice = '' } = findEntry(schema) ?? {}
  return [help, advice].filter(Boolean).join(' ')
}

/** The schema of a field, an item or an entry under an id. Undefined if the schema does not have it. */
export function getChild(schema: z.core.$ZodType, key: PropertyKey): z.core.$ZodType | undefined {
  const inner = unwrapSchema(schema)
  if (inner) return getChild(inner, key)
  if (schema instanceof z.ZodArray) return schema.element
  if (schema instanceof z.ZodRecord) return schema.valueType
  const fields: Readonly<Record<string, z.core.$ZodType>> = schema instanceof z.ZodObject ? schema.shape : {}
  return getOwn(fields, String(key))
}

/** The schema inside an optional field. Undefined for other schemas. */
export function unwrapSchema(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? schema.unwrap() : undefined
}

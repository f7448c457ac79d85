/** Columns of sheets, made from the fields of the files that they belong to. */
import type { z } from 'zod'
import { findEntry, unwrapSchema, type Target } from '@/guide/fields/catalog'
import { describeGroup } from '@/guide/fields/describeForms'
import type { FieldForm, Form } from '@/guide/fields/forms'
import type { Path } from '@/lib/values'
import * as cells from './cellKinds'
import type { ReferenceKind } from './references'

export interface Column {
  readonly field: string
  readonly heading: string
  readonly otherHeadings?: readonly string[]
  /** Explains the column to editors, in one sentence. */
  readonly help: string
  readonly isRequired?: boolean
  /** Columns of other programs whose cells make this one, and what is between them. Only imports read them. */
  readonly parts?: { readonly columns: readonly Column[]; readonly separator: string }
  /** Width in an export, in characters. */
  readonly width?: number
  /** Path of the field, from the part of the file that a row is about. Omitted for a column that identifies that part. */
  readonly path?: Path
  readonly cell: cells.CellKind
  readonly schema?: z.core.$ZodType
}

/** A kind of table, recognized by its name or its headings. */
export interface TableKind {
  readonly id: string
  readonly name: string
  /** Further names of sheets with such a table. A singular is the same as its plural. */
  readonly otherNames?: readonly string[]
  readonly columns: readonly Column[]
  /** Explains a heading that is no column. By default, such a column is ignored. */
  readonly rejectHeading?: (heading: string) => string | undefined
}

/**
 * The columns for the fields of a part of a file. Other sheets have the items of its lists, and none has private fields.
 * @param notes what an import does without a cell, under the names of fields
 */
export function listColumns(record: z.ZodObject, notes: Readonly<Record<string, string>> = {}): readonly Column[] {
  return describeGroup(record).fields.flatMap((field) => listFieldColumns(record, field, [], notes))
}

export function getColumn(columns: readonly Column[], field: string): Column {
  const column = columns.find((other) => other.field === field)
  if (!column) throw new Error(`There is no column for "${field}".`)
  return column
}

function listFieldColumns(
  group: z.ZodObject,
  { name, label, help = '', isRequired, isPrivate = false, form }: FieldForm,
  parents: readonly string[],
  notes: Readonly<Record<string, string>>,
): readonly Column[] {
  const schema = group.shape[name] as z.core.$ZodType
  const path = [...parents, name]
  if (form.kind === 'group') {
    const inner = (unwrapSchema(schema) ?? schema) as z.ZodObject
    return form.fields.flatMap((child) => listFieldColumns(inner, child, path, notes))
  }
  const cell = name === 'runningMates' ? cells.runningMates : toCell(form, findEntry(schema)?.account)
  if (!cell || isPrivate) return []
  const field = path.join('.')
  const [heading = label, ...otherHeadings] = findEntry(schema)?.headings ?? []
  const note = notes[field]
  const choices = form.kind === 'choice' ? `One of: ${form.values.join(', ')}.` : undefined
  const width = getWidth(form)
  return [
    {
      field,
      heading,
      otherHeadings: [field, ...otherHeadings],
      help: [help || `${label}.`, note, cell.hint, choices].filter(Boolean).join(' '),
      isRequired: isRequired && parents.length === 0 && note === undefined,
      ...(width === undefined ? {} : { width }),
      path,
      cell,
      schema,
    },
  ]
}

/** Undefined if no cell can hold the field. */
function toCell(form: Form, account: string | undefined): cells.CellKind | undefined {
  switch (form.kind) {
    case 'yesNo':
      return cells.yesNo
    case 'number':
      return cells.number
    case 'choice':
      return cells.choice
    case 'reference':
      return cells.reference(toReferenceKind(form.target))
    case 'references':
      return cells.referenceList(toReferenceKind(form.target))
    case 'photo':
      return cells.photo
    case 'list':
      return form.item.kind === 'number' ? cells.numbers : undefined
    case 'text':
      if (form.input === 'date' || form.input === 'looseDate') return cells.date
      if (form.input === 'time') return cells.time
      return form.input === 'url' || form.input === 'contact' ? cells.account(account) : cells.text
    default:
      return undefined
  }
}

function toReferenceKind(target: Target): ReferenceKind {
  if (target === 'question' || target === 'answer' || target === 'contest')
    throw new Error(`No cell refers to a ${target}.`)
  return target
}

function getWidth(form: Form): number | undefined {
  if (form.kind === 'references') return 24
  if (form.kind !== 'text' || (form.input !== 'text' && form.input !== 'url')) return undefined
  return form.isLong ? 60 : 30
}

const firstName: Column = {
  field: 'firstName',
  heading: 'First name',
  otherHeadings: ['Given name', 'Forename', 'First', 'Candidate first name'],
  help: 'The name before the surname.',
  cell: cells.text,
}
const lastName: Column = {
  field: 'lastName',
  heading: 'Last name',
  otherHeadings: ['Surname', 'Family name', 'Last', 'Candidate last name'],
  help: 'The surname.',
  cell: cells.text,
}
/** Two columns that together replace the column of a name. */
export const nameParts = { columns: [firstName, lastName], separator: ' ' }
export const sortNameParts = { columns: [lastName, firstName], separator: ', ' }

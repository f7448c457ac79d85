/** Columns of the sheets, and the fields of the files that they belong to. */
import { z } from 'zod'
import { unwrapSchema } from '@/guide/fields/catalog'
import type { Path } from '@/lib/values'
import type { CellKind } from '../cells/cellKinds'
import type { ColumnKind, TableKind } from '../files/table'

/** A column. */
export interface Column extends ColumnKind {
  /**
   * Path of the field, from the part of the file that a row is about. Omitted for a column that identifies that part, or
   * that says something about another.
   */
  readonly path?: Path
  readonly cell: CellKind
  /** Validates the value of a cell. */
  readonly schema?: z.core.$ZodType
  /** True for a column of other programs, which an export does not have. */
  readonly isImportOnly?: boolean
}

/** A kind of sheet. */
export interface SheetKind extends TableKind {
  readonly id: SheetId
  readonly columns: readonly Column[]
}

export type SheetId = 'races' | 'candidates' | 'statements' | 'sources' | 'topics'

type Options = Partial<Pick<Column, 'otherHeadings' | 'isRequired' | 'width' | 'help'>>

/**
 * Returns a function that creates columns for the fields of a schema. Their help is the description of the field.
 * @param record schema of the part of a file that a row is about
 */
export function columnsOf(record: z.core.$ZodType) {
  return (field: string, heading: string, cell: CellKind, { otherHeadings = [], ...options }: Options = {}): Column => {
    const path = field.split('.')
    const schema = path.reduce(getFieldSchema, record)
    const help = options.help ?? `${toHelp(describeSchema(schema))} ${cell.hint ?? ''}`
    return {
      ...options,
      field,
      heading,
      otherHeadings: [field, ...otherHeadings],
      help: `${help.trim()} ${listChoices(schema)}`.trim(),
      path,
      cell,
      schema,
    }
  }
}

/** The schema without the layers that make it optional. */
function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  const inner = unwrapSchema(schema)
  return inner ? unwrap(inner) : schema
}

function getFieldSchema(schema: z.core.$ZodType, name: string): z.core.$ZodType {
  const group = unwrap(schema)
  const field = group instanceof z.ZodObject ? (group.shape as Record<string, z.core.$ZodType>)[name] : undefined
  if (!field) throw new Error(`The schema has no field "${name}".`)
  return field
}

function describeSchema(schema: z.core.$ZodType): string {
  const inner = unwrapSchema(schema)
  return z.globalRegistry.get(schema)?.description ?? (inner ? describeSchema(inner) : '')
}

function listChoices(schema: z.core.$ZodType): string {
  const choices = unwrap(schema)
  return choices instanceof z.ZodEnum ? `One of: ${choices.options.join(', ')}.` : ''
}

/** The description of a field in a file, for a cell. */
function toHelp(description: string): string {
  return description
    .replaceAll(/\btrue\b/g, 'yes')
    .replaceAll(/\bfalse\b/g, 'no')
    .replaceAll(/\b(l)eave out\b/gi, '$1eave empty')
    .replaceAll('Ids from sources.yaml', 'Ids or titles of sources')
    .replace(' At least one.', '')
}

import { z } from 'zod'
import { findEntry, unwrapSchema } from '@/guide/fields/catalog'
import { describeInput } from '@/guide/read/validation'
import type { YamlValue } from '@/guide/write/yamlValue'
import { formatFieldName, type Problem } from '@/lib/problems'
import { getAt, isEqual, type Path } from '@/lib/values'
import { buildReferences, type References } from '../cells/references'
import type { Column } from '../cells/columns'
import type { EditedElection, EditedFile, FilePart } from '../editedFiles'
import type { Row } from './rows'

export interface FieldChange {
  readonly heading: string
  readonly before: string
  readonly after: string
}

export interface PlannedRecord extends FilePart {
  /** Id of the kind of sheet, `answers` or `translations`. */
  readonly kind: string
  /** Name for people, like `bears` or `bears, stance 2`. */
  readonly label: string
  readonly isNew: boolean
  readonly changes: FieldChange[]
}

/** The cell or the row that a field comes from. */
export interface Origin {
  readonly file: string
  /** Formatted path of the field or, for a row, of its part of the file. */
  readonly field: string
  readonly row: Row
  readonly record: PlannedRecord
  /** Field of the column. Omitted for the row. */
  readonly column?: string
}

/** A cell with this text removes the field from the file. */
export const clearCell = '(clear)'

/** A plan in progress. Its edits are in the files. */
export class Plan {
  readonly problems: Problem[] = []
  readonly records: PlannedRecord[] = []
  readonly origins: Origin[] = []
  /** The fields for which the sheets have a value, or clear it. */
  readonly given: { readonly file: EditedFile; readonly path: Path }[] = []
  /** How often each rule set a value that no cell has, or removed one. */
  readonly notes = new Map<string, number>()

  /** Finds races, sources and so on. Built anew for each kind of sheet, whose rows may refer to what others have added. */
  references: References

  /** @param today as `YYYY-MM-DD` */
  constructor(
    readonly files: EditedElection,
    readonly today: string,
  ) {
    this.references = buildReferences(files)
  }

  /** Reports a cell. Returns undefined, for functions that have no result then. */
  report(row: Row, field: string, message: string): undefined {
    const place = { file: row.sheet.name, row: row.number, field: `column "${row.getHeading(field)}"` }
    this.problems.push({ ...place, message })
  }

  /** Counts how often a rule applied. The number is printed after the rule. */
  note(rule: string): void {
    this.notes.set(rule, (this.notes.get(rule) ?? 0) + 1)
  }

  /** Returns a function that reports a row with the key of an earlier one, and returns true for it. */
  createDuplicateFinder(): (row: Row, field: string, key: string) => boolean {
    const first = new Map<string, Row>()
    return (row, field, key) => {
      const earlier = first.get(key)
      first.set(key, earlier ?? row)
      if (!earlier) return false
      const sheet = earlier.sheet === row.sheet ? '' : ` of ${earlier.sheet.name}`
      const message = `Row ${earlier.number}${sheet} is about “${key}”, too. Delete one of the two rows, or correct it.`
      this.report(row, field, message)
      return true
    }
  }

  /** The first source of the guide is often the list of candidates. `noun`, in the plural, names what has no source. */
  setDefaultSources({ file, base }: PlannedRecord, noun: string): void {
    const [source] = Object.keys(this.files.sources.value ?? {})
    if (source === undefined || file.get([...base, 'sources']) !== undefined) return
    file.set([...base, 'sources'], [source])
    this.note(`New ${noun} without a source in the sheets, which get "${source}", the first source of the guide`)
  }

  /** Begins what a row is about, and sets the fields of columns as {@link Plan.fill} does. */
  start(row: Row, record: Omit<PlannedRecord, 'changes'>, columns: readonly Column[] = []): PlannedRecord {
    const { file, base } = record
    const started = { ...record, changes: [] }
    this.records.push(started)
    this.origins.push({ file: file.path, field: formatFieldName(base), row, record: started })
    this.fill(row, columns, started)
    return started
  }

  /** Sets the fields of columns to the cells of a row. An empty cell leaves the field as it is. */
  fill(row: Row, columns: readonly Column[], record: PlannedRecord): void {
    const { file, base, changes } = record
    for (const column of columns) {
      if (!column.path) continue
      const path = [...base, ...column.path]
      const cell = row.get(column.field)
      this.origins.push({ file: file.path, field: formatFieldName(path), row, record, column: column.field })
      const old = file.get(path)
      const before = column.cell.format(old)
      if (cell !== '') this.given.push({ file, path })
      if (cell === '' || cell === before) continue
      const value = this.parse(row, column)
      if (value === undefined || isSame(value, old)) continue
      if (value === null) file.remove(path)
      else file.set(path, value)
      changes.push({ heading: row.getHeading(column.field), before, after: column.cell.format(value) })
    }
  }

  /** The value of a cell. Null if it clears the field. Undefined if the cell is empty, or has a problem. */
  parse(row: Row, column: Column): YamlValue | undefined {
    const cell = row.get(column.field)
    if (cell === '') return undefined
    if (isClear(cell)) {
      if (!isRequired(column)) return null
      return this.report(row, column.field, 'The guide needs a value here, so it cannot be cleared. Enter one.')
    }
    const parsed = column.cell.parse(cell, this.references)
    const message = 'value' in parsed ? findProblem(parsed.value, column) : parsed.message
    if (message === undefined) return 'value' in parsed ? parsed.value : undefined
    return this.report(row, column.field, message)
  }
}

/**
 * True for a column whose field cannot be removed. The fields of a group, like a withdrawal, are removed together.
 * Without its required fields, a statement would be removed from its list, and later rows would change others.
 */
function isRequired({ path, schema }: Column): boolean {
  return path?.length === 1 && schema ? unwrapSchema(schema) === undefined : !path
}

export function isClear(cell: string): boolean {
  return cell.toLowerCase() === clearCell
}

function findProblem(value: YamlValue, { schema }: Column): string | undefined {
  const issue = schema && z.safeParse(schema, value).error?.issues[0]
  if (!issue) return undefined
  // The id of a file has no form.
  return findEntry(schema) ? describeInput(schema, issue, getAt(value, issue.path)) : `Enter ${issue.message}.`
}

/** True for equal values. Files have a year as a number or a string. */
function isSame(value: YamlValue, old: unknown): boolean {
  if (value === null) return old === undefined || old === null
  return isEqual(value, old) || (typeof value === 'number' && String(value) === old)
}

/** Validates a file against its schema and describes problems in plain language, for users of the editor. */
import { z } from 'zod'
import { askOthers, type Problem } from '@/lib/problems'
import { findEntry, getChild, targetNouns, type FieldEntry } from '@/guide/fields/catalog'
import { describeForm } from '@/guide/fields/describeForms'
import type { Form } from '@/guide/fields/forms'
import { idPattern, raceIdPattern, suggestId, suggestRaceId } from '@/guide/fields/ids'
import { listChildren } from '@/guide/fields/publicationRules'
import type { CheckedFile } from './electionFiles'
import { createProblem, type DataFile, type Path } from './yaml'

interface Validated<Value> extends Omit<CheckedFile<Value>, 'report'> {
  readonly problems: readonly Problem[]
}

/** Returns the file with its validated value, or with every problem in it. The same file has the same result. */
export function validate<Value>(data: DataFile, schema: z.ZodType<Value>): Validated<Value> {
  const known = (validated.get(data) ?? validateOnce(data, schema)) as Validated<Value>
  validated.set(data, known)
  return known
}

/** A file has one schema. */
const validated = new WeakMap<DataFile, Validated<unknown>>()

function validateOnce<Value>(data: DataFile, schema: z.ZodType<Value>): Validated<Value> {
  if (data.problems.length > 0) return { data, fields: {}, problems: data.problems }
  const result = schema.safeParse(data.value)
  if (result.success) return { data, value: result.data, fields: result.data as Partial<Value>, problems: [] }
  const fields = pickValidFields(schema, data.value) as Partial<Value>
  return { data, fields, problems: result.error.issues.flatMap((issue) => describeIssue(data, schema, issue)) }
}

export function describeIssue(data: DataFile, schema: z.ZodType, issue: z.core.$ZodIssue): Problem[] {
  const { code, path } = issue
  if (code === 'unrecognized_keys')
    return issue.keys.map((key) => createProblem(data, [...path, key], describeUnknownField(key)))
  return [createProblem(data, path, describeInput(schema, issue, data.get(path)))]
}

function pickValidFields(schema: z.ZodType, value: unknown): Record<string, unknown> {
  return Object.fromEntries(
    listChildren(schema, value).flatMap((child) => {
      const result = z.safeParse(child.schema, child.value)
      return result.success ? [[child.key, result.data]] : []
    }),
  )
}

type Schema = z.core.$ZodType

type Issue = z.core.$ZodIssue

/**
 * @param schema of the file, or of the field
 * @param issue with one of its fields
 * @param value of the field
 */
export function describeInput(schema: Schema, issue: Issue, value: unknown): string {
  if (issue.code === 'invalid_key') {
    const [inner = issue] = issue.issues
    const name = String(issue.path.at(-1))
    return [`Rename “${name}” to ${inner.message}.`, suggestName(inner, name)].join(' ').trim()
  }
  const { entry, form } = findField(schema, issue.path) ?? {}
  if (!entry || !form || entry.isGenerated) return refuse(issue)
  if (isEmpty(value)) return askFor(form, entry, issue.message)
  if (issue.code === 'too_big' && typeof value === 'string')
    return `Shorten this to ${issue.maximum} characters. It has ${value.length}.`
  if (issue.code === 'custom' && typeof issue.params?.message === 'string') return issue.params.message
  return [correct(form, entry, issue), suggestName(issue, value)].join(' ').trim()
}

function describeUnknownField(name: string): string {
  return `There is no field “${name}” here. Correct the spelling, or remove it. ${askOthers}`
}

/** Offers the closest valid form of an id. */
function suggestName(issue: z.core.$ZodRawIssue | Issue, value: unknown): string {
  if (issue.code !== 'invalid_format' || typeof value !== 'string') return ''
  const suggest = new Map([
    [String(idPattern), suggestId],
    [String(raceIdPattern), suggestRaceId],
  ]).get(String(issue.pattern))
  const suggestion = suggest?.(value)
  return suggestion ? `Did you mean “${suggestion}”?` : ''
}

/** The form of a field, with its entry in the catalog. An item has the entry of its list. A whole file has no entry. */
function findField(schema: Schema, path: Path) {
  let current: Schema | undefined = schema
  let entry = findEntry(schema)
  for (const key of path) {
    current = current && getChild(current, key)
    entry = (current && findEntry(current)) ?? entry
  }
  return current && entry && { entry, form: describeForm(current, entry) }
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0)
}

function askFor(form: Form, { label, ask, itemName }: FieldEntry, expected: string): string {
  const name = ask ?? `the ${label.charAt(0).toLowerCase()}${label.slice(1)}`
  switch (form.kind) {
    case 'reference':
    case 'references':
      return form.target === 'source' ? 'Add a source.' : `Choose ${targetNouns[form.target]}.`
    case 'choice':
      return `Choose ${name}.`
    case 'text':
    case 'number':
      return `Enter ${ask ?? (expected === 'text' || form.kind === 'number' ? name : expected)}.`
    case 'list':
      return itemName ? `Add at least one ${itemName}.` : `Fill in “${label}”.`
    case 'group':
    case 'record':
      return `Fill in “${label}”.`
    default:
      return correct(form, { label, help: '' }, { message: expected })
  }
}

/** Refuses what no form can have. */
function refuse({ message }: Pick<Issue, 'message'>): string {
  return `This must be ${message}. ${askOthers}`
}

function correct(form: Form, { ask }: FieldEntry, issue: Partial<Pick<Issue, 'code'>> & { message: string }): string {
  const { code, message } = issue
  switch (form.kind) {
    case 'text':
      if (form.input === 'date') return 'Enter a date that exists, like October 12, 2023. In a file, write 2023-10-12.'
      if (form.input === 'looseDate')
        return 'Enter a day, a month or a year that exists, like October 12, 2023, October 2023 or 2023. In a file, write 2023-10-12, 2023-10 or 2023.'
      if (form.input === 'time')
        return 'Enter a time of day, like 7:00 am or 19:30. In a file, write “07:00” or “19:30”.'
      if (form.input === 'url') return 'Enter a web address, like https://example.org.'
      return `Enter ${ask ?? message}.`
    case 'number':
      return `Enter ${message}.`
    case 'yesNo':
      return 'Choose “Yes” or “No”. In a file, write “true” or “false”.'
    case 'choice':
      return `Choose ${message}.`
    case 'reference':
      return form.target === 'source' ? 'Choose a source, or add one.' : `Choose ${targetNouns[form.target]}.`
    case 'references':
      return code === 'custom' ? 'One of these appears twice. Remove one of the two.' : refuse(issue)
    case 'photo':
      return 'Choose a photograph: a JPEG, PNG or WebP.'
    case 'list':
      if (code === 'too_small') return `Add ${message}.`
      return code === 'too_big' ? `Enter ${message}.` : refuse(issue)
    default:
      return refuse(issue)
  }
}

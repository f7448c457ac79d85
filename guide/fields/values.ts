/** Each `error` of a schema is a noun phrase that follows "Enter" or "This must be" in the messages of problems. */
import { z } from 'zod'
import { findForbiddenCharacter } from '@/lib/characters'
import { field } from './catalog'
import { check, maxLengths, retypeAdvice } from './text'

export const yesNo = z.boolean({ error: 'true or false' })

export const oneOf = <const Value extends string>(values: readonly Value[]) =>
  z.enum(values, { error: `one of “${values.join('”, “')}”` })

export const positive = wholeNumber(1, 'a whole number, 1 or greater')

export const list = <Item extends z.ZodType>(item: Item, expected: string) => z.array(item, { error: expected })

/** A value for each of several things, under their ids. */
export const record = <Id extends z.ZodString, Value extends z.ZodType>(keys: Id, value: Value, expected: string) =>
  z.record(keys, value, { error: expected })

/** A group of named fields. Other fields are an error. */
export const namedGroup = <Shape extends z.ZodRawShape>(expected: string, shape: Shape) =>
  z.strictObject(shape, { error: expected })

export const strictGroup = <Shape extends z.ZodRawShape>(shape: Shape) => namedGroup('a group of fields', shape)

/** A count of votes or voters. */
export const count = wholeNumber(0, 'a whole number, 0 or greater')

/** Votes after a transfer. The counts of some elections with several seats have fractions of a vote. */
export const transferred = z.number({ error: 'a number, 0 or greater' }).min(0, { error: 'a number, 0 or greater' })

export function wholeNumber(min: number, error: string) {
  return z.int({ error }).min(min, { error })
}

/** A calendar date, as `YYYY-MM-DD`. */
export const date = z.iso.date({ error: 'a valid date in year-month-day form, like 2017-11-07' })

export const updated = (headings?: readonly string[]) =>
  field(date, 'Last updated', 'The day of the last change of substance. Pages show it.', {
    ask: 'the day of the last change',
    headings,
  })

const partialDateError = 'a date like 2017-10-20, 2017-10 or 2017'

/** A day, a month or a year, as `YYYY-MM-DD`, `YYYY-MM` or `YYYY`. */
export const partialDate = z
  .union([z.string(), z.int()], { error: partialDateError })
  .transform((value) => String(value).trim())
  .pipe(
    z
      .string()
      .regex(/^\d{4}(-\d\d){0,2}$/, { error: partialDateError, abort: true })
      .refine(isDate, { error: partialDateError }),
  )

/** A time of day on the 24-hour clock, as `HH:MM`. */
export const time = z
  .string({ error: 'a time of day in quotation marks, like "07:00"' })
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'a time of day in quotation marks, like "07:00"' })

/** The date of a source: a day, a month, a year, a range of years, or a phrase. */
export const sourceDate = z
  .union([z.string().max(maxLengths.name), z.int()], {
    error: `a date or a phrase of at most ${maxLengths.name} characters`,
  })
  .transform((value) => String(value).trim())
  .pipe(
    z
      .string()
      .superRefine(check(findForbiddenCharacter, 'text of visible characters', retypeAdvice))
      .refine(isSourceDate, { error: 'a date like 2017-10-20, 2017-10 or 2017, or a phrase' }),
  )

/** Returns true for any phrase. Digits and separators alone must form a date that exists. */
function isSourceDate(value: string): boolean {
  if (!/^[\d\s./-]+$/.test(value)) return value !== ''
  return value.includes('/') ? /^\d{4}\/\d{4}$/.test(value) : isDate(value)
}

/** True for a day, a month or a year that exists. */
function isDate(value: string): boolean {
  if (/^\d{4}$/.test(value)) return true
  return z.iso.date().safeParse(/^\d{4}-\d\d$/.test(value) ? `${value}-01` : value).success
}

/** A time zone of the tz database, like `America/New_York`. */
export const timeZone = z
  .string({ error: 'a valid time zone, like America/New_York' })
  .refine(isTimeZone, { error: 'a valid time zone, like America/New_York' })

function isTimeZone(name: string): boolean {
  // Newer versions of Node.js also accept offsets like +05:00, which older ones reject. Very long names are slow.
  if (!/^[A-Za-z][\w+/-]{1,60}$/.test(name)) return false
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }))
  } catch {
    return false
  }
}

/**
 * The kinds of value that a field can hold. In each `error` stands what was expected, in words that follow
 * "expected:" in a problem that an editor reads.
 */
import { z } from 'zod'

/** A text with at least one character that is not a space. */
export const text = (expected = 'a text') => z.string({ error: expected }).trim().min(1, { error: expected })

/** true or false. */
export const yesNo = z.boolean({ error: 'true or false' })

/** A whole number from 1 up. */
export const positive = z.int({ error: 'a whole number from 1 up' }).min(1, { error: 'a whole number from 1 up' })

/** A calendar date that exists, as `YYYY-MM-DD`. */
export const date = z.iso.date({ error: 'a calendar date written as year-month-day, like 2023-11-07' })

/** A time of day on the 24-hour clock, as `HH:MM`. */
export const time = z
  .string({ error: 'a time of day in quotes, like "07:00"' })
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'a time of day in quotes, like "07:00"' })

/** A web address, http or https only. */
export const url = z.url({ protocol: /^https?$/, error: 'a web address that begins with https:// or http://' })

/** An id as it stands in an address: lower-case letters, digits and single hyphens. */
export const idForm = /^[a-z0-9]+(-[a-z0-9]+)*$/
/** An id, see {@link idForm}. */
export const id = z
  .string({ error: 'an id' })
  .regex(idForm, { error: 'an id of lower-case letters, digits and hyphens, like torres-roth' })

/** The short name of a race, like `cityCouncil`. */
export const raceId = z
  .string({ error: 'a race id, like cityCouncil' })
  .regex(/^[a-z][A-Za-z0-9]*$/, { error: 'a race id of letters and digits, like cityCouncil' })
  .refine((value) => value !== 'main', { error: 'another race id: main is the id of the page itself' })

/** The date of a source: a day, month or year that exists, or words. What looks like a date must be one. */
export function isSourceDate(value: string): boolean {
  if (!/^[\d\s./-]+$/.test(value)) return value !== ''
  if (/^\d{4}$/.test(value) || value.includes('/')) return /^\d{4}(\/\d{4})?$/.test(value)
  return z.iso.date().safeParse(/^\d{4}-\d\d$/.test(value) ? `${value}-01` : value).success
}

/** A list of one kind of item. */
export const list = <Item extends z.ZodType>(item: Item, expected: string) => z.array(item, { error: expected })

/** Ids of sources: nothing is published without one. */
export const sourceIds = list(id, 'a list of source ids')
  .min(1, { error: 'at least one source id from sources.yaml' })
  .refine((ids) => new Set(ids).size === ids.length, { error: 'every source once' })
  .describe('Ids from sources.yaml: where this was read. At least one.')

/**
 * A block of named fields, and no others.
 * @param expected what the block is, for the problem that it is something else
 */
export function fields<Shape extends z.ZodRawShape>(shape: Shape, expected = 'a block of fields') {
  const names = Object.keys(shape).join(', ')
  return z.strictObject(shape, {
    error: ({ code }) => (code === 'unrecognized_keys' ? `only these fields: ${names}` : expected),
  })
}

/** Levels of certainty of a voting fact, least first. */
export const certainties = ['none', 'low', 'medium', 'medium-high', 'high'] as const

/** What every voting fact carries. */
export const fact = {
  certainty: z
    .enum(certainties, { error: `one of ${certainties.join(', ')}` })
    .describe('How sure the editors are. Below medium it is left off the site. Never published itself.'),
  sources: sourceIds,
  editorNote: text().optional().describe('For editors. Never published.'),
}

/** A link with its words. */
export const link = {
  label: text('the words of the link').describe('The words of the link.'),
  url: url.describe('Where the link goes.'),
}

/** A time zone by its name in the tz database, like `America/New_York`. */
export const timeZone = z
  .string({ error: 'a time zone like America/New_York' })
  .refine(isTimeZone, { error: 'a time zone like America/New_York' })

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }))
  } catch {
    return false
  }
}

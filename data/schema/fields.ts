/**
 * The kinds of values that fields can have. Each `error` is a noun phrase that follows "expected:" in the problems
 * that editors read.
 */
import { z } from 'zod'
import { findForbiddenCharacter } from '@/lib/characters'
import { findAddressProblem } from './webAddress'

/** Maximum lengths of fields, in UTF-16 code units. */
export const maxLengths = {
  id: 60,
  name: 100,
  title: 120,
  label: 300,
  text: 2000,
  experience: 3000,
  officialText: 20_000,
  address: 2000,
} as const

/** Schemas of all text fields. */
export const textFields = z.registry<{
  /** Maximum length. */
  readonly max: number
  /** True for the editors' own sentences, whose readability the check measures. */
  readonly isEditorial?: boolean
}>()

const atMost = (max: number) => ({ error: `at most ${max} characters` })

/** A check that reports the reason why a text is invalid as `params.found`. */
function check(findProblem: (value: string) => string | undefined, expected: string, fix: string) {
  return (value: string, context: z.core.$RefinementCtx<string>) => {
    const found = findProblem(value)
    if (found) context.addIssue({ code: 'custom', message: expected, params: { found, fix } })
  }
}

const retype = 'Retype the text: the character may be invisible, or may have been pasted with it.'

function textField(
  expected: string,
  max: number,
  findProblem: (value: string) => string | undefined,
  isEditorial = false,
) {
  const schema = z
    .string({ error: expected })
    .trim()
    .min(1, { error: expected })
    .max(max, atMost(max))
    .superRefine(check(findProblem, 'text of visible characters', retype))
  textFields.add(schema, { max, isEditorial })
  return schema
}

/** Text on one line. */
export const shortText = (max: number, expected = 'text') =>
  textField(expected, max, (value) => (/[\n\t]/.test(value) ? 'a line break or a tab' : findForbiddenCharacter(value)))

/** Text with at least one visible character. */
export const text = (expected = 'text', max: number = maxLengths.text) =>
  textField(expected, max, findForbiddenCharacter)

/** Sentences that the editors write. A quotation, an official text or a note for editors is `text`. */
export const editorialText = (expected = 'text', max: number = maxLengths.text) =>
  textField(expected, max, findForbiddenCharacter, true)

/** true or false. */
export const yesNo = z.boolean({ error: 'true or false' })

/** A whole number, 1 or greater. */
export const positive = z
  .int({ error: 'a whole number, 1 or greater' })
  .min(1, { error: 'a whole number, 1 or greater' })

/** A calendar date, as `YYYY-MM-DD`. */
export const date = z.iso.date({ error: 'a valid date in year-month-day form, like 2017-11-07' })

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

/** A web address, http or https only. */
export const url = z
  .url({ protocol: /^https?$/, error: 'a web address that begins with https:// or http://' })
  .max(maxLengths.address, atMost(maxLengths.address))
  .superRefine(
    check(
      findAddressProblem,
      'a web address with a host name like example.org',
      'Copy the address from a browser again.',
    ),
  )

/** Pattern of an id, which is part of a page's address: lowercase letters, digits and single hyphens. */
export const idPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Pattern of the id of a race, a question, a group or an area: letters, digits, hyphens and underscores. */
export const raceIdPattern = /^[A-Za-z0-9_-]+$/

/** An id that matches {@link idPattern}. */
export const id = z
  .string({ error: 'an id' })
  .regex(idPattern, { error: 'an id of lowercase letters, digits and hyphens, like torres-roth' })
  .max(maxLengths.id, atMost(maxLengths.id))
  .refine((value) => !isReserved(value), { error: 'another id: this one is reserved by Windows or web hosts' })

/** True for names that Windows or a host treats specially. */
function isReserved(value: string): boolean {
  return /^(con|prn|aux|nul|com\d|lpt\d|index|404|__proto__)$/i.test(value)
}

/** Returns the valid id that is closest to a text, like `torres-roth` for `Torres Roth`. Undefined if there is none. */
export function suggestId(value: string): string | undefined {
  const words = wordsOf(value).join('-').toLowerCase().slice(0, maxLengths.id).replace(/-$/, '')
  return id.safeParse(words).data
}

/** Returns the valid race id that is closest to a text, like `cityCouncil` for `City Council`. */
export function suggestRaceId(value: string): string | undefined {
  const words = wordsOf(value).map(
    (word, index) => (index === 0 ? word[0]?.toLowerCase() : word[0]?.toUpperCase()) + word.slice(1),
  )
  return raceId.safeParse(words.join('').slice(0, maxLengths.id)).data
}

function wordsOf(value: string): string[] {
  return (
    value
      .slice(0, 200)
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .match(/[A-Za-z0-9]+/g) ?? []
  )
}

/** The id of a race, a question, a group or an area, like `cityCouncil`. Unique without regard to case. */
export const raceId = z
  .string({ error: 'a race id, like cityCouncil' })
  .regex(raceIdPattern, { error: 'a race id of letters, digits, hyphens and underscores, like cityCouncil' })
  .max(maxLengths.id, atMost(maxLengths.id))
  .refine((value) => !isReserved(value), { error: 'another race id: this one is reserved by Windows or web hosts' })
  .refine((value) => value !== 'main', { error: 'another race id: main is the id of an element on every page' })

/** The date of a source: a day, a month, a year, a range of years, or a phrase. */
export const sourceDate = z
  .union([z.string().max(maxLengths.name), z.int()], {
    error: `a date or a phrase of at most ${maxLengths.name} characters`,
  })
  .transform((value) => String(value).trim())
  .pipe(
    z
      .string()
      .superRefine(check(findForbiddenCharacter, 'text of visible characters', retype))
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

/** A list of items of one kind. */
export const list = <Item extends z.ZodType>(item: Item, expected: string) => z.array(item, { error: expected })

/**
 * A group of named fields. Other fields are an error.
 * @param expected noun phrase for the group, for problems
 */
export function fields<Shape extends z.ZodRawShape>(shape: Shape, expected = 'a group of fields') {
  const names = Object.keys(shape).join(', ')
  return z.strictObject(shape, {
    error: ({ code }) => (code === 'unrecognized_keys' ? `only these fields: ${names}` : expected),
  })
}

/** The fields of a link. */
export const link = {
  label: shortText(maxLengths.label, 'the text of the link').describe('Text of the link.'),
  url: url.describe('Address of the linked page.'),
}

/** A language tag of BCP 47, like `en` or `fr-CA`. */
export const languageTag = z
  .string({ error: 'a language tag, like en or fr-CA' })
  .refine(isLanguageTag, { error: 'a language tag, like en or fr-CA' })

function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}

/** The language of a text that is not in the language of the guide. */
export const textLanguage = languageTag
  .optional()
  .describe("Language of the text, like es, if it is not the guide's language.")

/** An email address. */
export const email = z.email({ error: 'an email address' }).max(254, atMost(254))

/** A telephone number, as written. */
export const phone = shortText(40, 'a telephone number').regex(/^\+?[\d ().-]{3,}(?: ?(?:x|ext\.?) ?\d+)?$/, {
  error: 'a telephone number of digits, spaces, hyphens and parentheses, like 781-393-2491',
})

/** An email address or a web address. */
export const contact = z.union([email, url], { error: 'an email address or a web address' })

/** A count of votes or voters: a whole number, 0 or greater. */
export const count = z.int({ error: 'a whole number, 0 or greater' }).min(0, { error: 'a whole number, 0 or greater' })

/** A time zone of the tz database, like `America/New_York`. */
export const timeZone = z
  .string({ error: 'a valid time zone, like America/New_York' })
  .refine(isTimeZone, { error: 'a valid time zone, like America/New_York' })

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }))
  } catch {
    return false
  }
}

import { z } from 'zod'
import { isReserved, isPageWord } from '@/lib/reservedIds'
import { field } from './catalog'
import { atMost, maxLengths } from './text'
import { oneOf } from './values'

/** Pattern of an id, which is part of a page's address: lowercase letters, digits and single hyphens. */
export const idPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Pattern of the id of a race, a question, a group or an area: letters, digits, hyphens and underscores. */
export const raceIdPattern = /^[A-Za-z0-9_-]+$/

const reserved = {
  error: 'another short name: this one is reserved',
  params: { message: 'Enter another short name: this one is reserved.' },
}

export const id = z
  .string({ error: 'a short name' })
  .regex(idPattern, { error: 'a short name of lowercase letters, digits and hyphens, like torres-roth' })
  .max(maxLengths.id, atMost(maxLengths.id))
  .refine((value) => !isReserved(value), reserved)

/** Returns the valid id that is closest to a string, like `torres-roth` for `Torres Roth`. Undefined if there is none. */
export function suggestId(value: string): string | undefined {
  const words = splitWords(value).join('-').toLowerCase().slice(0, maxLengths.id).replace(/-$/, '')
  return id.safeParse(words).data
}

/** Returns the valid race id that is closest to a string, like `cityCouncil` for `City Council`. */
export function suggestRaceId(value: string): string | undefined {
  const words = splitWords(value).map(
    (word, index) => (index === 0 ? word[0]?.toLowerCase() : word[0]?.toUpperCase()) + word.slice(1),
  )
  return raceId.safeParse(words.join('').slice(0, maxLengths.id)).data
}

function splitWords(value: string): string[] {
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
  .string({ error: 'a short name, like “cityCouncil”' })
  .regex(raceIdPattern, { error: 'a short name of letters, digits, hyphens and underscores, like “cityCouncil”' })
  .max(maxLengths.id, atMost(maxLengths.id))
  .refine((value) => !isReserved(value) && !isPageWord(value), reserved)

export const idOptions = {
  advice: 'Do not change it after publication.',
  ask: 'a short name of letters, digits and hyphens, like school-budget',
} as const

/** The id of something that has no file of its own. */
export const chosenId = <Schema extends z.ZodType>(schema: Schema, help: string, headings?: readonly string[]) =>
  field(schema, 'Short name in addresses', help, { ...idOptions, headings })

const ocdPattern = /^ocd-division\/country:[a-z]{2}(?:\/[a-z][a-z_]*:[\p{Ll}\p{N}._~-]+)*$/u

const ocdExample = 'ocd-division/country:us/state:ma/place:springfield'

export const ocdId = field(
  z
    .string({ error: `an id like ${ocdExample}` })
    .max(maxLengths.label, atMost(maxLengths.label))
    .regex(ocdPattern, { error: `an id like ${ocdExample}` })
    .optional(),
  'Open Civic Data division',
  `Of the place whose voters vote, in the Open Civic Data standard, like ${ocdExample}.`,
  { isRare: true, ask: `a division like ${ocdExample}`, headings: ['OCD id', 'OCD-ID', 'Division id'] },
)

export const wikidata = field(
  z
    .string({ error: 'an id like Q42' })
    .regex(/^Q[1-9]\d{0,11}$/, { error: 'an id like Q42' })
    .optional(),
  'Wikidata item',
  'Like Q42.',
  { isRare: true, ask: 'the letter Q and a number, like Q42', headings: ['Wikidata', 'Wikidata id'] },
)

/** Types of units in the election standard (NIST SP 1500-100) that elect somebody. */
const placeKinds = [
  'city',
  'town',
  'village',
  'township',
  'borough',
  'municipality',
  'county',
  'state',
  'ward',
  'precinct',
  'city-council',
  'county-council',
  'school',
  'judicial',
  'utility',
  'water',
  'special',
] as const

export const placeKind = field(
  oneOf(placeKinds).optional(),
  'Kind of place',
  'A word of the election standard of NIST. city-council and county-council are districts that elect one councilor, and school is a school district.',
  { isRare: true, headings: ['Kind', 'Type'] },
)

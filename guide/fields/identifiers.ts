/** Fields that other programs use to join the data: identifiers of places, people and elections, and kinds of places. */
import { z } from 'zod'
import { field } from './catalog'
import { oneOf } from './fields'
import { atMost, maxLengths } from './text'

const ocdPattern = /^ocd-division\/country:[a-z]{2}(?:\/[a-z][a-z_]*:[\p{Ll}\p{N}._~-]+)*$/u
const ocdExample = 'ocd-division/country:us/state:ma/place:springfield'

/** Id of a division in the Open Civic Data standard. */
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

/** Id of an item in Wikidata. */
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

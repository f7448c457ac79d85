/** The format of the open data: the published form of the editors' fields, with the fields that the loader adds. */
import { z } from 'zod'
import { candidateFile } from '@/guide/fields/candidateFile'
import { electionFile } from '@/guide/fields/electionFile'
import { url } from '@/guide/fields/addresses'
import { date, list, positive } from '@/guide/fields/values'
import { id } from '@/guide/fields/ids'
import { candidateResults } from '@/guide/fields/published'
import { questionnaireFile } from '@/guide/fields/questionnaireFile'
import { sourcesFile } from '@/guide/fields/sourcesFile'
import { languageTag } from '@/guide/fields/text'
import { position, stance } from '@/guide/fields/statements'
import { getPublicationRule } from '@/guide/fields/publicationRules'

/**
 * Version of the format. The first number is part of the address of each file, and the second grows with each new
 * field. Files of one address never lose or rename a field, and no field changes its meaning.
 */
export const formatVersion = '1.0'

const required = electionFile.shape

const path = z.string().describe('Address of the statement, relative to that of the guide.')

/** Fields that every file begins with. */
const header = {
  $schema: z.string().describe('Address of the schema, relative to the file.'),
  version: z
    .string()
    .regex(/^1\.\d+$/)
    .describe('Version of the format. The second number grows when a field is added.'),
  updated: date.describe('The day on which the election, a candidate or a questionnaire last changed.'),
  license: url.optional().describe("License of the guide's own text. Quotations and photographs may belong to others."),
}

/** The format of a JSON file. */
function defineFormat<Fields extends z.ZodRawShape>(title: string, fields: Fields) {
  return z.strictObject({ ...header, ...fields }).meta({ title })
}

const heading = z
  .strictObject(electionFile.pick({ city: true, state: true, title: true, name: true, date: true }).shape)
  .describe('The election that the file is about.')

/** The parts of an election that are lists of their own. */
const parts = {
  groups: true,
  areaKinds: true,
  areas: true,
  races: true,
  questions: true,
  topics: true,
  terms: true,
  results: true,
} as const

const electionTitle = 'election.json: the election with its races, ballot questions, topics, terms and results'

const electionFormat = defineFormat(electionTitle, {
  // The others are settings of the site, not facts about the election.
  election: electionFile
    .omit({ ...parts, legacyRoutes: true, languages: true })
    .extend({
      language: languageTag.optional().describe('A code for the language of the text, like en. By default en.'),
    })
    .describe('When, where and how to vote.'),
  groups: required.groups.unwrap().describe('Groups of races: towns, wards or districts. Empty if there are none.'),
  areaKinds: required.areaKinds
    .unwrap()
    .describe('What a ballot depends on: one area of each kind. Empty if it depends on one area.'),
  areas: required.areas.unwrap().describe('Places that readers choose from. Empty if there are none.'),
  races: required.races,
  questions: required.questions.unwrap().describe('Ballot questions in the order shown. Empty if there are none.'),
  topics: required.topics.unwrap().describe('Topics of statements, in the order shown. Empty if there are none.'),
  terms: required.terms.unwrap().describe('Words that pages explain. Empty if there are none.'),
  results: required.results,
})

const { race, ballotOrder, incumbent, writeIn, runningMates, withdrawn, ...person } = candidateFile.shape
const {
  party,
  partyYear,
  otherParties,
  positions: _positions,
  otherRaces: _otherRaces,
  noParty: _noParty,
  photoFocus: _photoFocus,
  ...others
} = person

const candidacy = z.strictObject({
  race,
  position: required.races.element.shape.position,
  ballotOrder,
  incumbent,
  writeIn,
  runningMates,
  withdrawn,
  result: z
    .enum(candidateResults)
    .optional()
    .describe(
      'acclaimed: elected without a vote. advanced: moves on to another election. Omitted until the outcome is known.',
    ),
  votes: z.int().min(0).optional().describe('Votes in the race. Omitted if not known.'),
})

const candidate = z.strictObject({
  id: id.describe('Unique in the guide, and part of the address of the profile: /profile/{id}/.'),
  ...others,
  src: z.string().describe('Name of the image file in img/: a photograph, or a drawing with initials.'),
  party: party
    .unwrap()
    .describe('As the candidate stated it, like Democrat. N/A if none is known, or if it is no party.'),
  partyAsStated: party.describe("The candidate's own words, even if they name no party, like Unenrolled."),
  parties: otherParties.describe('Each party of the line on the ballot, in its order, if there are several.'),
  partyYear: partyYear.describe("The year of that statement. Omitted if it is the election's year, or not known."),
  candidacies: list(candidacy, 'candidacies').describe('The races in which the person runs.'),
  stances: list(
    z.strictObject({
      path,
      number: positive.describe('Counts from 1, and is part of the address: /profile/{id}/stance{number}/.'),
      ...stance.shape,
    }),
    'stances',
  ).describe("The candidate's key stances, in the order shown."),
  positions: list(z.strictObject({ path, ...position.shape }), 'positions').describe(
    'Further statements, at most one for each topic.',
  ),
})

const candidatesFormat = defineFormat('candidates.json: the candidates with what they said', {
  election: heading,
  candidates: list(candidate, 'candidates').describe(
    'Every person once, by race and in the order shown. Includes those who withdrew.',
  ),
})

const { statuses, questions, ...questionnaire } = questionnaireFile.shape

const questionnairesFormat = defineFormat('questionnaires.json: questions to several candidates, with the answers', {
  election: heading,
  questionnaires: list(
    z.strictObject({
      id: id.describe('Unique in the guide, and part of the address of the answers: /answers/{id}/.'),
      ...questionnaire,
      statuses: statuses
        .unwrap()
        .describe('What is known of each person, by candidate. Not known if somebody is missing.'),
      questions: questions.unwrap().describe('In the order of the form, with the answers by candidate.'),
    }),
    'questionnaires',
  ).describe('The same questions to several candidates. Empty if there are none.'),
})

const sourcesFormat = defineFormat('sources.json: the sources that the other files cite', {
  election: heading,
  sources: list(
    z.strictObject({
      id: id.describe('Other fields refer to it.'),
      ...sourcesFile.valueType.omit({ link: true }).shape,
      url: url.optional().describe('Where it was read. Omitted if the page shows private details, or is a repost.'),
    }),
    'sources',
  ).describe('Every source that the election or a candidate cites, by id.'),
})

/** The format of each JSON file, by its name without the extension. */
export const formats = {
  election: electionFormat,
  candidates: candidatesFormat,
  questionnaires: questionnairesFormat,
  sources: sourcesFormat,
} as const

/**
 * The JSON Schema of all JSON files. Other programs may use an older schema, so it allows fields that it does not list.
 * @param address of the schema. Absolute if the address of the site is known
 */
export function buildOpenDataSchema(address: string) {
  const definitions = Object.entries(formats).map(([key, format]) => {
    const { $schema: _, title, ...definition } = z.toJSONSchema(format, { override: publishFields })
    return [key, { title, ...definition }] as const
  })
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: address,
    title: 'Open data of a guide to an election',
    description:
      'A field is omitted if it is not known, or does not apply. Later versions with the same first number add fields and values, but remove and rename none.',
    version: formatVersion,
    anyOf: definitions.map(([key]) => ({ $ref: `#/$defs/${key}` })),
    $defs: Object.fromEntries(definitions),
  }
}

/** Removes private fields from the schema of an object. */
const publishFields: z.core.ToJSONSchemaParams['override'] = ({ zodSchema, jsonSchema }) => {
  if (!(zodSchema instanceof z.ZodObject)) return
  const isPrivate = (key: string) => getPublicationRule(zodSchema.shape[key])?.kind === 'private'
  jsonSchema.properties = Object.fromEntries(
    Object.entries(jsonSchema.properties ?? {}).filter(([key]) => !isPrivate(key)),
  )
  jsonSchema.required = jsonSchema.required?.filter((key) => !isPrivate(key))
  delete jsonSchema.additionalProperties
}

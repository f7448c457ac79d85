/** The JSON Schema of the open data. */
import { z } from 'zod'
import { getPublicationRule } from '@/guide/fields/publicationRules'
import { formats, formatVersion } from './formats'

const titles: Readonly<Record<keyof typeof formats, string>> = {
  election: 'election.json: the election with its races, ballot questions, topics and results',
  candidates: 'candidates.json: the candidates with what they said',
  sources: 'sources.json: the sources that the other files cite',
}

/**
 * The JSON Schema of all JSON files. Other programs may use an older schema, so it allows fields that it does not list.
 * @param address of the schema. Absolute if the address of the site is known
 */
export function buildOpenDataSchema(address: string) {
  const definitions = Object.entries(formats).map(([name, format]) => {
    const { $schema: _, ...definition } = z.toJSONSchema(format, { override: publishFields })
    return [name, { title: titles[name as keyof typeof formats], ...definition }] as const
  })
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: address,
    title: 'Open data of a guide to an election',
    description:
      'A field is omitted if it is not known, or does not apply. Later versions with the same first number add fields and values, but remove and rename none.',
    version: formatVersion,
    anyOf: definitions.map(([name]) => ({ $ref: `#/$defs/${name}` })),
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

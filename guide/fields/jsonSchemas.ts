/**
 * JSON Schemas of the editors' files, for completion and validation in text editors, and of each version of the open
 * data, which later versions must not contradict.
 */
import { z } from 'zod'
import { formatVersion } from '@/guide/open/formats'
import { buildOpenDataSchema } from '@/guide/open/jsonSchema'
import { candidateFile } from './candidateFile'
import { findEntry } from './catalog'
import { electionFile } from './electionFile'
import { siteFile } from './siteFile'
import { sourcesFile } from './sourcesFile'

/** The text of each JSON Schema under its file name in `data/json-schema`. */
export function jsonSchemas(): Readonly<Record<string, string>> {
  return {
    'candidate.json': serialize(candidateFile),
    'election.json': serialize(electionFile),
    'site.json': serialize(siteFile),
    'sources.json': serialize(sourcesFile),
    [`open-data-${formatVersion}.json`]: `${JSON.stringify(buildOpenDataSchema('schema.json'), undefined, 2)}\n`,
  }
}

function serialize(schema: z.ZodType): string {
  const options = { io: 'input', target: 'draft-7', override: adviseEditors } as const
  return `${JSON.stringify(z.toJSONSchema(schema, options), undefined, 2)}\n`
}

/** Appends to a description what only editors need, as text editors show it. */
const adviseEditors: z.core.ToJSONSchemaParams['override'] = ({ zodSchema, jsonSchema }) => {
  const { description, maxLength } = jsonSchema
  if (description === undefined) return
  const advice = findEntry(zodSchema)?.advice
  const limit = maxLength === undefined ? '' : `At most ${maxLength} characters.`
  jsonSchema.description = [description, advice, limit].filter(Boolean).join(' ')
}

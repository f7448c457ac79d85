/**
 * Files that are made from the catalog: JSON Schemas of the editors' files, for completion and validation in text editors,
 * the JSON Schema of each version of the open data, which later versions must not contradict, and a page about all fields.
 */
import { z } from 'zod'
import { formatVersion } from '@/guide/open/formats'
import { buildOpenDataSchema } from '@/guide/open/jsonSchema'
import { candidateFile } from './candidateFile'
import { findEntry } from './catalog'
import { electionFile } from './electionFile'
import { formatFieldsPage } from './fieldsPage'
import { siteFile } from './siteFile'
import { sourcesFile } from './sourcesFile'

/** The text of each file under its path. */
export function generateFiles(): Readonly<Record<string, string>> {
  const schemas = {
    candidate: serialize(candidateFile),
    election: serialize(electionFile),
    site: serialize(siteFile),
    sources: serialize(sourcesFile),
    [`open-data-${formatVersion}`]: `${JSON.stringify(buildOpenDataSchema('schema.json'), undefined, 2)}\n`,
  }
  const files = Object.entries(schemas).map(([name, text]) => [`data/json-schema/${name}.json`, text])
  return { ...Object.fromEntries(files), 'docs/fields.md': formatFieldsPage() }
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

/**
 * JSON Schemas of the editors' files, for completion and validation in text editors, and of each version of the open
 * data, which later versions must not contradict.
 */
import { z } from 'zod'
import { formatVersion } from '@/guide/open/formats'
import { buildOpenDataSchema } from '@/guide/open/jsonSchema'
import { candidateFile } from './candidateFile'
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
  return `${JSON.stringify(z.toJSONSchema(schema, { io: 'input', target: 'draft-7' }), describeLength, 2)}\n`
}

/** Appends the maximum length of a field to its description, which text editors show. */
function describeLength(_key: string, node: unknown): unknown {
  if (typeof node !== 'object' || node === null || !('maxLength' in node) || !('description' in node)) return node
  return { ...node, description: `${String(node.description)} At most ${String(node.maxLength)} characters.` }
}

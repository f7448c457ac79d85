/** JSON Schemas of the editors' files, for completion and validation in text editors. */
import { z } from 'zod'
import { candidateFile } from './candidateFile'
import { electionFile } from './electionFile'
import { sourcesFile } from './sourcesFile'

/** The text of each JSON Schema under its file name in `data/json-schema`. */
export function jsonSchemas(): Readonly<Record<string, string>> {
  return {
    'candidate.json': serialize(candidateFile),
    'election.json': serialize(electionFile),
    'sources.json': serialize(sourcesFile),
  }
}

function serialize(schema: z.ZodType): string {
  return `${JSON.stringify(z.toJSONSchema(schema, { io: 'input', target: 'draft-7' }), undefined, 2)}\n`
}

/** The schemas of the editors' files as JSON Schema, for completion and checks in a text editor. */
import { z } from 'zod'
import { candidateFile, electionFile, sourcesFile } from './schema'

/** File name in `data/json-schema` and its text, for each kind of file. */
export function jsonSchemas(): Readonly<Record<string, string>> {
  return {
    'candidate.json': text(candidateFile),
    'election.json': text(electionFile),
    'sources.json': text(sourcesFile),
  }
}

function text(schema: z.ZodType): string {
  return `${JSON.stringify(z.toJSONSchema(schema, { io: 'input', target: 'draft-7' }), undefined, 2)}\n`
}

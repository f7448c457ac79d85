/** `npm run schemas`: writes the JSON Schemas that an editor's program uses to complete and check fields. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { jsonSchemas } from '@/data/schema/jsonSchemas'

const folder = join('data', 'json-schema')
mkdirSync(folder, { recursive: true })
for (const [name, schema] of Object.entries(jsonSchemas())) writeFileSync(join(folder, name), schema)

/** `npm run schemas`: writes JSON Schemas, with which text editors complete and validate the YAML files. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { jsonSchemas } from '@/guide/fields/jsonSchemas'

const folder = join('data', 'json-schema')
mkdirSync(folder, { recursive: true })
for (const [name, schema] of Object.entries(jsonSchemas())) writeFileSync(join(folder, name), schema)

/** `npm run schemas`: writes the JSON Schemas of the files, and docs/fields.md. */
import { writeFileSync } from 'node:fs'
import { generateFiles } from '@/guide/fields/generatedFiles'

for (const [path, text] of Object.entries(generateFiles())) writeFileSync(path, text)

/** `npm run hosting`: writes the example configurations of nginx and Caddy. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listExamples } from '@/hosting/examples'

for (const [name, content] of Object.entries(listExamples())) writeFileSync(join('hosting', name), content)

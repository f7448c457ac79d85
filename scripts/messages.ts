/** `npm run messages`: writes the types of the phrases after a change of lib/locale/messages/en.json. */
import { writeFileSync } from 'node:fs'
import { generateTypes, typesFile } from '@/lib/locale/messages/generateTypes'

writeFileSync(typesFile, generateTypes())

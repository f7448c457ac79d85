/** `npm run import -- FILE`: imports a spreadsheet into the election's files. */
import { runWithPrompt } from '@/desk/new/prompt'
import { importFiles } from '@/desk/sheets/import/importFiles'
import { readEnv } from '@/lib/env'

await runWithPrompt((root, args, prompt) => importFiles(root, readEnv().election, args, prompt))

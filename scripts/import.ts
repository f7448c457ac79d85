/** `npm run import -- FILE`: imports a spreadsheet into the election's files. */
import { runCli } from '@/lib/cli/runCli'
import { readEnv } from '@/lib/env'
import { withPrompt } from './new/askQuestions'
import { importFiles } from './spreadsheet/importFiles'

await runCli(() =>
  withPrompt((prompt) => importFiles(process.cwd(), readEnv().election, process.argv.slice(2), prompt)),
)

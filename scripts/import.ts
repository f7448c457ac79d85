/** `npm run import -- FILE`: imports a spreadsheet into the election's files. */
import { runCli } from '@/lib/cli/runCli'
import { readEnv } from '@/lib/env'
import { withPrompt } from '@/desk/new/askQuestions'
import { importFiles } from '@/desk/sheets/importFiles'

await runCli(() =>
  withPrompt((prompt) => importFiles(process.cwd(), readEnv().election, process.argv.slice(2), prompt)),
)

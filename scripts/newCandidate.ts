/** `npm run new:candidate`: asks a few questions and writes a candidate's file. */
import { runCli } from '@/lib/cli/runCli'
import { readEnv } from '@/lib/env'
import { withPrompt } from '@/desk/new/askQuestions'
import { createCandidate } from '@/desk/new/createCandidate'

await runCli(() =>
  withPrompt((prompt) => createCandidate(process.cwd(), readEnv().election, process.argv.slice(2), prompt)),
)

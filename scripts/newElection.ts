/** `npm run new:election`: asks a few questions and writes an election with one candidate. */
import { runCli } from '@/lib/cli/runCli'
import { withPrompt } from '@/desk/new/askQuestions'
import { createElection } from '@/desk/new/createElection'

await runCli(() =>
  withPrompt(async (prompt) => {
    await createElection(process.cwd(), process.argv.slice(2), prompt)
  }),
)

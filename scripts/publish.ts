/** `npm run publish`: prints what is saved and not published, asks, and publishes it. `--yes` publishes without a question. */
import { runCli } from '@/lib/cli/runCli'
import { readEnv } from '@/lib/env'
import { withPrompt } from '@/desk/new/askQuestions'
import { runPublish } from '@/desk/publish/runPublish'

await runCli(() =>
  withPrompt((prompt) => {
    const { githubToken, ghToken } = readEnv()
    return runPublish(process.cwd(), process.argv.slice(2), prompt, { token: githubToken ?? ghToken })
  }),
)

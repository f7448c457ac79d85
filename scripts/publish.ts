/** `npm run publish`: prints what is saved and not published, asks, and publishes it. `--yes` publishes without a question. */
import { runWithPrompt } from '@/desk/new/prompt'
import { runPublish } from '@/desk/publish/runPublish'
import { readEnv } from '@/lib/env'

await runWithPrompt((root, args, prompt) => {
  const { githubToken, ghToken } = readEnv()
  return runPublish(root, args, prompt, { token: githubToken ?? ghToken })
})

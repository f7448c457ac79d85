/** `npm run new:candidate`: asks a few questions and writes a candidate's file. */
import { runNewCandidate } from '@/desk/new/commands'
import { runWithPrompt } from '@/desk/new/prompt'
import { readEnv } from '@/lib/env'

await runWithPrompt((root, args, prompt) => runNewCandidate(root, readEnv().election, args, prompt))

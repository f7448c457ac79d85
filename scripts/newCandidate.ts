/** `npm run new:candidate`: asks a few questions and writes a candidate's file. */
import { askAndCreate } from '@/desk/new/askAndCreate'
import { beginCandidate } from '@/desk/new/candidate'
import { runWithPrompt } from '@/desk/new/prompt'
import { readEnv } from '@/lib/env'

await runWithPrompt((root, args, prompt) =>
  askAndCreate(root, (project) => beginCandidate(project, readEnv().election), args, prompt),
)

/** `npm run new:election`: asks a few questions and writes the files of an election. */
import { runNewElection } from '@/desk/new/commands'
import { runWithPrompt } from '@/desk/new/prompt'

await runWithPrompt(runNewElection)

/** `npm run new:election`: asks a few questions and writes the files of an election. */
import { askAndCreate } from '@/desk/new/askAndCreate'
import { beginElection } from '@/desk/new/election'
import { runWithPrompt } from '@/desk/new/prompt'

await runWithPrompt((root, args, prompt) => askAndCreate(root, beginElection, args, prompt))

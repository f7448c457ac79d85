/** `npm run new:election` and `npm run new:candidate`: ask the questions about something new, and write its files. */
import type { Files } from '@/guide/files/files'
import { readProject } from '@/guide/files/readProject'
import { finishInterruptedSave } from '@/lib/cli/runCli'
import { changeFiles } from '@/lib/transaction/changeFiles'
import { beginCandidate } from './candidate'
import { getToday } from './defaults'
import { beginElection } from './election'
import { askQuestions, readOptions, type Prompt } from './prompt'
import type { Beginning } from './questions'

async function run(root: string, begin: (project: Files) => Beginning, args: readonly string[], prompt?: Prompt) {
  await finishInterruptedSave(root)
  const { questions, create } = begin(readProject(root))
  const answers = await askQuestions(questions, readOptions(questions, args), prompt)
  const { changes, message } = create(answers, getToday())
  await changeFiles(root, changes)
  console.log(message)
}

/** @throws GuideError if an answer is invalid */
export function runNewElection(root: string, args: readonly string[], prompt?: Prompt): Promise<void> {
  return run(root, beginElection, args, prompt)
}

/**
 * @param election the election's folder in `data/`. Defaults to the one that the site shows
 * @throws GuideError if the election has problems or an answer is invalid
 */
export function runNewCandidate(root: string, election: string | undefined, args: readonly string[], prompt?: Prompt) {
  return run(root, (project) => beginCandidate(project, election), args, prompt)
}

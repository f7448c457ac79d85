import type { Files } from '@/guide/files/files'
import { readProject } from '@/guide/files/readProject'
import { finishInterruptedSave } from '@/lib/cli/runCli'
import { changeFiles } from '@/lib/transaction/changeFiles'
import type { beginCandidate } from './candidate'
import { getToday } from './defaults'
import type { beginElection } from './election'
import { askQuestions, readOptions, type Prompt } from './prompt'

type Beginning = ReturnType<typeof beginElection | typeof beginCandidate>

/**
 * Asks the questions about something new, and writes its files.
 * @throws GuideError if an answer is invalid
 */
export async function askAndCreate(
  root: string,
  begin: (project: Files) => Beginning,
  args: readonly string[],
  prompt?: Prompt,
): Promise<void> {
  await finishInterruptedSave(root)
  const { questions, create } = begin(readProject(root))
  const answers = await askQuestions(questions, readOptions(questions, args), prompt)
  const { changes, message } = create(answers, getToday())
  await changeFiles(root, changes)
  console.log(message)
}

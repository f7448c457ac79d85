/** `npm run new:election` and `npm run new:candidate`. */
import { readProject } from '@/guide/files/readProject'
import { finishInterruptedSave } from '@/lib/cli/runCli'
import { changeFiles } from '@/lib/transaction/changeFiles'
import { createCandidate, listCandidateQuestions } from './candidate'
import { getToday } from './defaults'
import { createElection, listElectionQuestions } from './election'
import { askQuestions, readOptions, type Prompt } from './prompt'

/**
 * Asks about an election and writes its files.
 * @throws GuideError if an answer is invalid
 */
export async function runNewElection(root: string, args: readonly string[], prompt?: Prompt): Promise<void> {
  await finishInterruptedSave(root)
  const project = readProject(root)
  const questions = listElectionQuestions(project)
  const answers = await askQuestions(questions, readOptions(questions, args), prompt)
  const { folder, isCurrent, changes } = createElection(project, answers, getToday())
  await changeFiles(root, changes)
  console.log(`Wrote data/${folder}/. Fill in what you know. Then run${isCurrent ? '' : `, with ELECTION=${folder}`}:
  npm run new:candidate   adds a candidate
  npm run check           finds mistakes
  npm start               builds the guide and opens it at a local address`)
}

/**
 * Asks about a candidate and writes the file, and the source if it is a new one.
 * @param election the election's folder in `data/`. Defaults to the one that the site shows
 * @throws GuideError if the election has problems or an answer is invalid
 */
export async function runNewCandidate(
  root: string,
  election: string | undefined,
  args: readonly string[],
  prompt?: Prompt,
): Promise<void> {
  await finishInterruptedSave(root)
  const project = readProject(root)
  const questions = listCandidateQuestions(project, election)
  const answers = await askQuestions(questions, readOptions(questions, args), prompt)
  const changes = createCandidate(project, election, answers, getToday())
  await changeFiles(root, changes)
  const written = changes.map(({ file }) => file).join(' and a source in ')
  console.log(`Wrote ${written}. Fill in what you know, then run npm run check.`)
}

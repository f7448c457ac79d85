/** `npm run new:election`: asks a few questions and writes the files of an election. */
import { readProject } from '@/guide/files/readProject'
import { runCli } from '@/lib/cli/runCli'
import { readOptions, withPrompt } from '@/desk/new/askQuestions'
import { createElection, listElectionQuestions } from '@/desk/new/createElection'

await runCli(() =>
  withPrompt(async (prompt) => {
    const root = process.cwd()
    await createElection(root, readOptions(listElectionQuestions(readProject(root)), process.argv.slice(2)), prompt)
  }),
)

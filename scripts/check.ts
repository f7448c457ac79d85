/** `npm run check`: validates the election's files and images without a build. */
import { runCli } from '@/lib/cli/runCli'
import { checkElection } from './build/checkElection'

await runCli(async () => {
  await checkElection()
})

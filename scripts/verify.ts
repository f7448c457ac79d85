/** `npm run verify -- https://example.org/guide/`: compares every public address of a live site with the export. */
import { runCli } from '@/lib/cli/runCli'
import { runVerify } from '@/build/verify/runVerify'

await runCli(() => runVerify(process.argv.slice(2)))

/**
 * `npm run check`: validates the election's files and images without a build. `--format github` adds annotations for
 * GitHub, and `--format json` prints the problems and warnings for other programs. `--todo` lists what is missing or
 * outdated, `--languages` lists what is not translated, `--links` adds web addresses that fail, and `--csv FILE` writes the
 * list as CSV.
 */
import { runCli } from '@/lib/cli/runCli'
import { requireMessageFiles } from '@/lib/locale/messageFiles'

await runCli(async () => {
  requireMessageFiles(process.cwd())
  // Loaded now, because its modules load the message files.
  const { runCheck } = await import('@/desk/check/runCheck')
  return runCheck(process.argv.slice(2))
})

/**
 * `npm run check`: validates the election's files and images without a build. `--format github` adds annotations for
 * GitHub, and `--format json` prints the problems and warnings for other programs. `--todo` lists what is missing or old,
 * `--languages` lists what is not translated,
 * `--links` adds web addresses that fail, and `--csv FILE` writes the list as CSV.
 */
import { runCheck } from '@/desk/check/runCheck'
import { runCli } from '@/lib/cli/runCli'

await runCli(() => runCheck(process.argv.slice(2)))

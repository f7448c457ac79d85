/** `npm run export -- FILE`: exports the election as a workbook or CSV files. */
import { runCli } from '@/lib/cli/runCli'
import { readEnv } from '@/lib/env'
import { exportFile } from '@/desk/sheets/export/exportFile'

await runCli(() => exportFile(process.cwd(), readEnv().election, process.argv.slice(2)))

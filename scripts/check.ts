/**
 * `npm run check`: validates the election's files and images without a build. `--format github` adds annotations for
 * GitHub, and `--format json` prints the problems and warnings for other programs. `--todo` lists what is missing or old,
 * `--links` adds web addresses that fail, and `--csv FILE` writes the list as CSV.
 */
import { runCli } from '@/lib/cli/runCli'
import { formatWarnings } from '@/lib/problems'
import { inspectElection, reportInspection } from '@/build/reportElection'
import { formatAnnotations, formatJson } from '@/desk/check/formats'
import { readOptions } from '@/desk/check/options'
import { printWorklist } from '@/desk/check/printWorklist'

await runCli(async () => {
  const options = readOptions(process.argv.slice(2))
  const { format, todo } = options
  const inspection = await inspectElection()
  if (format === 'json') {
    console.log(formatJson(inspection))
    if (inspection.problems.length > 0) process.exitCode = 1
    return
  }
  const annotations = format === 'github' ? formatAnnotations(inspection) : ''
  if (annotations) console.log(annotations)
  const guide = reportInspection(inspection)
  if (inspection.warnings.length > 0) console.log(formatWarnings(inspection.warnings))
  if (todo && inspection.files) await printWorklist(guide, inspection.files, options)
})

import { inspectElection, reportInspection } from '@/build/reportElection'
import { formatWarnings } from '@/lib/problems'
import { formatAnnotations, formatJson } from './formats'
import { readOptions } from './options'
import { printWorklist } from './printWorklist'

/**
 * Checks the election of the current folder, and prints a report.
 * @param args arguments of `npm run check`
 */
export async function runCheck(args: readonly string[]): Promise<void> {
  const options = readOptions(args)
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
}

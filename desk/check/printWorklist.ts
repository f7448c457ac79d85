/** Prints what is missing or old in a guide. */
import { existsSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { findAddresses } from '@/guide/read/findAddresses'
import type { LinkResult } from '@/desk/check/worklist/linkResult'
import { listTasks } from '@/desk/check/worklist/listTasks'
import type { ValidFiles } from '@/guide/read/electionFiles'
import type { Guide } from '@/guide/fields/published'
import { createProgress } from '@/lib/cli/createProgress'
import { countNoun, GuideError } from '@/lib/problems'
import { formatTaskCsv, formatTaskTables } from './formatTasks'
import { checkLinks } from './links/checkLinks'
import type { CheckOptions } from './options'

const DEFAULT_WIDTH = 80
const MIN_WIDTH = 40
/** Lines of text are hard to read if they are longer. */
const MAX_WIDTH = 120

/**
 * Prints the worklist of a valid guide, and writes it as CSV if the options have a file.
 * @throws GuideError if the folder of that file does not exist
 */
export async function printWorklist(guide: Guide, files: ValidFiles, { links, csv }: CheckOptions): Promise<void> {
  if (csv !== undefined) requireFolder(dirname(csv))
  const results = links ? await checkAddresses(files) : undefined
  const tasks = listTasks(guide, files, results)
  const width = Math.max(MIN_WIDTH, Math.min(process.stdout.columns || DEFAULT_WIDTH, MAX_WIDTH))
  if (tasks.length === 0) console.log('\nNothing is missing or old.')
  else
    console.log(
      `\n${formatTaskTables(tasks, width)}\n\n${countNoun(tasks.length, 'task')}. None of them stops a build.`,
    )
  if (links && !results)
    console.log('No website answers, so no address was checked. Connect to the internet and run the command again.')
  if (csv === undefined) return
  writeFileSync(csv, formatTaskCsv(tasks))
  console.log(`Wrote ${csv}.`)
}

function requireFolder(folder: string): void {
  if (existsSync(folder)) return
  const fix = 'Create the folder, or choose another.'
  throw new GuideError([
    {
      file: 'options',
      field: '--csv',
      expected: 'a file in an existing folder',
      found: `the folder "${folder}", which does not exist`,
      fix,
    },
  ])
}

/** Undefined if no website answers. */
async function checkAddresses(files: ValidFiles): Promise<ReadonlyMap<string, LinkResult> | undefined> {
  const addresses = findAddresses(files).map(({ address }) => address)
  console.log(`Requesting ${new Set(addresses).size} web addresses.`)
  return checkLinks(addresses, { onProgress: createProgress(process.stderr) })
}

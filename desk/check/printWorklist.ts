import { existsSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { findAddresses } from '@/guide/read/findWarnings'
import type { ValidFiles } from '@/guide/read/electionFiles'
import type { Guide } from '@/guide/fields/published'
import { createProgress } from '@/lib/cli/createProgress'
import { countNoun, GuideError } from '@/lib/problems'
import { formatTaskCsv, formatTaskList } from './formatTasks'
import { checkLinks } from './links/checkLinks'
import { listTasks } from './worklist/listTasks'

/**
 * Prints what is missing or outdated in a valid guide, and writes it as CSV if the options have a file.
 * @throws GuideError if the folder of that file does not exist
 */
export async function printWorklist(
  guide: Guide,
  files: ValidFiles,
  { links, csv }: { readonly links: boolean; readonly csv?: string | undefined },
): Promise<void> {
  if (csv !== undefined) requireFolder(dirname(csv))
  const results = links ? await checkAddresses(files) : undefined
  const tasks = listTasks(guide, files, results)
  if (tasks.length === 0) console.log('\nNothing is missing or outdated.')
  else console.log(`\n${formatTaskList(tasks)}\n\n${countNoun(tasks.length, 'task')}. None of them stops a build.`)
  if (links && !results)
    console.log('No website answers, so no address was checked. Connect to the internet and run the command again.')
  if (csv === undefined) return
  writeFileSync(csv, formatTaskCsv(tasks))
  console.log(`Wrote ${csv}.`)
}

function requireFolder(folder: string): void {
  if (existsSync(folder)) return
  const message = `The folder “${folder}” does not exist. Create it, or choose another.`
  throw new GuideError([{ file: 'options', field: '--csv', message }])
}

/** Undefined if no website answers. */
async function checkAddresses(files: ValidFiles) {
  const addresses = findAddresses(files).map(({ address }) => address)
  console.log(`Requesting ${new Set(addresses).size} web addresses.`)
  return checkLinks(addresses, { onProgress: createProgress(process.stderr) })
}

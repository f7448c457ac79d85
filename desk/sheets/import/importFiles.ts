import { writeFileSync } from 'node:fs'
import { planStrippedPhotos } from '@/build/images/stripMetadata'
import { formatJson } from '@/desk/check/formats'
import { getToday } from '@/desk/new/defaults'
import { confirm, type Prompt } from '@/desk/new/prompt'
import { readArguments } from '@/desk/readArguments'
import { spreadsheet } from '@/guide/fields/electionFile'
import { imageFolder, openFolder, type Files } from '@/guide/files/files'
import { readProject } from '@/guide/files/readProject'
import { finishInterruptedSave } from '@/lib/cli/runCli'
import type { Table } from '@/lib/csv/table'
import { countNoun, GuideError, withOutcome, type Problem } from '@/lib/problems'
import { changeFiles } from '@/lib/transaction/changeFiles'
import { readTables } from '../files/disk'
import {
  type EditedElection,
  type EditedFile,
  listChanged,
  openElection,
  outcome,
  planChanges,
  printElection,
} from '../editedFiles'
import { describeMapping, matchTables } from '../files/matchTables'
import { listImportedKinds, sheetKinds } from '../kinds/sheetKinds'
import { describePlan } from './describePlan'
import { downloadTables } from './download'
import { findProblems } from './findProblems'
import { finishSheet, noteOldDates, planImport } from './planImport'

/**
 * Imports spreadsheets: prints what it is going to do, asks, and writes.
 * @param election the election's folder in `data/`. Defaults to the only one
 * @param args paths of spreadsheets, by default the election's own spreadsheet. `--yes` writes without a question, and
 * `--report` with a path writes the problems as JSON
 * @param prompt omitted if nobody can answer. Nothing is written then, except with `--yes`
 * @throws GuideError with every problem. Nothing is written then
 */
export async function importFiles(
  root: string,
  election: string | undefined,
  args: readonly string[],
  prompt: Prompt | undefined,
): Promise<void> {
  return withOutcome(outcome, async () => {
    const { report, ...choices } = readOptions(args)
    await withReport(report, () => importTables(root, election, choices, prompt))
  })
}

async function importTables(
  root: string,
  election: string | undefined,
  { paths, isConfirmed }: { readonly paths: readonly string[]; readonly isConfirmed: boolean },
  prompt: Prompt | undefined,
): Promise<void> {
  await finishInterruptedSave(root)
  const files = openElection(readProject(root), election)
  printElection(files)
  const isFromSheet = paths.length === 0
  const inputs = isFromSheet ? listAddresses(files) : paths
  const read: (readonly Table[])[] = []
  // One at a time, because each file may take much memory.
  for (const input of inputs) read.push(await (isFromSheet ? downloadTables(input) : readTables(input)))
  const kinds = listImportedKinds(files, 'export')
  const tables = read.flatMap((ofFile) => matchTables(ofFile, kinds))
  console.log(`${describeMapping(tables)}\n`)
  failOn(tables.flatMap(({ problems }) => problems))
  if (tables.every(({ kind }) => !kind)) {
    const names = sheetKinds.map(({ name }) => name).join(', ')
    const message = `No sheet has the headings of a known one. Use those of ${names}.`
    throw new GuideError([{ file: inputs.join(', '), message }])
  }
  const plan = planImport(files, tables, getToday())
  if (isFromSheet) finishSheet(plan)
  else noteOldDates(plan)
  failOn(plan.problems)
  const changed = listChanged(files)
  const changes = planChanges(changed)
  if (changes.length > 0) failOn(await findProblems(plan, changes))
  console.log(`${describePlan(plan)}\n`)
  if (changed.length === 0) {
    console.log('The files already have everything that is in the sheets. There is nothing to write.')
    return
  }
  const count = countNoun(changed.length, 'file')
  if (!isConfirmed && !(await confirm(prompt, `Write ${count}?`, 'the same command with --yes'))) {
    console.log(outcome)
    return
  }
  const photos = await planStrippedPhotos(listPhotos(files.project, changed))
  await changeFiles(root, [...changes, ...photos])
  for (const { file } of photos) console.log(`Removed the metadata of ${file}, such as where it was taken.`)
  console.log(`Wrote ${count} in data/${files.name}. Run npm run check for warnings.`)
}

function readOptions(args: readonly string[]) {
  const usage = 'Give the paths of spreadsheets, --yes to write without a question, and --report with a path.'
  const options = { yes: { type: 'boolean' }, report: { type: 'string' } } as const
  const { values, positionals } = readArguments(args, usage, options, { allowPositionals: true })
  return { paths: positionals, isConfirmed: values.yes ?? false, report: values.report }
}

function listAddresses({ election }: EditedElection): readonly string[] {
  const { data, error } = spreadsheet.sheet.safeParse(election.get(['sheet']) ?? undefined)
  const [issue] = error?.issues ?? []
  const place = { file: election.path, field: 'sheet' }
  if (issue) throw new GuideError([{ ...place, message: `This must be ${issue.message}.` }])
  if (data) return data
  const message =
    'There is no address of a spreadsheet. Add one, or run npm run import -- guide.xlsx with the path of your file.'
  throw new GuideError([{ ...place, message }])
}

/** Writes the problems of an import as `npm run check -- --format json` does. */
async function withReport(path: string | undefined, run: () => Promise<void>): Promise<void> {
  const write = (problems: readonly Problem[]) => {
    if (path !== undefined) writeFileSync(path, `${formatJson({ problems, warnings: [] })}\n`)
  }
  try {
    await run()
    write([])
  } catch (error) {
    if (error instanceof GuideError) write(error.problems)
    throw error
  }
}

function listPhotos(project: Files, changed: readonly EditedFile[]): Files {
  const names = new Set(changed.map((file) => file.get(['src'])))
  const images = openFolder(project, imageFolder)
  return { ...images, keys: () => [...images.keys()].filter((src) => names.has(src)) }
}

function failOn(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new GuideError(problems)
}

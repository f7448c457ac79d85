import { readArguments } from '@/desk/readArguments'
import { getToday } from '@/desk/new/defaults'
import { finishInterruptedSave } from '@/lib/cli/runCli'
import { countNoun, GuideError, type Problem } from '@/lib/problems'
import { changeFiles } from '@/lib/transaction/changeFiles'
import { isYes, type Prompt } from '@/desk/new/askQuestions'
import { listImages } from '@/guide/read/readElection'
import { planStrippedPhotos } from '@/build/images/stripMetadata'
import { findUnknownQuestions, listAnswerSheets } from './columns/answerSheets'
import { sheetKinds } from './columns/sheets'
import { type EditedFile, listChanged, openElection, outcome, planChanges, withOutcome } from './editedFiles'
import { describeMapping, matchTables } from './files/matchTables'
import { readTables } from './files/readTables'
import { describePlan } from './plan/describePlan'
import { findProblems } from './plan/findProblems'
import { planImport } from './plan/planImport'
import type { Table } from '@/lib/csv/table'

/**
 * Imports spreadsheets: prints what it is going to do, asks, and writes.
 * @param election the election's folder in `data/`. Defaults to the only one
 * @param args paths of spreadsheets, and `--yes` to write without a question
 * @param prompt omitted if nobody can answer. Nothing is written then, except with `--yes`
 * @throws GuideError with every problem. Nothing is written then
 */
export async function importFiles(
  root: string,
  election: string | undefined,
  args: readonly string[],
  prompt: Prompt | undefined,
): Promise<void> {
  return withOutcome(async () => {
    const { paths, isConfirmed } = readPaths(args)
    const read: (readonly Table[])[] = []
    // oxlint-disable-next-line no-await-in-loop -- the first unreadable file is reported
    for (const path of paths) read.push(await readTables(path))
    await finishInterruptedSave(root)
    const files = openElection(root, election)
    const kinds = [...sheetKinds, ...listAnswerSheets(files)]
    const tables = read.flatMap((ofFile) => matchTables(ofFile, kinds))
    console.log(`${describeMapping(tables)}\n`)
    failOn(tables.flatMap((table) => [...table.problems, ...findUnknownQuestions(table)]))
    if (tables.every(({ kind }) => !kind)) {
      const expected = `a sheet with the headings of ${sheetKinds.map(({ name }) => name).join(', ')}`
      throw new GuideError([{ file: paths.join(', '), expected, found: 'none' }])
    }
    const plan = planImport(files, tables, getToday())
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
    if (!isConfirmed && !(await confirm(prompt, count))) {
      console.log(outcome)
      return
    }
    const photos = await planStrippedPhotos(listPhotos(root, changed))
    await changeFiles(root, [...changes, ...photos])
    for (const { file } of photos) console.log(`Removed the metadata of ${file}, such as where it was taken.`)
    console.log(`Wrote ${count} in data/${files.name}. Run npm run check for warnings.`)
  })
}

function readPaths(args: readonly string[]) {
  const expected = 'the paths of spreadsheets, and --yes to write without a question'
  const options = { yes: { type: 'boolean' as const, default: false } }
  const { values, positionals } = readArguments({ args: [...args], allowPositionals: true, options }, expected)
  if (positionals.length > 0) return { paths: positionals, isConfirmed: values.yes }
  const fix = 'Run npm run import -- guide.xlsx with the path of your file.'
  throw new GuideError([{ file: 'options', expected, found: 'no path', fix }])
}

async function confirm(prompt: Prompt | undefined, count: string): Promise<boolean> {
  if (prompt) return isYes(await prompt(`Write ${count}? [y/N] `))
  throw new GuideError([
    {
      file: 'options',
      field: '--yes',
      expected: 'a terminal to answer a question, or the option --yes',
      found: 'neither',
      fix: 'Check what is listed above, then run the same command with --yes.',
    },
  ])
}

/** The photographs that the files name. */
function listPhotos(root: string, changed: readonly EditedFile[]): ReadonlyMap<string, string> {
  const names = new Set(changed.map((file) => file.get(['src'])))
  return new Map([...listImages(root)].filter(([src]) => names.has(src)))
}

function failOn(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new GuideError(problems)
}

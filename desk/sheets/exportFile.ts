/** Exports an election to a workbook or CSV files, a questionnaire for letters, or writes the template. */
import { mkdir } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { readArguments } from '@/desk/readArguments'
import { findQuestionnaire } from '@/guide/ask/questionnaires'
import type { Files } from '@/guide/files/files'
import { readProject } from '@/guide/files/readProject'
import { buildGuide } from '@/guide/read/buildGuide'
import { readElection } from '@/guide/read/readElection'
import { finishInterruptedSave } from '@/lib/cli/runCli'
import { GuideError, withOutcome } from '@/lib/problems'
import { openElection, outcome, printElection } from './editedFiles'
import { exportSheets, createTemplate } from './exportSheets'
import { writeQuestionnaire } from './exportQuestionnaire'
import { writeCsv, writeWorkbook, type OutputSheet } from './files/writeWorkbook'

/**
 * Exports an election or a questionnaire, or writes the template.
 * @param election the election's folder in `data/`. Defaults to the only one
 * @param args a path, with `--template` or `--questionnaire` and its id
 * @throws GuideError if the election has problems, or if no format has the path's ending
 */
export async function exportFile(root: string, election: string | undefined, args: readonly string[]): Promise<void> {
  return withOutcome(outcome, async () => {
    const { path, isTemplate, questionnaire } = readPath(args)
    await finishInterruptedSave(root)
    if (questionnaire !== undefined) {
      await exportQuestionnaire(readProject(root), election, questionnaire, path)
      console.log(`Wrote ${path}.`)
      return
    }
    const sheets = isTemplate ? createTemplate() : readSheets(readProject(root), election)
    await (path.endsWith('/') ? writeCsvFiles(path, sheets) : writeWorkbook(path, sheets))
    console.log(`Wrote ${path}.`)
  })
}

function readPath(args: readonly string[]) {
  const usage =
    'Give one path, and --template for an empty workbook or --questionnaire with an id, like npm run export -- guide.xlsx.'
  const options = { template: { type: 'boolean' as const, default: false }, questionnaire: { type: 'string' as const } }
  const { values, positionals } = readArguments({ args: [...args], allowPositionals: true, options }, usage)
  const [path] = positionals
  if (path === undefined || positionals.length > 1)
    throw new GuideError([{ file: 'options', message: `There are ${positionals.length} paths. ${usage}` }])
  const { template, questionnaire } = values
  if (questionnaire !== undefined) {
    if (/\.(?:csv|txt)$/.test(path) && !template) return { path, isTemplate: false, questionnaire }
    throw refusePath(path, 'a path that ends in .csv for a sheet of people, or in .txt for the questions')
  }
  if (path.endsWith('.xlsx') || (path.endsWith('/') && !template)) return { path, isTemplate: template }
  const formats = template ? 'a path that ends in .xlsx' : 'a workbook (.xlsx), or a folder for CSV files (/)'
  throw refusePath(path, formats)
}

function refusePath(path: string, formats: string): GuideError {
  return new GuideError([
    { file: path, message: `Nothing can be written with the ending “${extname(path)}”. Use ${formats}.` },
  ])
}

function readSheets(project: Files, election: string | undefined): readonly OutputSheet[] {
  const { problems } = readElection(project, election)
  if (problems.length > 0) throw new GuideError(problems)
  const files = openElection(project, election)
  printElection(files)
  return exportSheets(files)
}

/** @throws GuideError if the election has problems, or no questionnaire has the id */
async function exportQuestionnaire(project: Files, election: string | undefined, id: string, path: string) {
  const { problems, valid } = readElection(project, election)
  if (!valid) throw new GuideError(problems)
  const guide = buildGuide(valid)
  const questionnaire = findQuestionnaire(guide, id)
  const form = valid.questionnaires.find((each) => each.id === id)?.file.form ?? ''
  if (questionnaire) {
    printElection(openElection(project, election))
    return writeQuestionnaire(path, guide, questionnaire, form)
  }
  const ids = guide.questionnaires.map((each) => each.id)
  const known = ids.length > 0 ? `Use one of ${ids.join(', ')}.` : 'The election has none.'
  throw new GuideError([
    { file: 'options', field: '--questionnaire', message: `There is no questionnaire “${id}”. ${known}` },
  ])
}

/** Writes one CSV file for each sheet, like `candidates.csv`. */
export async function writeCsvFiles(folder: string, sheets: readonly OutputSheet[]): Promise<void> {
  await mkdir(folder, { recursive: true })
  await Promise.all(
    sheets.map(({ name, columns, rows }) =>
      writeCsv(join(folder, `${name.toLowerCase().replaceAll(' ', '-')}.csv`), [
        columns.map(({ heading }) => heading),
        ...rows,
      ]),
    ),
  )
}

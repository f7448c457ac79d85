/** Exports an election to a workbook or CSV files, a questionnaire for letters, or writes the template. */
import { extname } from 'node:path'
import { readArguments } from '@/desk/readArguments'
import { findQuestionnaire } from '@/guide/ask/questionnaires'
import type { Files } from '@/guide/files/files'
import { readProject } from '@/guide/files/readProject'
import { buildGuide } from '@/guide/read/publishedGuide'
import { readElection } from '@/guide/read/election'
import { finishInterruptedSave } from '@/lib/cli/runCli'
import { GuideError, withOutcome } from '@/lib/problems'
import { writeBytes, writeSheets } from '../files/disk'
import { openElection, outcome, printElection } from '../editedFiles'
import type { OutputSheet } from '../files/writeWorkbook'
import { formatQuestionnaire } from './exportQuestionnaire'
import { createTemplate, exportSheets } from './exportSheets'

/**
 * @param election the election's folder in `data/`. Defaults to the only one
 * @param args a path, with `--template` or `--questionnaire` and its id
 * @throws GuideError if the election has problems, or if no format has the path's ending
 */
export async function exportFile(root: string, election: string | undefined, args: readonly string[]): Promise<void> {
  return withOutcome(outcome, async () => {
    const { path, isTemplate, questionnaire } = readPath(args)
    await finishInterruptedSave(root)
    if (questionnaire === undefined)
      await writeSheets(path, isTemplate ? createTemplate() : readSheets(readProject(root), election))
    else await writeBytes(path, readQuestionnaire(readProject(root), election, questionnaire, path))
    console.log(`Wrote ${path}.`)
  })
}

function readPath(args: readonly string[]) {
  const usage =
    'Give one path, and --template for an empty workbook or --questionnaire with an id, like npm run export -- guide.xlsx.'
  const options = { template: { type: 'boolean' }, questionnaire: { type: 'string' } } as const
  const { values, positionals } = readArguments(args, usage, options, { allowPositionals: true })
  const [path] = positionals
  if (path === undefined || positionals.length > 1)
    throw new GuideError([{ file: 'options', message: `There are ${positionals.length} paths. ${usage}` }])
  const { template: isTemplate = false, questionnaire } = values
  const [endings, formats] =
    questionnaire !== undefined
      ? [/\.(?:csv|txt)$/, 'a path that ends in .csv for a sheet of people, or in .txt for the questions']
      : isTemplate
        ? [/\.xlsx$/, 'a path that ends in .xlsx']
        : [/(?:\.xlsx|\/)$/, 'a workbook (.xlsx), or a folder for CSV files (/)']
  if (endings.test(path) && !(isTemplate && questionnaire !== undefined)) return { path, isTemplate, questionnaire }
  const message = `Nothing can be written with the ending “${extname(path)}”. Use ${formats}.`
  throw new GuideError([{ file: path, message }])
}

function readSheets(project: Files, election: string | undefined): readonly OutputSheet[] {
  const { problems } = readElection(project, election)
  if (problems.length > 0) throw new GuideError(problems)
  const files = openElection(project, election)
  printElection(files)
  return exportSheets(files)
}

/** @throws GuideError if the election has problems, or no questionnaire has the id */
function readQuestionnaire(project: Files, election: string | undefined, id: string, path: string): string {
  const { problems, valid } = readElection(project, election)
  if (!valid) throw new GuideError(problems)
  const guide = buildGuide(valid)
  const questionnaire = findQuestionnaire(guide, id)
  const form = valid.questionnaires.find((each) => each.id === id)?.file.form ?? ''
  if (questionnaire) {
    printElection(openElection(project, election))
    return formatQuestionnaire(path, guide, questionnaire, form)
  }
  const ids = guide.questionnaires.map((each) => each.id)
  const known = ids.length > 0 ? `Use one of ${ids.join(', ')}.` : 'The election has none.'
  const message = `There is no questionnaire “${id}”. ${known}`
  throw new GuideError([{ file: 'options', field: '--questionnaire', message }])
}

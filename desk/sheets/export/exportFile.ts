/** Exports an election to a workbook or CSV files, a questionnaire for letters, or writes the template. */
import { extname } from 'node:path'
import { readArguments } from '@/desk/readArguments'
import { findQuestionnaire } from '@/guide/ask/questionnaires'
import type { Guide, Questionnaire } from '@/guide/fields/published'
import type { Files } from '@/guide/files/files'
import { readProject } from '@/guide/files/readProject'
import { loadGuide } from '@/guide/read/guide'
import { finishInterruptedSave } from '@/lib/cli/runCli'
import { GuideError, withOutcome } from '@/lib/problems'
import { getText } from '@/lib/values'
import { writeBytes, writeSheets } from '../files/disk'
import { openElection, outcome, printElection } from '../editedFiles'
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
    if (isTemplate) await writeSheets(path, createTemplate())
    else await exportElection(readProject(root), election, path, questionnaire)
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

/**
 * @param id of the questionnaire to export. By default, the sheets of the election
 * @throws GuideError if the election has problems, or no questionnaire has the id
 */
async function exportElection(project: Files, election: string | undefined, path: string, id: string | undefined) {
  const guide = loadGuide(project, election)
  const questionnaire = id === undefined ? undefined : requireQuestionnaire(guide, id)
  const files = openElection(project, election)
  printElection(files)
  if (!questionnaire) return writeSheets(path, exportSheets(files))
  const form = getText(files.questionnaires.get(questionnaire.id)?.value, 'form')
  return writeBytes(path, formatQuestionnaire(path, guide, questionnaire, form))
}

function requireQuestionnaire(guide: Guide, id: string): Questionnaire {
  const questionnaire = findQuestionnaire(guide, id)
  if (questionnaire) return questionnaire
  const ids = guide.questionnaires.map((each) => each.id)
  const known = ids.length > 0 ? `Use one of ${ids.join(', ')}.` : 'The election has none.'
  const message = `There is no questionnaire “${id}”. ${known}`
  throw new GuideError([{ file: 'options', field: '--questionnaire', message }])
}

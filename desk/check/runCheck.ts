import { existsSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { getElection } from '@/build/electionCache'
import { inspectSite, reportInspection, type Inspection } from '@/build/reportElection'
import { warnAboutMovedElection, warnAboutRemovedElections } from '@/desk/publish/publishedAddresses'
import { readArguments } from '@/desk/readArguments'
import type { Guide } from '@/guide/fields/published'
import { readProject } from '@/guide/files/readProject'
import type { ValidFiles } from '@/guide/read/electionFiles'
import { chooseElection } from '@/guide/read/site'
import { findAddresses } from '@/guide/read/warnings'
import { listLanguages } from '@/guide/translations/translatedElection'
import { findTranslationGaps } from '@/guide/translations/gaps'
import { createProgress } from '@/lib/cli/createProgress'
import { countNoun, formatWarnings, GuideError } from '@/lib/problems'
import { describeLanguages } from './describeLanguages'
import { formatAnnotations, formatJson } from './formats'
import { checkLinks } from './links/checkLinks'
import { formatTaskCsv, formatTaskList } from './worklist/formatTasks'
import { listTasks } from './worklist/listTasks'

/** `npm run check`: reports on the elections of the site in the current folder. Tasks are those of the current one. */
export async function runCheck(args: readonly string[]): Promise<void> {
  const options = readOptions(args)
  const { format, todo, languages } = options
  const inspections = await inspectAll()
  const problems = inspections.flatMap((each) => each.problems)
  const report = { problems, warnings: problems.length > 0 ? [] : inspections.flatMap((each) => each.warnings) }
  if (format === 'json') {
    console.log(formatJson(report))
    if (problems.length > 0) process.exitCode = 1
    return
  }
  const annotations = format === 'github' ? formatAnnotations(report) : ''
  if (annotations) console.log(annotations)
  if (problems.length > 0) throw new GuideError(problems)
  for (const [index, each] of inspections.entries()) {
    if (index > 0) console.log('')
    reportInspection(each)
    if (each.warnings.length > 0) console.log(formatWarnings(each.warnings))
  }
  const { guide, files } = inspections[0] ?? {}
  if (!guide || !files) return
  if (languages) {
    const tags = inspections.flatMap((each) => (each.guide ? listLanguages(each.guide.election) : []))
    const gaps = inspections.flatMap((each) => (each.files ? findTranslationGaps(each.files.valid) : []))
    console.log(describeLanguages([...new Set(tags)], gaps))
  }
  if (todo) await printWorklist(guide, files, options)
}

async function inspectAll(): Promise<readonly Inspection[]> {
  const root = process.cwd()
  const inspections = await inspectSite()
  const isSite = inspections[0]?.problems.length === 0 && getElection() === chooseElection(readProject(root))
  const removed = isSite ? await warnAboutRemovedElections(root) : []
  return Promise.all(
    inspections.map(async (each, index) => {
      const moved = each.files && inspections.length > 1 ? await warnAboutMovedElection(root, each.files.election) : []
      return { ...each, warnings: [...each.warnings, ...moved, ...(index === 0 ? removed : [])] }
    }),
  )
}

/** @throws GuideError if the folder of the CSV file does not exist */
async function printWorklist(guide: Guide, files: ValidFiles, { links, csv }: Options): Promise<void> {
  if (csv !== undefined && !existsSync(dirname(csv))) {
    const message = `The folder “${dirname(csv)}” does not exist. Create it, or choose another.`
    throw new GuideError([{ file: 'options', field: '--csv', message }])
  }
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

/** Undefined if no website answers. */
async function checkAddresses(files: ValidFiles) {
  const addresses = findAddresses(files).map(({ address }) => address)
  console.log(`Requesting ${new Set(addresses).size} web addresses.`)
  return checkLinks(addresses, { onProgress: createProgress(process.stderr) })
}

/** Formats of the report, the default first. */
const formats = ['text', 'github', 'json'] as const

const usage =
  'Run npm run check, npm run check -- --format github, npm run check -- --languages, or npm run check -- --todo --links --csv tasks.csv.'

type Options = ReturnType<typeof readOptions>

/** @throws GuideError if an option is unknown, has an invalid value or needs another option */
export function readOptions(args: readonly string[]) {
  const { values } = readArguments(args, usage, {
    format: { type: 'string', default: formats[0] },
    todo: { type: 'boolean', default: false },
    links: { type: 'boolean', default: false },
    languages: { type: 'boolean', default: false },
    csv: { type: 'string' },
  })
  const { format: given, todo, links, languages, csv } = values
  const format = formats.find((name) => name === given)
  if (!format) return fail('--format', `There is no format “${given}”, but ${formats.join(', ')}.`)
  if (todo && format !== 'text') fail('--format', '--todo prints only text.')
  if (languages && format !== 'text') fail('--format', '--languages prints only text.')
  if (links && !todo) fail('--links', '--links needs --todo.')
  if (csv !== undefined && !todo) fail('--csv', '--csv needs --todo.')
  if (csv !== undefined && !/[^/\\]\.csv$/i.test(csv)) fail('--csv', `“${csv}” does not end in .csv.`)
  return { format, todo, links, languages, csv }
}

function fail(field: string, reason: string): never {
  throw new GuideError([{ file: 'options', field, message: `${reason} ${usage}` }])
}

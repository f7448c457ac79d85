import { getElection } from '@/build/electionCache'
import { inspectSite, reportInspection, type Inspection } from '@/build/reportElection'
import { readProject } from '@/guide/files/readProject'
import { chooseElection } from '@/guide/read/findElection'
import { listLanguages } from '@/guide/read/readLanguages'
import { findTranslationGaps } from '@/guide/translations/findTranslationGaps'
import { warnAboutMovedElection } from '@/desk/publish/warnAboutMovedElection'
import { warnAboutRemovedElections } from '@/desk/publish/warnAboutRemovedElections'
import { readArguments } from '@/desk/readArguments'
import { formatWarnings, GuideError } from '@/lib/problems'
import { describeLanguages } from './describeLanguages'
import { formatAnnotations, formatJson } from './formats'
import { printWorklist } from './printWorklist'

/**
 * Checks the elections of the site in the current folder, and prints a report. The list of tasks is about the current one.
 * @param args arguments of `npm run check`
 */
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

/** Inspects the elections of the site, and adds warnings about published addresses that would stop working. */
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

/** Formats of the report, the default first. */
const formats = ['text', 'github', 'json'] as const

const usage =
  'Run npm run check, npm run check -- --format github, npm run check -- --languages, or npm run check -- --todo --links --csv tasks.csv.'

/**
 * Reads the options of the command. `links` and `csv`, the path of a file to write, need `todo`.
 * @throws GuideError if an option is unknown, has an invalid value or needs another option
 */
export function readOptions(args: readonly string[]) {
  const options = {
    format: { type: 'string', default: formats[0] },
    todo: { type: 'boolean', default: false },
    links: { type: 'boolean', default: false },
    languages: { type: 'boolean', default: false },
    csv: { type: 'string' },
  } as const
  const { values } = readArguments({ args: [...args], options }, usage)
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

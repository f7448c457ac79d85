/** Exports an election to a file, in the format that the file's ending names. */
import { mkdir } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadGuide } from '@/guide/read/loadGuide'
import { readElection } from '@/guide/read/readElection'
import { formatNistReport, nistFileEnding } from '@/guide/open/nist/report'
import { finishInterruptedSave } from '@/lib/cli/finishInterruptedSave'
import { GuideError } from '@/lib/problems'
import { openElection } from './editedFiles'
import { exportSheets } from './exportSheets'
import { writeBytes } from './files/writeBytes'
import { writeCsv } from './files/writeCsv'
import { writeWorkbook, type OutputSheet } from './files/writeWorkbook'
import { createTemplate } from './template'

interface Format {
  /** End of the path. */
  readonly ending: string
  /** For the message about an unknown ending. */
  readonly name: string
  readonly write: (path: string, root: string, election: string | undefined) => Promise<void>
}

/** The formats. The first whose ending fits is used. */
const formats: readonly Format[] = [
  {
    ending: '.xlsx',
    name: 'a workbook (.xlsx)',
    write: async (path, root, election) => writeWorkbook(path, readSheets(root, election)),
  },
  {
    ending: '/',
    name: 'a folder for CSV files (/)',
    write: async (path, root, election) => writeCsvFiles(path, readSheets(root, election)),
  },
  {
    ending: nistFileEnding,
    name: `a report in the election standard (${nistFileEnding})`,
    write: async (path, root, election) => writeBytes(path, formatNistReport(loadGuide(root, election))),
  },
]

/**
 * Exports an election, or writes the template.
 * @param root the project's folder
 * @param election the election's folder in `data/`. Defaults to the only one
 * @param args a path, or `--template` and a path
 * @throws GuideError if the election has problems, or if no format has the path's ending
 */
export async function exportFile(root: string, election: string | undefined, args: readonly string[]): Promise<void> {
  try {
    await runExport(root, election, args)
  } catch (error) {
    throw error instanceof GuideError ? new GuideError(error.problems, 'Nothing was written.') : error
  }
}

async function runExport(root: string, election: string | undefined, args: readonly string[]): Promise<void> {
  const { path, isTemplate } = readArguments(args)
  const format = formats.find(({ ending }) => path.endsWith(ending))
  if (!format || (isTemplate && format.ending !== '.xlsx')) {
    const names = isTemplate ? 'a path that ends in .xlsx' : formats.map(({ name }) => name).join(', or ')
    throw new GuideError([{ file: path, expected: names, found: `the ending "${extname(path)}"` }])
  }
  await finishInterruptedSave(root)
  if (isTemplate) await writeWorkbook(path, createTemplate())
  else await format.write(path, root, election)
  console.log(`Wrote ${path}.`)
}

function readArguments(args: readonly string[]) {
  const expected = 'one path, and --template for an empty workbook'
  const fix = 'Run npm run export -- guide.xlsx.'
  try {
    const options = { template: { type: 'boolean' as const, default: false } }
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options })
    const [path] = positionals
    if (path !== undefined && positionals.length === 1) return { path, isTemplate: values.template }
    throw new Error(`${positionals.length} paths`)
  } catch (error) {
    const found = error instanceof Error ? (error.message.split('.')[0] ?? '') : String(error)
    throw new GuideError([{ file: 'options', expected, found, fix }])
  }
}

function readSheets(root: string, election: string | undefined): readonly OutputSheet[] {
  const { problems } = readElection(root, election)
  if (problems.length > 0) throw new GuideError(problems)
  return exportSheets(openElection(root, election))
}

/** Writes one CSV file for each sheet, like `candidates.csv`. */
export async function writeCsvFiles(folder: string, sheets: readonly OutputSheet[]): Promise<void> {
  await mkdir(folder, { recursive: true })
  await Promise.all(
    sheets.map(({ name, columns, rows }) =>
      writeCsv(join(folder, `${name.toLowerCase()}.csv`), [columns.map(({ heading }) => heading), ...rows]),
    ),
  )
}

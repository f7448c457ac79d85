/** Exports an election to a workbook or CSV files, or writes the template. */
import { mkdir } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { readArguments } from '@/desk/readArguments'
import { readElection } from '@/guide/read/readElection'
import { finishInterruptedSave } from '@/lib/cli/runCli'
import { GuideError } from '@/lib/problems'
import { openElection, withOutcome } from './editedFiles'
import { exportSheets, createTemplate } from './exportSheets'
import { writeCsv, writeWorkbook, type OutputSheet } from './files/writeWorkbook'

/**
 * Exports an election, or writes the template.
 * @param election the election's folder in `data/`. Defaults to the only one
 * @param args a path, or `--template` and a path
 * @throws GuideError if the election has problems, or if no format has the path's ending
 */
export async function exportFile(root: string, election: string | undefined, args: readonly string[]): Promise<void> {
  return withOutcome(async () => {
    const { path, isTemplate } = readPath(args)
    await finishInterruptedSave(root)
    const sheets = isTemplate ? createTemplate() : readSheets(root, election)
    await (path.endsWith('/') ? writeCsvFiles(path, sheets) : writeWorkbook(path, sheets))
    console.log(`Wrote ${path}.`)
  })
}

function readPath(args: readonly string[]) {
  const expected = 'one path, and --template for an empty workbook'
  const fix = 'Run npm run export -- guide.xlsx.'
  const options = { template: { type: 'boolean' as const, default: false } }
  const { values, positionals } = readArguments({ args: [...args], allowPositionals: true, options }, expected, fix)
  const [path] = positionals
  if (path === undefined || positionals.length > 1)
    throw new GuideError([{ file: 'options', expected, found: `${positionals.length} paths`, fix }])
  if (path.endsWith('.xlsx') || (path.endsWith('/') && !values.template)) return { path, isTemplate: values.template }
  const formats = values.template ? 'a path that ends in .xlsx' : 'a workbook (.xlsx), or a folder for CSV files (/)'
  throw new GuideError([{ file: path, expected: formats, found: `the ending "${extname(path)}"` }])
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

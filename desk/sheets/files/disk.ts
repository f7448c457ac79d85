import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { formatCells } from '@/guide/open/csv'
import { checkLimit } from '@/lib/csv/limits'
import type { Table } from '@/lib/csv/table'
import { GuideError } from '@/lib/problems'
import { parseTables } from './readTables'
import { formatWorkbook, type OutputSheet } from './writeWorkbook'

/**
 * Reads the sheets of a workbook (.xlsx), or the table of a CSV file. Empty sheets are left out.
 * @throws GuideError if the file does not exist, or has nothing to read
 */
export async function readTables(path: string): Promise<readonly Table[]> {
  const stats = await stat(path).catch(() => undefined)
  if (!stats?.isFile()) {
    const reason = stats ? 'This is a folder.' : 'There is no such file.'
    const message = `${reason} Check the name and the folder, and give the path of a workbook (.xlsx) or a CSV file.`
    throw new GuideError([{ file: path, message }])
  }
  const advice = 'Remove pictures and unrelated sheets, or save the sheet as CSV.'
  checkLimit({ file: path }, 'MB', stats.size / 2 ** 20, advice)
  return parseTables(path, await readFile(path))
}

/**
 * Writes a workbook or, if the path ends with a slash, one CSV file for each sheet, like `candidates.csv`.
 * @throws GuideError if the folder of a workbook does not exist
 */
export async function writeSheets(path: string, sheets: readonly OutputSheet[]): Promise<void> {
  if (!path.endsWith('/')) return writeBytes(path, await formatWorkbook(sheets))
  await mkdir(path, { recursive: true })
  const write = ({ name, columns, rows }: OutputSheet) => {
    const headings = columns.map(({ heading }) => heading)
    return writeBytes(`${path}${name.toLowerCase().replaceAll(' ', '-')}.csv`, formatCells([headings, ...rows]))
  }
  await Promise.all(sheets.map(write))
}

/** @throws GuideError if the folder does not exist */
export async function writeBytes(path: string, content: string | Uint8Array): Promise<void> {
  try {
    await writeFile(path, content)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    const message = `There is no folder ${dirname(path)}. Create it, or choose another name.`
    throw new GuideError([{ file: path, message }])
  }
}

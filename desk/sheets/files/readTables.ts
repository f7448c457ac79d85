import { readFile, stat } from 'node:fs/promises'
import { GuideError, type Problem } from '@/lib/problems'
import { describeOtherFormat, isArchive } from './fileFormat'
import { checkLimit } from './limits'
import { readCsv } from './readCsv'
import { readWorkbook } from './readWorkbook'
import type { Table } from './table'

const expected = 'an Excel workbook (.xlsx) or a CSV file'
const saveAdvice = 'Open it in a spreadsheet program, save it as .xlsx or CSV, and import that file.'

/**
 * Reads the sheets of a workbook (.xlsx), or the table of a CSV file. Empty sheets are left out.
 * @throws GuideError if the file does not exist, or has nothing to read
 */
export async function readTables(path: string): Promise<readonly Table[]> {
  const bytes = await readBytes(path)
  const otherFormat = describeOtherFormat(bytes)
  if (otherFormat) throw fail({ file: path, expected, found: otherFormat, fix: findAdvice(otherFormat) })
  const tables = isArchive(bytes) ? await readWorkbook(path, bytes) : [readCsv(path, bytes)]
  const tablesWithHeadings = tables.filter(({ headings }) => headings.length > 0)
  if (tablesWithHeadings.length === 0)
    throw fail({ file: path, expected: 'a row of headings', found: 'only empty cells' })
  return tablesWithHeadings
}

async function readBytes(path: string): Promise<Buffer> {
  const found = await stat(path).catch(() => undefined)
  if (!found?.isFile())
    throw fail({
      file: path,
      expected,
      found: found ? 'a folder' : 'no such file',
      fix: 'Check the name and the folder, and give the path of a file.',
    })
  checkLimit(
    { file: path },
    'MB',
    found.size / 2 ** 20,
    'Remove pictures and unrelated sheets, or save the sheet as CSV.',
  )
  return readFile(path)
}

function findAdvice(format: string): string {
  if (format.includes('password')) return 'Save it without a password, and import that file.'
  return format.startsWith('an empty') ? 'Save the spreadsheet again.' : saveAdvice
}

function fail(problem: Problem): GuideError {
  return new GuideError([problem])
}

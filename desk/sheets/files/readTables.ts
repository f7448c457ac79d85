import { readFile, stat } from 'node:fs/promises'
import { checkLimit, createError } from '@/lib/csv/limits'
import { readCsv } from '@/lib/csv/readCsv'
import { readWorkbook } from './readWorkbook'
import type { Table } from '@/lib/csv/table'

const expected = 'an Excel workbook (.xlsx) or a CSV file'

/**
 * Reads the sheets of a workbook (.xlsx), or the table of a CSV file. Empty sheets are left out.
 * @throws GuideError if the file does not exist, or has nothing to read
 */
export async function readTables(path: string): Promise<readonly Table[]> {
  return parseTables(path, await readBytes(path))
}

/**
 * Parses the sheets of a workbook (.xlsx), or the table of a CSV file. Empty sheets are left out.
 * @param path for problems. It names the table of a CSV file
 * @throws GuideError if there is nothing to read
 */
export async function parseTables(path: string, bytes: Uint8Array): Promise<readonly Table[]> {
  const content = new TextDecoder('latin1').decode(bytes)
  const otherFormat = findOtherFormat(content)
  if (otherFormat) throw createError({ file: path, expected, ...otherFormat })
  const tables = isArchive(content) ? await readWorkbook(path, bytes) : [readCsv(path, bytes)]
  const tablesWithHeadings = tables.filter(({ headings }) => headings.length > 0)
  if (tablesWithHeadings.length === 0)
    throw createError({ file: path, expected: 'a row of headings', found: 'only empty cells' })
  return tablesWithHeadings
}

async function readBytes(path: string): Promise<Buffer> {
  const found = await stat(path).catch(() => undefined)
  if (!found?.isFile())
    throw createError({
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

/** True for a ZIP archive, which every .xlsx file is, whatever the ending of its name is. */
function isArchive(content: string): boolean {
  return content.startsWith('PK')
}

/** Finds out that a file has a format that cannot be imported, and what to do. Undefined for .xlsx files and for text. */
function findOtherFormat(content: string): { readonly found: string; readonly fix: string } | undefined {
  const fix = 'Open it in a spreadsheet program, save it as .xlsx or CSV, and import that file.'
  if (content === '') return { found: 'an empty file', fix: 'Save the spreadsheet again.' }
  if (isArchive(content) && !content.includes('xl/workbook.xml'))
    return { found: 'a file of another program or format, such as OpenDocument (.ods), .xlsb or Numbers', fix }
  // The container of old Office files, and of encrypted new ones.
  if (content.startsWith('\u00D0\u00CF\u0011\u00E0'))
    return content.includes([...'EncryptedPackage'].join('\0'))
      ? { found: 'a workbook with a password', fix: 'Save it without a password, and import that file.' }
      : { found: 'a file of Excel 97-2003 (.xls)', fix }
  return content.startsWith('%PDF') ? { found: 'a PDF file', fix } : undefined
}

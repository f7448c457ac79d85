import { convertAdvice, readCsv } from '@/lib/csv/readCsv'
import type { Table } from '@/lib/csv/table'
import { GuideError } from '@/lib/problems'
import { readWorkbook } from './readWorkbook'

/**
 * Parses the sheets of a workbook (.xlsx), or the table of a CSV file. Empty sheets are left out.
 * @param path for problems. It names the table of a CSV file
 * @throws GuideError if there is nothing to read
 */
export async function parseTables(path: string, bytes: Uint8Array): Promise<readonly Table[]> {
  const content = new TextDecoder('latin1').decode(bytes)
  const otherFormat = findOtherFormat(content)
  if (otherFormat !== undefined) throw new GuideError([{ file: path, message: otherFormat }])
  const tables = isArchive(content) ? await readWorkbook(path, bytes) : [readCsv(path, bytes)]
  const tablesWithHeadings = tables.filter(({ headings }) => headings.length > 0)
  if (tablesWithHeadings.length === 0)
    throw new GuideError([{ file: path, message: 'All cells are empty. Add a row of headings.' }])
  return tablesWithHeadings
}

/** True for a ZIP archive, which every .xlsx file is, whatever the ending of its name is. */
function isArchive(content: string): boolean {
  return content.startsWith('PK')
}

/** The message about a file whose format cannot be imported. Undefined for .xlsx files and for text. */
function findOtherFormat(content: string): string | undefined {
  if (content === '') return 'This file is empty. Save the spreadsheet again.'
  if (isArchive(content) && !content.includes('xl/workbook.xml'))
    return `This is a file of another program or format, such as OpenDocument (.ods), .xlsb or Numbers. ${convertAdvice}`
  // The container of old Office files, and of encrypted new ones.
  if (content.startsWith('\u00D0\u00CF\u0011\u00E0'))
    return content.includes([...'EncryptedPackage'].join('\0'))
      ? 'This workbook has a password. Save it without one, and import that file.'
      : `This is a file of Excel 97-2003 (.xls). ${convertAdvice}`
  return content.startsWith('%PDF') ? `This is a PDF file. ${convertAdvice}` : undefined
}

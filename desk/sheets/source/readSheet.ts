import { GuideError } from '@/lib/problems'
import type { Table } from '@/lib/csv/table'
import { parseTables } from '../files/readTables'
import { download, share, type DownloadOptions } from './download'
import { toDownloadAddress } from './downloadAddress'

/**
 * Downloads the spreadsheets of an election, and reads their tables.
 * @param addresses the field `sheet` of `election.yaml`
 * @throws GuideError if one cannot be downloaded, or is no spreadsheet
 */
export async function readSheet(
  addresses: readonly string[],
  options?: Partial<DownloadOptions>,
): Promise<readonly (readonly Table[])[]> {
  const files: (readonly Table[])[] = []
  for (const address of addresses) {
    // oxlint-disable-next-line no-await-in-loop -- one at a time, because each may take much memory
    const bytes = await download(address, toDownloadAddress(address), options)
    // Servers of private files answer with a page to sign in.
    if (/^\s*<(?:!doctype html|html|head|script)\b/i.test(bytes.subarray(0, 1000).toString()))
      throw new GuideError([{ file: address, message: `This is a web page, not a spreadsheet. ${share}` }])
    // oxlint-disable-next-line no-await-in-loop
    files.push(await parseTables(address, bytes))
  }
  return files
}

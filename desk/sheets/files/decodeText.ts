/** Decodes CSV files, which do not declare their encoding. */
import { isUtf8 } from 'node:buffer'
import { GuideError } from '@/lib/problems'
import { decodeWindows1252 } from './windows1252'

/**
 * Decodes UTF-8, UTF-16 with a byte order mark, and otherwise Windows-1252. Bytes that are invalid in a file of UTF-8 become
 * U+FFFD, which no cell may contain.
 * @param file for the error
 * @returns the encoding only if it is a guess
 * @throws GuideError if the file is not text
 */
export function decodeText(file: string, bytes: Buffer): { readonly text: string; readonly guess?: string } {
  const mark = bytes.toString('hex', 0, 2)
  if (mark === 'fffe' || mark === 'feff')
    return { text: new TextDecoder(mark === 'fffe' ? 'utf-16le' : 'utf-16be').decode(bytes) }
  // Text can contain a control character by accident. Other files consist of many.
  if (bytes.filter((byte) => byte < 9).length > bytes.length / 50)
    throw new GuideError([
      {
        file,
        expected: 'an Excel workbook (.xlsx) or a CSV file',
        found: 'a file of another kind',
        fix: 'Save the spreadsheet as .xlsx or CSV, and import that file.',
      },
    ])
  const text = new TextDecoder('utf-8').decode(bytes)
  return isUtf8(bytes) || isMostlyUtf8(text) ? { text } : { text: decodeWindows1252(bytes), guess: 'Windows-1252' }
}

/** True if most characters outside of ASCII are valid. In Windows-1252, hardly any of them are. */
function isMostlyUtf8(decoded: string): boolean {
  const invalid = decoded.match(/\uFFFD/g)?.length ?? 0
  const valid = decoded.match(/[^\p{ASCII}\uFFFD]/gu)?.length ?? 0
  return valid > invalid
}

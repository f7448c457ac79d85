/** Decodes CSV files, which do not declare their encoding. */
import { GuideError } from '@/lib/problems'

/** Characters of the bytes 0x80 to 0x9F in Windows-1252. `TextDecoder` of Node.js 20 decodes them as ISO-8859-1. */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ'

/**
 * Decodes UTF-8 and UTF-16, with or without a byte order mark, and Windows-1252.
 * @param file for the error
 * @throws GuideError if the bytes are neither text nor in one encoding
 */
export function decodeText(file: string, bytes: Buffer): string {
  const utf16 = findUtf16(bytes)
  if (utf16) return new TextDecoder(utf16).decode(bytes)
  if (bytes.includes(0))
    throw new GuideError([
      {
        file,
        expected: 'an Excel workbook (.xlsx) or a CSV file',
        found: 'a file of another kind',
        fix: 'Save the spreadsheet as .xlsx or CSV, and import that file.',
      },
    ])
  const utf8 = new TextDecoder('utf-8').decode(bytes)
  if (!utf8.includes('\uFFFD') || isUtf8(bytes)) return utf8
  if (isDamagedUtf8(utf8))
    throw new GuideError([
      {
        file,
        line: utf8.slice(0, utf8.indexOf('\uFFFD')).split(/\r\n|\r|\n/).length,
        expected: 'text in one encoding',
        found: 'UTF-8 with bytes that are not UTF-8',
        fix: 'Open the file in a spreadsheet program, correct this line, and save it as "CSV UTF-8".',
      },
    ])
  return decodeWindows1252(bytes)
}

function decodeWindows1252(bytes: Buffer): string {
  return bytes
    .toString('latin1')
    .replace(/[\u0080-\u009F]/g, (character) => windows1252.charAt(character.charCodeAt(0) - 0x80))
}

function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/** True if most characters outside of ASCII are valid. In Windows-1252, hardly any of them are. */
function isDamagedUtf8(decoded: string): boolean {
  const invalid = decoded.match(/\uFFFD/g)?.length ?? 0
  const valid = decoded.match(/[^\p{ASCII}\uFFFD]/gu)?.length ?? 0
  return valid > invalid
}

/** Finds UTF-16 by its byte order mark, or by the zeros in every other byte that most letters have. */
function findUtf16(bytes: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const sample = bytes.subarray(0, 2000)
  const zeros = [0, 0]
  for (const [index, byte] of sample.entries()) if (byte === 0) zeros[index % 2]! += 1
  const [even = 0, odd = 0] = zeros
  const many = sample.length / 6
  if (odd > many && even < odd / 10) return 'utf-16le'
  if (even > many && odd < even / 10) return 'utf-16be'
  return undefined
}

/** Decodes CSV files, which do not declare their encoding. */
import { decodeUtf8 } from '@/lib/decodeUtf8'
import { GuideError } from '@/lib/problems'

/**
 * Decodes UTF-8, UTF-16 with a byte order mark, and otherwise Windows-1252. Bytes that are invalid in a file of UTF-8 become
 * U+FFFD, which no cell may contain.
 * @returns the encoding only if it is a guess
 * @throws GuideError if the file is not text
 */
export function decodeText(file: string, bytes: Uint8Array): { readonly text: string; readonly guess?: string } {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return { text: new TextDecoder('utf-16le').decode(bytes) }
  if (first === 0xfe && second === 0xff) return { text: new TextDecoder('utf-16be').decode(bytes) }
  // Text can contain a control character by accident. Other files consist of many.
  if (bytes.filter((byte) => byte < 9).length > bytes.length / 50)
    throw new GuideError([
      { file, message: 'This is not a spreadsheet. Save it as an Excel workbook (.xlsx) or CSV, and use that file.' },
    ])
  const valid = decodeUtf8(bytes)
  const text = valid ?? new TextDecoder().decode(bytes)
  return valid !== undefined || isMostlyUtf8(text)
    ? { text }
    : { text: decodeWindows1252(bytes), guess: 'Windows-1252' }
}

/** True if most characters outside of ASCII are valid. In Windows-1252, hardly any of them are. */
function isMostlyUtf8(decoded: string): boolean {
  const invalid = decoded.match(/\uFFFD/g)?.length ?? 0
  const valid = decoded.match(/[^\p{ASCII}\uFFFD]/gu)?.length ?? 0
  return valid > invalid
}

/** Characters of the bytes 0x80 to 0x9F. `TextDecoder` of Node.js 20 decodes them as ISO-8859-1. */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ'

function decodeWindows1252(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte))
    .join('')
    .replace(/[\u0080-\u009F]/g, (character) => windows1252.charAt(character.charCodeAt(0) - 0x80))
}

const continuation = `[\\u0080-\\u00BF${windows1252}]`
const punctuation = '[‘’‚“”„•–—…]'

/**
 * Characters of UTF-8 in Windows-1252: "Ã©" for "é", "â€™" for "’". In capitals, real text has an accented letter before
 * punctuation, as in "IRMÃ…”", so there only punctuation inside a word counts.
 */
const garbled = new RegExp(
  `\uFFFD|â[€„‚]${continuation}|ðŸ${continuation}{2}|Â\\u00A0|` +
    `(?:[ÂÃÄÅÆ]|á[º»])(?:(?!${punctuation}|\\u00A0)${continuation}|${punctuation}(?=\\p{L}))`,
  'gu',
)

/** Finds a word that was written in one encoding and read in another, and describes it. */
export function findGarbledWord(text: string): string | undefined {
  const start = text.search(garbled)
  if (start < 0) return undefined
  const word = `${/\S*$/.exec(text.slice(0, start))?.[0]}${/^(?:Â\u00A0|\S)+/.exec(text.slice(start))?.[0]}`
  const original = word.replace(garbled, decodeAsUtf8)
  return original === word
    ? `"${word}", with a letter that could not be read`
    : `"${word}", which was probably "${original}"`
}

function decodeAsUtf8(characters: string): string {
  const bytes = Array.from(characters, (character) => {
    const index = windows1252.indexOf(character)
    return index < 0 ? character.charCodeAt(0) : index + 0x80
  })
  return new TextDecoder().decode(Uint8Array.from(bytes))
}

/** The encoding of old Windows programs, and of texts that were read in it by mistake. */

/** Characters of the bytes 0x80 to 0x9F. `TextDecoder` of Node.js 20 decodes them as ISO-8859-1. */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ'

export function decodeWindows1252(bytes: Buffer): string {
  return bytes
    .toString('latin1')
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
  return Buffer.from(bytes).toString()
}

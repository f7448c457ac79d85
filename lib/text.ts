/** Forms of text. Browser scripts may import it. */

/** Letters that are not others with an accent. */
const letters: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe' }

/** Text without case, accents, apostrophes and further punctuation, so that "aimee oneil" finds "Aimée O’Neil". */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}'’.]/gu, '')
    .replace(/[øłđßæœ]/g, (letter) => letters[letter]!)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** The `tel:` URL of a telephone number as people write it, like `902-555-0142` or `781-393-2491 x12`. */
export function toTelephoneUrl(phone: string): string {
  const [number = '', extension] = phone.split(/x|ext\.?/)
  const digits = number.replaceAll(/[^\d+]/g, '')
  return extension === undefined ? `tel:${digits}` : `tel:${digits};ext=${extension.trim()}`
}

/** Returns the letters for a position, as above the columns of a spreadsheet: `A` for 0, `AA` for 26. */
export function toLetters(index: number): string {
  return (index > 25 ? toLetters(Math.floor(index / 26) - 1) : '') + String.fromCodePoint(65 + (index % 26))
}

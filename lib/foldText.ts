/** Letters that are not others with an accent. */
const letters: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe' }

/**
 * Text without case, accents, apostrophes and further punctuation, so that "aimee oneil" finds "Aimée O’Neil". Browser scripts
 * may import it.
 */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}'’.]/gu, '')
    .replace(/[øłđßæœ]/g, (letter) => letters[letter]!)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Characters that change how text is shown, or that cannot be shown at all. Browser scripts may import it. */

const directionControls: Readonly<Record<number, string>> = {
  0x202a: 'a left-to-right embedding',
  0x202b: 'a right-to-left embedding',
  0x202c: 'the end of a direction change',
  0x202d: 'a left-to-right override',
  0x202e: 'a right-to-left override',
  0x2066: 'a left-to-right isolate',
  0x2067: 'a right-to-left isolate',
  0x2068: 'a first-strong isolate',
  0x2069: 'the end of an isolate',
}

/** Kinds of characters that no text may contain, with their names. */
const forbidden: readonly (readonly [RegExp, string])[] = [
  [/[\u202A-\u202E\u2066-\u2069]/u, 'a direction control'],
  // eslint-disable-next-line no-control-regex
  [/[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/u, 'a control character'],
  [/\p{Surrogate}/u, 'half of a surrogate pair'],
  [/\p{Noncharacter_Code_Point}/u, 'a noncharacter'],
  [/\p{Private_Use}/u, 'a private use character'],
  [/[\u{E0000}-\u{E007F}]/u, 'a tag character'],
]

/** Real names have up to three marks on a letter. Invisible characters between marks do not count. */
const stackOfMarks = /(?:[\p{Mn}\p{Me}]\p{Cf}*){4}/u

/** Characters without ink: spaces, invisible ones, and blank letters like U+3164 and U+2800. */
const invisible = /[\s\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/gu

/**
 * Finds the first character that text may not contain.
 * @returns its name and code point, like "a right-to-left override (U+202E)", or undefined if the text is valid
 */
export function findForbiddenCharacter(text: string): string | undefined {
  for (const [pattern, name] of forbidden) {
    const codePoint = pattern.exec(text)?.[0].codePointAt(0)
    if (codePoint !== undefined) return nameWithCode(directionControls[codePoint] ?? name, codePoint)
  }
  const firstMark = stackOfMarks.exec(text)?.[0].codePointAt(0)
  if (firstMark !== undefined) return nameWithCode('more than 3 combining marks on one letter', firstMark)
  const firstCharacter = text.codePointAt(0)
  if (firstCharacter !== undefined && text.replace(invisible, '') === '')
    return nameWithCode('only invisible characters', firstCharacter)
  return undefined
}

function nameWithCode(name: string, codePoint: number): string {
  return `${name} (U+${codePoint.toString(16).toUpperCase().padStart(4, '0')})`
}

const unprintable =
  /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?<=[\p{Mn}\p{Me}]{3})[\p{Mn}\p{Me}]/gu

/** Replaces every unprintable character with its code point, like `\u{202E}`. */
export function escapeUnprintable(text: string): string {
  return text.replace(unprintable, (character) => `\\u{${character.codePointAt(0)?.toString(16).toUpperCase()}}`)
}

const apostrophes = /[\u0060\u00B4\u2018\u2019\u201B\u02B9\u02BB\u02BC\u02BD\u02C8\u2032\u2035\uA78C]/gu

/**
 * Returns the same text for names that look alike: without case, Unicode forms, invisible characters and extra spaces, and
 * with one kind of hyphen and of apostrophe.
 */
export function foldName(name: string): string {
  // Compatibility forms split U+00B4 into a space and a combining mark.
  const sameApostrophes = name.replace(apostrophes, "'")
  const folded = sameApostrophes.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC')
  return folded
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[\p{Pd}\u2212\u2043]/gu, '-')
    .replace(/\s+/g, ' ')
    .trim()
}

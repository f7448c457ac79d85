/** Characters that change how text is shown, or that cannot be shown at all. Browser scripts may import it. */

/** Names of single characters. Others have the name of their kind. */
const names: Readonly<Record<number, string>> = {
  0xad: 'a soft hyphen',
  0x34f: 'a combining grapheme joiner',
  0x61c: 'an Arabic letter mark',
  0x115f: 'a Hangul filler',
  0x1160: 'a Hangul filler',
  0x200b: 'a zero-width space',
  0x200c: 'a zero-width non-joiner',
  0x200d: 'a zero-width joiner',
  0x200e: 'a left-to-right mark',
  0x200f: 'a right-to-left mark',
  0x202a: 'a left-to-right embedding',
  0x202b: 'a right-to-left embedding',
  0x202c: 'the end of a direction change',
  0x202d: 'a left-to-right override',
  0x202e: 'a right-to-left override',
  0x2060: 'a word joiner',
  0x2061: 'an invisible function application',
  0x2062: 'an invisible times sign',
  0x2063: 'an invisible separator',
  0x2064: 'an invisible plus sign',
  0x2066: 'a left-to-right isolate',
  0x2067: 'a right-to-left isolate',
  0x2068: 'a first-strong isolate',
  0x2069: 'the end of an isolate',
  0x2800: 'a blank Braille pattern',
  0x3164: 'a Hangul filler',
  0xfeff: 'a zero-width no-break space',
  0xffa0: 'a Hangul filler',
}

/** A character class of scripts, with the marks and punctuation that they share. */
function classOf(scripts: string): string {
  return `[${scripts.replace(/\w+/g, String.raw`\p{scx=$&}`).replaceAll(' ', '')}]`
}

/** Scripts whose letters take other forms beside a joiner. */
const joiningScripts = classOf(
  'Arabic Syriac Nko Mandaic Adlam Mongolian Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam ' +
    'Sinhala Khmer Myanmar Thai Lao Tibetan Balinese Javanese Sundanese Tai_Tham Meetei_Mayek Chakma',
)
/** Scripts that have no spaces between words. */
const unspacedScripts = classOf('Khmer Thai Lao Myanmar')
const rightToLeftLetter = classOf('Hebrew Arabic Syriac Thaana Nko Mandaic Adlam Samaritan Hanifi_Rohingya')
/** Up to 20 digits, spaces and signs, which have the direction of the letters around them. */
const neutrals = String.raw`[^\p{L}\p{Default_Ignorable_Code_Point}]{0,20}`
const inEmoji = String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D\p{Extended_Pictographic}`
const emojiBase = String.raw`\p{Extended_Pictographic}|[\d#*](?=\uFE0F\u20E3)`

/** Kinds of characters that no text may contain, with their names. Some are allowed where a script or an emoji needs them. */
const forbidden: readonly (readonly [RegExp, string])[] = [
  [/[\u202A-\u202E\u2066-\u2069]/u, 'a direction control'],
  // eslint-disable-next-line no-control-regex
  [/[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/u, 'a control character'],
  [/\p{Surrogate}/u, 'half of a surrogate pair'],
  [/\p{Noncharacter_Code_Point}/u, 'a noncharacter'],
  [/\uFFFD/u, 'a replacement character, which stands for a lost one'],
  [/\p{Private_Use}/u, 'a private use character'],
  [/[\u{E0000}-\u{E007F}]/u, 'a tag character'],
  [/[\u034F\u00AD\u115F\u1160\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF0-\uFFFB]/u, 'an invisible character'],
  [/[\u{1BCA0}-\u{1BCA3}\u{1D173}-\u{1D17A}\u{E0080}-\u{E00FF}\u{E01F0}-\u{E0FFF}]/u, 'an invisible character'],
  [/(?<![\u2801-\u28FF])\u2800(?![\u2801-\u28FF])/u, 'a blank Braille pattern'],
  [new RegExp(`(?<!${joiningScripts})(?!${inEmoji})[\\u200C\\u200D](?!${joiningScripts})`, 'u'), 'a joiner'],
  [new RegExp(`(?<!${unspacedScripts})\\u200B(?!${unspacedScripts})`, 'u'), 'a zero-width space'],
  [
    new RegExp(`(?<!${rightToLeftLetter}${neutrals})[\\u061C\\u200E\\u200F](?!${neutrals}${rightToLeftLetter})`, 'u'),
    'a direction mark',
  ],
  [new RegExp(`(?<!${emojiBase})[\\uFE0E\\uFE0F]`, 'u'), 'a variation selector'],
  [/(?<![\p{scx=Han}\p{scx=Myanmar}\p{S}])[\uFE00-\uFE0D\u{E0100}-\u{E01EF}]/u, 'a variation selector'],
  [/(?<!\p{scx=Mongolian})[\u180B-\u180F]/u, 'a Mongolian variation selector'],
]

/** Real names have up to three marks on a letter. Invisible characters between marks do not count. */
const stackOfMarks = /(?:[\p{Mn}\p{Me}]\p{Cf}*){4}/u

/** Describes the first character that text may not contain, like "a right-to-left override (U+202E)". */
export function findForbiddenCharacter(text: string): string | undefined {
  for (const [pattern, name] of forbidden) {
    const codePoint = pattern.exec(text)?.[0].codePointAt(0)
    if (codePoint !== undefined) return nameWithCode(names[codePoint] ?? name, codePoint)
  }
  const firstMark = stackOfMarks.exec(text)?.[0].codePointAt(0)
  if (firstMark !== undefined) return nameWithCode('more than 3 combining marks on one letter', firstMark)
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
 * with one kind of hyphen and of apostrophe. Longer text than any name is cut, because it would be slow to compare.
 */
export function foldName(name: string): string {
  // Compatibility forms split U+00B4 into a space and a combining mark.
  const sameApostrophes = name.slice(0, 1000).replace(apostrophes, "'")
  const folded = sameApostrophes.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC')
  return folded
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[\p{Pd}\u2212\u2043]/gu, '-')
    .replace(/\s+/g, ' ')
    .trim()
}

import { escapeUnprintable, findForbiddenCharacter, foldName } from './characters'

it.each([
  ['Ada\u202EByron', 'a right-to-left override (U+202E)'],
  ['Ada\u2068Byron', 'a first-strong isolate (U+2068)'],
  ['Ada\u0007', 'a control character (U+0007)'],
  ['Ada\r', 'a control character (U+000D)'],
  ['Ada\u0085Byron', 'a control character (U+0085)'],
  ['Ada\uD800', 'half of a surrogate pair (U+D800)'],
  ['Ada\uFFFF', 'a noncharacter (U+FFFF)'],
  ['Ada\uFDD0', 'a noncharacter (U+FDD0)'],
  ['Jos\uFFFD', 'a replacement character, which stands for a lost one (U+FFFD)'],
  ['Ada\uE000', 'a private use character (U+E000)'],
  ['Ada\u{E0041}', 'a tag character (U+E0041)'],
  ['soft\u00ADhyphen', 'a soft hyphen (U+00AD)'],
  ['Ada\u034FByron', 'a combining grapheme joiner (U+034F)'],
  ['Ada\u115FByron', 'a Hangul filler (U+115F)'],
  ['\u3164', 'a Hangul filler (U+3164)'],
  ['Ada\uFFA0', 'a Hangul filler (U+FFA0)'],
  ['Ada\u200BByron', 'a zero-width space (U+200B)'],
  ['Ada\u200CByron', 'a zero-width non-joiner (U+200C)'],
  ['Ada\u200DByron', 'a zero-width joiner (U+200D)'],
  ['\u{1F469}\u200D', 'a zero-width joiner (U+200D)'],
  ['می\u200C\u200C\u200Cخواهم', 'a zero-width non-joiner (U+200C)'],
  ['Ada\u200E Byron', 'a left-to-right mark (U+200E)'],
  ['Ada\u200F Byron', 'a right-to-left mark (U+200F)'],
  ['Ada\u061C', 'an Arabic letter mark (U+061C)'],
  ['Ada\u2060Byron', 'a word joiner (U+2060)'],
  ['f\u2061x', 'an invisible function application (U+2061)'],
  ['2\u2062x', 'an invisible times sign (U+2062)'],
  ['1\u2063\u2064', 'an invisible separator (U+2063)'],
  ['Ada\u206F', 'an invisible character (U+206F)'],
  ['Ada\uFEFFByron', 'a zero-width no-break space (U+FEFF)'],
  ['Ada\uFFF9Byron', 'an invisible character (U+FFF9)'],
  ['Ada\u{1D173}', 'an invisible character (U+1D173)'],
  ['Ada\u2800Byron', 'a blank Braille pattern (U+2800)'],
  ['\uFE0F', 'a variation selector (U+FE0F)'],
  ['Ada\uFE0F 1\uFE0F', 'a variation selector (U+FE0F)'],
  ['Ada\uFE00', 'a variation selector (U+FE00)'],
  ['Ada\u{E0101}', 'a variation selector (U+E0101)'],
  ['Ada\u180B', 'a Mongolian variation selector (U+180B)'],
  ['A\u0301\u0301\u0301\u0301da', 'more than 3 combining marks on one letter (U+0301)'],
  ['क\u0301\u200D\u0301\u200D\u0301\u200D\u0301', 'a zero-width joiner (U+200D)'],
])('finds the forbidden character of %j', (text, name) => {
  expect(findForbiddenCharacter(text)).toBe(name)
})

it.each([
  'Nguyễn Thị Ánh'.normalize('NFD'),
  'Ǭ̄'.normalize('NFD'),
  'Line 1\n\tLine 2',
  'می‌خواهم',
  'שָׁלוֹם',
  'مرحبا\u200F',
  '👩‍👩‍👧‍👦 👍🏽 ❤️ 1️⃣ 🇺🇸',
  'क्षत्रिय',
  'שלום!\u200F (Ada)',
  'C++\u200E שלום',
  '☎ 03-555-0100\u200E שלום',
  'क्\u200Dष র\u200D্য',
  'ភាសា\u200Bខ្មែរ',
  'ภาษา\u200Bไทย',
  '葛\u{E0100}',
  '⠁⠀⠃',
  'a\u00A0b\u202Fc',
  'a\u2028b',
])('accepts %j', (text) => {
  expect(findForbiddenCharacter(text)).toBeUndefined()
})

it('escapes characters that are not printable', () => {
  expect(escapeUnprintable('A\u202E\u001B[31m\n\uD800\u200Bé👍')).toBe(
    'A\\u{202E}\\u{1B}[31m\\u{A}\\u{D800}\\u{200B}é👍',
  )
})

it('folds names that differ only in case, Unicode form or spaces', () => {
  const names = ['Zoë  Weiß', 'ZOE\u0308 WEISS', '\uFF3Ao\u00EB weiss', 'Zo\u00EB\u200B Weiss']
  expect(new Set(names.map(foldName)).size).toBe(1)
  expect(foldName('Zoe Weiss')).not.toBe(foldName('Zoë Weiss'))
})

it('folds only the beginning of text that is longer than any name', () => {
  expect(foldName('\uFDFA'.repeat(100_000)).length).toBeLessThan(20_000)
})

it.each([
  ["O'Neil", ['O’Neil', 'Oʼneil', 'O`Neil', 'O´Neil', 'O＇Neil']],
  ['Lungo-Koehn', ['Lungo‐Koehn', 'Lungo–Koehn', 'Lungo‑Koehn', 'LUNGO−KOEHN']],
])('folds the kinds of apostrophes and hyphens in %s', (name, others) => {
  expect(new Set(others.map(foldName))).toEqual(new Set([foldName(name)]))
})

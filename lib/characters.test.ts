/** @jest-environment node */
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
  ['Ada\uE000', 'a private use character (U+E000)'],
  ['Ada\u{E0041}', 'a tag character (U+E0041)'],
  ['\u200B\u200D', 'only invisible characters (U+200B)'],
  ['\u00AD', 'only invisible characters (U+00AD)'],
  ['\u3164', 'only invisible characters (U+3164)'],
  ['\u2800 \u2800', 'only invisible characters (U+2800)'],
  ['A\u0301\u0301\u0301\u0301da', 'more than 3 combining marks on one letter (U+0301)'],
  ['A\u0301\u200D\u0301\u200D\u0301\u200D\u0301da', 'more than 3 combining marks on one letter (U+0301)'],
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
  'soft\u00ADhyphen',
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

it.each([
  ["O'Neil", ['O’Neil', 'Oʼneil', 'O`Neil', 'O´Neil', 'O＇Neil']],
  ['Lungo-Koehn', ['Lungo‐Koehn', 'Lungo–Koehn', 'Lungo‑Koehn', 'LUNGO−KOEHN']],
])('folds the kinds of apostrophes and hyphens in %s', (name, others) => {
  expect(new Set(others.map(foldName))).toEqual(new Set([foldName(name)]))
})

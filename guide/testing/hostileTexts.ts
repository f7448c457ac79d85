/** For tests: values that are valid but hard to render. */
import { array, constantFrom, oneof, string, type Arbitrary } from 'fast-check'
import { findForbiddenCharacter } from '@/lib/characters'
import { maxLengths } from '@/guide/fields/text'

const fragments = [
  '</script>',
  '<!--<script>',
  '<script>alert(1)</script>',
  '<!--',
  '-->',
  ']]>',
  '<![CDATA[',
  '</title></style></p></main>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '" onmouseover="alert(1)',
  "' autofocus onfocus='alert(1)",
  '`${alert(1)}`',
  '{{constructor}}',
  'javascript:alert(1)',
  '\\"\\u003c',
  '&amp;',
  '&lt;b>',
  '&notit;',
  '&#x3C;',
  '<',
  '"',
  "'",
  '$&$1',
  '%00%3Cb%3E',
  'مرحبا',
  'שלום',
  '👩‍👩‍👧👍🏽',
  'Nguyễn'.normalize('NFD'),
  '๓漢字',
  'a\u2028b\u2029c\u00a0d',
  '__proto__',
  'W'.repeat(40),
  ' ',
]

/** Values that every text field accepts: up to 100 characters, on one line. */
export const hostileText: Arbitrary<string> = array(
  oneof({ weight: 3, arbitrary: constantFrom(...fragments) }, string({ unit: 'grapheme', maxLength: 8 })),
  {
    minLength: 1,
    maxLength: 6,
  },
)
  .map((parts) => parts.join('').trim())
  .filter(
    (text) =>
      text !== '' &&
      text.length <= maxLengths.name &&
      !/[\n\t]/.test(text) &&
      findForbiddenCharacter(text) === undefined,
  )

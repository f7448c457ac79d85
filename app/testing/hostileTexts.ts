/** Texts that break pages and files that do not escape them. */
import * as fc from 'fast-check'

const fragments = [
  '</script>',
  '<!--',
  '<!--<script>',
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
  '&lt;b&gt;',
  '&notit;',
  '&#x3C;',
  '&',
  '<',
  '>',
  '"',
  "'",
  '%3Cb%3E',
  '$&$1',
  'שלום',
  'مرحبا',
  '🗳️👩🏽‍⚖️',
  'Zoe\u0308 Nguye\u0302\u0303n',
  '๓漢字',
  '\u2028',
  '\u2029',
  '\u00a0',
  '__proto__',
  'x'.repeat(100),
  'word',
]

/** One to five fragments, with or without spaces between them, or any printable text. */
export const hostileText: fc.Arbitrary<string> = fc
  .oneof(
    {
      weight: 4,
      arbitrary: fc
        .tuple(fc.array(fc.constantFrom(...fragments), { minLength: 1, maxLength: 5 }), fc.constantFrom('', ' '))
        .map(([parts, separator]) => parts.join(separator)),
    },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }) },
  )
  // The schema trims texts and rejects blank ones.
  .map((text) => text.trim())
  .filter((text) => text !== '')

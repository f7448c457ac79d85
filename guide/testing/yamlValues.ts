/** For tests: random values that are hard to write in YAML. */
import { array, constantFrom, oneof, string, type Arbitrary } from 'fast-check'
import type { YamlValue } from '@/guide/write/yamlValue'

const hostileFragments = [
  '---',
  '...',
  '%YAML 1.1',
  '\t',
  ' ',
  '  ',
  '\n',
  '\n\n',
  '\n  indented',
  '\r',
  '\r\n',
  '\u0000',
  '\u001B',
  '\u0085',
  '\u2028',
  '\u2029',
  '\uFEFF',
  '\uD800',
  '\u00A0',
  '👩‍👩‍👧',
  'W'.repeat(130),
  ': ',
  ' #',
  '- ',
  '? ',
  '{a: b}',
  '[a, b]',
  '&a',
  '*a',
  '!!str',
  '"',
  "'",
  '\\',
  '|',
  '>-',
  '@',
  'yes',
  '12:30',
  '0x1F',
  '1e3',
  '.inf',
  '~',
  'Ends here. ',
  'Dr. Who said',
]

export const hostileYamlText: Arbitrary<string> = array(
  oneof(constantFrom(...hostileFragments), string({ unit: 'grapheme', maxLength: 8 })),
  { maxLength: 6 },
).map((parts) => parts.join(''))

const words = ['Bears', 'wanted', 'wider', 'sidewalks.', 'The', 'council', 'agreed.', 'U.S.', '$30', '(in', '2023)']

/** Sentences in up to three paragraphs. */
const editorialYamlText: Arbitrary<string> = array(
  array(constantFrom(...words), { minLength: 3, maxLength: 50 }).map((paragraph) => paragraph.join(' ')),
  { minLength: 1, maxLength: 3 },
).map((paragraphs) => paragraphs.join('\n\n'))

export const scalarYaml: Arbitrary<YamlValue> = oneof(
  { weight: 4, arbitrary: hostileYamlText },
  { weight: 3, arbitrary: editorialYamlText },
  constantFrom('2026-11-22', '2026-11', '2026', '07:00', 'mb-bears', 'N/A', '', true, false, null, 7, -2.5, 1e21),
)

const nameYaml = constantFrom('id', 'title', 'text', 'sources', 'added', 'a b', 'a: b', '1', 'yes', 'ü', '#', '-')

export const anyYaml: Arbitrary<YamlValue> = oneof(
  { weight: 2, arbitrary: scalarYaml },
  array(constantFrom('mb-bears', 'cc-2023', 'y'), { maxLength: 4 }),
  array(scalarYaml, { maxLength: 3 }),
  array(createGroup(scalarYaml), { minLength: 1, maxLength: 3 }),
  createGroup(oneof(scalarYaml, array(scalarYaml, { maxLength: 2 }), createGroup(scalarYaml))),
)

function createGroup(value: Arbitrary<YamlValue>): Arbitrary<YamlValue> {
  return array(
    nameYaml.chain((name) => value.map((child) => [name, child] as const)),
    { minLength: 1, maxLength: 4 },
  ).map((entries) => Object.fromEntries(entries))
}

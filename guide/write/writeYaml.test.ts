import { type Edit, editYaml, readValue } from '@/guide/testing/yamlEdits'
import type { Path } from '@/lib/values'
import { writeYaml } from './writeYaml'
import type { YamlValue } from './yamlValue'

const candidate = 'candidates/ada.yaml'

const set = (path: Path, value: YamlValue): Edit => ({ kind: 'set', path, value })
const add = (path: Path, value: YamlValue): Edit => ({ kind: 'add', path, value })
const remove = (...path: Path): Edit => ({ kind: 'remove', path })
const move = (path: Path, to: number): Edit => ({ kind: 'move', path, to })

const source = `# header of the file

name: Ada # as on the ballot
race: mayor
# about the party
party: "N/A"

# about the stances
stances:
  # about the first stance
  - title: Roads # short
    topics: [roads, housing]
    text: >- # a summary
      Ada wanted wider roads, wider sidewalks, and a crossing at the library. She said so in an
      interview.

    sources:
      - letter
  # between stances

  - title: Parks
    sources: # two
      - letter # the first
      - notice
  # after the stances

sources: [notice]
`

/** Returns the lines that an edit removes from the source, with -, and those that it adds, with +. */
function diff(edits: readonly Edit[], text = source, file = candidate): readonly string[] {
  const before = text.split('\n')
  const after = editYaml(text, edits, file).split('\n')
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start++
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++
  const cut = (lines: readonly string[]) => lines.slice(start, lines.length - end)
  return [...cut(before).map((line) => `-${line}`), ...cut(after).map((line) => `+${line}`)]
}

it('keeps the comment at the end of the line', () => {
  expect(diff([set(['name'], 'Bo')])).toEqual(['-name: Ada # as on the ballot', '+name: Bo # as on the ballot'])
})

it('keeps quotation marks that the value did not need', () => {
  expect(diff([set(['party'], 'Green')])).toEqual(['-party: "N/A"', '+party: "Green"'])
})

it('keeps the comment of folded text, and the blank line below it', () => {
  expect(diff([set(['stances', 0, 'text'], `${'Word '.repeat(17)}word, and more.`)])).toEqual([
    '-      Ada wanted wider roads, wider sidewalks, and a crossing at the library. She said so in an',
    '-      interview.',
    `+      ${'Word '.repeat(17)}word, and`,
    '+      more.',
  ])
})

it('writes text on one line if it fits', () => {
  expect(editYaml(source, [set(['stances', 0, 'text'], 'Short. Text.')], candidate)).toContain(
    '    text: Short. Text. # a summary\n\n    sources:',
  )
})

it.each(['yes', 'No', 'on', '=', '07:00', '1:30', ' '])(
  'quotes %j, which other programs read as another value',
  (text) => {
    expect(editYaml('a: x\n', [set(['a'], text)], 'a.yaml')).toBe(`a: ${JSON.stringify(text)}\n`)
  },
)

it('keeps the comments of a value that another kind of value replaces', () => {
  expect(editYaml('a: x # one\nb: y\n', [set(['a'], ['p q', 'r'])], 'a.yaml')).toBe(
    'a:\n  - p q\n  - r\n  # one\nb: y\n',
  )
  expect(editYaml('a: # one\n  - x\nb: y\n', [set(['a'], 'z')], 'a.yaml')).toBe('a:\n  # one\n  z\nb: y\n')
})

it('keeps the equal items of a list, with their comments', () => {
  expect(diff([set(['stances', 1, 'sources'], ['letter', 'minutes', 'notice'])])).toEqual(['+      - minutes'])
})

it('keeps a comment out of the text above it', () => {
  expect(editYaml('a: x\n    # deep\nb: y\n', [set(['a'], 'p\nq')], 'a.yaml')).toBe('a: >- # deep\n  p\n\n  q\nb: y\n')
})

it('writes an item in brackets next to the others', () => {
  expect(diff([add(['stances', 0, 'topics', 1], 'parks')])).toEqual([
    '-    topics: [roads, housing]',
    '+    topics: [roads, parks, housing]',
  ])
})

it('keeps the comments of a list in brackets', () => {
  expect(editYaml('a: x\nb: [\n  y, # first\n  z\n]\n', [add(['b', 2], 'w')], 'a.yaml')).toContain(' y, # first\n')
})

it('adds a field where the schema has it', () => {
  expect(diff([set(['sortName'], 'Byron, Ada')])).toEqual(['+sortName: Byron, Ada'])
  expect(editYaml(source, [set(['sortName'], 'Byron, Ada')], candidate)).toContain('ballot\nsortName: Byron, Ada\nrace')
})

it('fills in an empty field, and a file of comments', () => {
  expect(editYaml('a:\nb: # later\n', [set(['a'], 'x'), set(['b'], 'z')], 'a.yaml')).toBe('a: x\nb: z # later\n')
  expect(editYaml('# sources\n', [set(['letter'], { title: 'A' })], 'sources.yaml')).toBe(
    '# sources\n\nletter:\n  title: A\n',
  )
})

it('moves an item with the comments above and beside it, below the comment above all items', () => {
  const list = 'a:\n  # all\n  - x # one\n  # second\n  - y # two\n'
  expect(editYaml(list, [move(['a', 1], 0)], 'a.yaml')).toBe('a:\n  # all\n  # second\n  - y # two\n  - x # one\n')
})

it('changes one line for a changed word of an item that moves', () => {
  const text = 'a:\n  - b: More buses\n    c: to the north\n  # second\n  - b: Fewer cars\n    c: downtown\n'
  const value = {
    a: [
      { b: 'Fewer cars', c: 'downtown' },
      { b: 'More trains', c: 'to the north' },
    ],
  }
  expect(editYaml(text, [set([], value)], 'a.yaml')).toBe(
    'a:\n  # second\n  - b: Fewer cars\n    c: downtown\n  - b: More trains\n    c: to the north\n',
  )
})

it('formats a new file in the order of the schema, below its header', () => {
  const value = { corrections: [], when: { deadlines: [], hours: { closes: '20:00', opens: '07:00' } }, city: 'A' }
  expect(Buffer.from(writeYaml(undefined, value, 'election.yaml', '# A')).toString()).toBe(
    '# A\n\ncity: A\n\nwhen:\n  hours:\n    opens: "07:00"\n    closes: "20:00"\n  deadlines: []\ncorrections: []\n',
  )
})

it('removes the comments directly above the field and on its line', () => {
  expect(diff([remove('party')])).toEqual(['-# about the party', '-party: "N/A"'])
})

it('keeps the comments of other fields, and of the file', () => {
  expect(diff([remove('name')])).toEqual(['-name: Ada # as on the ballot'])
  expect(diff([remove('stances', 1)])).toEqual([
    '-  - title: Parks',
    '-    sources: # two',
    '-      - letter # the first',
    '-      - notice',
  ])
})

it('keeps a comment directly above the first field or item', () => {
  expect(editYaml('# header\na: x\nb: z\n', [remove('a')], 'a.yaml')).toBe('# header\nb: z\n')
  expect(editYaml('a:\n  # first\n  - x\n  - z\n', [remove('a', 0)], 'a.yaml')).toBe('a:\n  # first\n  - z\n')
  expect(editYaml('# header\nrace: x\n', [set(['name'], 'A')], candidate)).toBe('# header\nname: A\nrace: x\n')
})

it('keeps the section comment and the blank line of a removed first entry', () => {
  expect(editYaml('a: x\n\n# section\n\nb: x\nc: x\n', [remove('b')], 'a.yaml')).toBe('a: x\n\n# section\n\nc: x\n')
  expect(editYaml('a: x\n# section\n\nb: x\n\nc: x\n', [remove('b')], 'a.yaml')).toBe('a: x\n# section\n\nc: x\n')
  expect(editYaml('a: x\n\nb: x\nc: x\n', [remove('b')], 'a.yaml')).toBe('a: x\n\nc: x\n')
})

it('moves the dash to the next field', () => {
  expect(diff([remove('stances', 0, 'title')])).toEqual([
    '-  - title: Roads # short',
    '-    topics: [roads, housing]',
    '+  - topics: [roads, housing]',
  ])
})

it('keeps an emptied list', () => {
  expect(editYaml('city: A\ncorrections:\n  - text: B\n', [remove('corrections', 0)], 'election.yaml')).toBe(
    'city: A\ncorrections: []\n',
  )
})

it.each([
  ['CRLF', 'a: 1\r\nb:\r\n  - x\r\n', 'a: 2\r\nb:\r\n  - x\r\n  - z\r\n'],
  ['a byte order mark', '\uFEFFa: 1\nb:\n  - x\n', '\uFEFFa: 2\nb:\n  - x\n  - z\n'],
  ['a missing line break at the end', 'a: 1\nb:\n  - x', 'a: 2\nb:\n  - x\n  - z'],
  ['document markers', '%YAML 1.2\n---\na: 1\nb:\n  - x\n...\n', '%YAML 1.2\n---\na: 2\nb:\n  - x\n  - z\n...\n'],
  ['lists without indentation', 'a: 1\nb:\n- x\n', 'a: 2\nb:\n- x\n- z\n'],
  ['wide indentation', 'a: 1\nb:\n    - x\nc:\n    d: y\n', 'a: 2\nb:\n    - x\n    - z\nc:\n    d: y\n'],
  ['wide spaces of other lines', 'a: 1\nc:   x\nb:\n  -   x\n', 'a: 2\nc:   x\nb:\n  -   x\n  - z\n'],
  ['braces', '{a: 1, b: [x]}\n', '{a: 2, b: [x, z]}\n'],
  ['an anchor', 'a: &x 1\nb: [x]\n', 'a: &x 2\nb: [x, z]\n'],
])('keeps %s', (_style, before, after) => {
  expect(editYaml(before, [set(['a'], 2), add(['b', 1], 'z')], 'a.yaml')).toBe(after)
})

it('separates a new entry of the file by a blank line', () => {
  const sources = 'a:\n  title: A\n\nb:\n  title: B\n'
  expect(editYaml(sources, [set(['c'], { title: 'C' })], 'sources.yaml')).toBe(`${sources}\nc:\n  title: C\n`)
})

it.each(['a:   1 # x\n\n\n', '', '# only a comment'])('changes nothing in %j without an edit', (text) => {
  expect(editYaml(text, [], 'a.yaml')).toBe(text)
})

it('writes text that reads back only if it is not folded', () => {
  const text = `\t--- #${'W'.repeat(120)}`
  expect(readValue(editYaml('a: "b"\n', [set(['a'], text)], 'a.yaml'))).toEqual({ a: text })
})

it('keeps a date below a line that names YAML 1.1', () => {
  const text = '%YAML 1.1\n---\na: 1\nb: 2026-11-22\n'
  expect(editYaml(text, [set(['a'], 2)], 'a.yaml')).toBe(text.replace('a: 1', 'a: 2'))
  expect(readValue(text)).toEqual({ a: 1, b: '2026-11-22' })
})

it.each([
  ['a tag', 'b: 1\na: !!str 1\n', 'The editor cannot change this file'],
  ['a repeated field', 'a: 1\na: 2\n', 'is already on line 1'],
  ['an alias', 'a: 1\nb: *x\n', 'The line “b: \\*x”'],
])('refuses a file with %s', (_name, text, found) => {
  expect(() => writeYaml(Buffer.from(text), { a: 2 }, 'a.yaml')).toThrow(new RegExp(found))
})

it('changes thousands of lines of a file in seconds', () => {
  const names = Array.from({ length: 9000 }, (_, index) => `a${index}`)
  const text = names.map((name) => `${name}:   "x"\n`).join('')
  const value = Object.fromEntries(names.map((name) => [name, 'z']))
  expect(Buffer.from(writeYaml(Buffer.from(text), value, 'a.yaml')).toString()).toContain('a8999: "z"\n')
})

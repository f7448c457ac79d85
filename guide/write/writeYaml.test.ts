/** @jest-environment node */
import { add, candidate, diff, set, source } from '@/guide/testing/commentedCandidate'
import { editYaml } from '@/guide/testing/yamlEdits'
import { writeYaml } from './writeYaml'

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

it('replaces a value by a list and keeps the comment', () => {
  expect(diff([set(['name'], ['a b', 'c'])])).toEqual([
    '-name: Ada # as on the ballot',
    '+name: # as on the ballot',
    '+  - a b',
    '+  - c',
  ])
})

it('replaces a list by a value and keeps the comment of its field', () => {
  expect(diff([set(['stances', 1, 'sources'], 'none')])).toEqual([
    '-    sources: # two',
    '-      - letter # the first',
    '-      - notice',
    '+    sources: none # two',
  ])
})

it('keeps the equal items of a list, with their comments', () => {
  expect(diff([set(['stances', 1, 'sources'], ['letter', 'minutes', 'notice'])])).toEqual(['+      - minutes'])
})

it('keeps the comment of the last item if one is inserted before it', () => {
  expect(editYaml('a:\n  - x\n  - z # last\n', [set(['a'], ['x', 'w', 'z'])], 'a.yaml')).toBe(
    'a:\n  - x\n  - w\n  - z # last\n',
  )
})

it('writes a new list of ids as the others of its name', () => {
  const lists = 'a:\n  - b: [x]\n    c:\n      - x\n  - d: e\n'
  const edits = [set(['a', 1, 'b'], ['z']), set(['a', 1, 'c'], ['z'])]
  expect(editYaml(lists, edits, 'a.yaml')).toBe(`${lists}    b: [z]\n    c:\n      - z\n`)
})

it('keeps comments between a name and its value', () => {
  expect(editYaml('a:\n  # above\n  x # beside\n', [set(['a'], 'z')], 'a.yaml')).toBe('a:\n  # above\n  z # beside\n')
})

it('keeps a comment out of the text above it', () => {
  expect(editYaml('a: x\n    # deep\nb: y\n', [set(['a'], 'p\nq')], 'a.yaml')).toBe('a: >-\n  p\n\n  q\n# deep\nb: y\n')
})

it('writes an item in brackets next to the others', () => {
  expect(diff([add(['stances', 0, 'topics', 1], 'parks')])).toEqual([
    '-    topics: [roads, housing]',
    '+    topics: [roads, parks, housing]',
  ])
})

it('adds a field where the schema has it', () => {
  expect(diff([set(['sortName'], 'Byron, Ada')])).toEqual(['+sortName: Byron, Ada'])
  expect(editYaml(source, [set(['sortName'], 'Byron, Ada')], candidate)).toContain('ballot\nsortName: Byron, Ada\nrace')
})

it('fills in an empty field, and a file of comments', () => {
  expect(editYaml('a:\nb: # later\n', [set(['a'], 'x'), set(['b'], ['a b'])], 'a.yaml')).toBe(
    'a: x\nb: # later\n  - a b\n',
  )
  expect(editYaml('# sources\n', [set(['letter'], { title: 'A' })], 'sources.yaml')).toBe(
    '# sources\nletter:\n  title: A\n',
  )
})

it('keeps a comment between a name and its value in brackets', () => {
  expect(editYaml('a: { b: # about b\n    x, c: y }\n', [set(['a', 'b'], 'z')], 'a.yaml')).toBe(
    'a: { b: # about b\n    z, c: y }\n',
  )
})

it('changes one line for a changed word of an item that moves with its comments', () => {
  const text = 'a:\n  # first\n  - b: More buses\n    c: to the north\n  # second\n  - b: Fewer cars\n    c: downtown\n'
  const value = {
    a: [
      { b: 'Fewer cars', c: 'downtown' },
      { b: 'More trains', c: 'to the north' },
    ],
  }
  expect(editYaml(text, [{ kind: 'set', path: [], value }], 'a.yaml')).toBe(
    'a:\n  # second\n  - b: Fewer cars\n    c: downtown\n  # first\n  - b: More trains\n    c: to the north\n',
  )
})

it('formats a new file in the order of the schema, below its header', () => {
  const value = { corrections: [], when: { deadlines: [], hours: { closes: '20:00', opens: '07:00' } }, city: 'A' }
  expect(Buffer.from(writeYaml(undefined, value, 'election.yaml', '# A')).toString()).toBe(
    '# A\n\ncity: A\n\nwhen:\n  hours:\n    opens: "07:00"\n    closes: "20:00"\n  deadlines: []\ncorrections: []\n',
  )
})

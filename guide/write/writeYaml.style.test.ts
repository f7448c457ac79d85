/** @jest-environment node */
import { add, move, set } from '@/guide/testing/commentedCandidate'
import { editYaml, readValue } from '@/guide/testing/yamlEdits'

it.each([
  ['CRLF', 'a: 1\r\nb:\r\n  - x\r\n', 'a: 2\r\nb:\r\n  - x\r\n  - z\r\n'],
  ['a byte order mark', '\uFEFFa: 1\nb:\n  - x\n', '\uFEFFa: 2\nb:\n  - x\n  - z\n'],
  ['a missing line break at the end', 'a: 1\nb:\n  - x', 'a: 2\nb:\n  - x\n  - z'],
  ['document markers', '%YAML 1.2\n---\na: 1\nb:\n  - x\n...\n', '%YAML 1.2\n---\na: 2\nb:\n  - x\n  - z\n...\n'],
  ['lists without indentation', 'a: 1\nb:\n- x\n', 'a: 2\nb:\n- x\n- z\n'],
  ['wide spaces', 'a:   1\nb:\n  -   x\n', 'a:   2\nb:\n  -   x\n  - z\n'],
  ['braces', '{ a: 1, b: [x] }\n', '{ a: 2, b: [x, z] }\n'],
])('keeps %s', (_style, before, after) => {
  expect(editYaml(before, [set(['a'], 2), add(['b', 1], 'z')], 'a.yaml')).toBe(after)
})

it('indents new fields and lists as the others', () => {
  const wide = 'a:\n    b:\n    - c: x\n      d:\n      - long text\n'
  expect(editYaml(wide, [set(['e'], { f: ['long text'] })], 'a.yaml')).toBe(`${wide}\ne:\n    f:\n    - long text\n`)
})

it('separates a new entry by a blank line if the others are', () => {
  const sources = 'a:\n  title: A\n\nb:\n  title: B\n'
  expect(editYaml(sources, [set(['c'], { title: 'C' })], 'sources.yaml')).toBe(`${sources}\nc:\n  title: C\n`)
})

it.each(['a:   1 # x\n\n\n', '', '# only a comment'])('changes nothing in %j without an edit', (text) => {
  expect(editYaml(text, [], 'a.yaml')).toBe(text)
})

it('keeps what follows the end of the document', () => {
  expect(editYaml('a: 1\n...\n  # end\n', [set(['b'], 2)], 'a.yaml')).toBe('a: 1\nb: 2\n...\n  # end\n')
})

it('moves an item with its comments, and leaves those between items', () => {
  const list = 'a:\n  # first\n  - x # one\n  # between\n\n  # second\n  - y # two\n'
  expect(editYaml(list, [move(['a', 1], 0)], 'a.yaml')).toBe(
    'a:\n  # second\n  - y # two\n  # first\n  - x # one\n  # between\n\n',
  )
})

it('keeps a date below a line that names YAML 1.1', () => {
  const text = '%YAML 1.1\n---\na: 1\nb: 2026-11-22\n'
  expect(editYaml(text, [set(['a'], 2)], 'a.yaml')).toBe(text.replace('a: 1', 'a: 2'))
  expect(readValue(text)).toEqual({ a: 1, b: '2026-11-22' })
})

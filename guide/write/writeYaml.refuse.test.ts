/** @jest-environment node */
import { remove, set } from '@/guide/testing/commentedCandidate'
import { editYaml } from '@/guide/testing/yamlEdits'
import { writeYaml } from './writeYaml'

it('refuses to rearrange brackets with comments', () => {
  const list = 'a: x\nb: [\n  y, # first\n  z\n]\n'
  expect(() => editYaml(list, [remove('b', 0)], 'a.yaml')).toThrow(
    /a\.yaml, line 2\n[^]*expected: a style that can be changed automatically[^]*found: a comment in brackets/,
  )
  expect(editYaml(list, [set(['b', 1], 'w')], 'a.yaml')).toBe(list.replace('z', 'w'))
})

it.each([
  ['an anchor', 'a: &x 1\n', 'line 1', 'the anchor "&x"'],
  ['a tag', 'b: 1\na: !!str 1\n', 'line 2', 'the tag "tag:yaml.org,2002:str"'],
  ['a merge key', 'a: 1\n<<: {b: 1}\n', 'line 2', 'the merge key "<<"'],
  ['a repeated field', 'a: 1\na: 2\n', 'line 2', 'which is also on line 1'],
  ['an alias', 'a: 1\nb: *x\n', 'line 2', 'the line "b: *x"'],
  ['a name after a question mark', '? a\n: 1\n', 'line 1', 'a name after a question mark'],
])('refuses a file with %s', (_name, text, line, found) => {
  expect(() => writeYaml(Buffer.from(text), { a: 2 }, 'a.yaml')).toThrow(
    new RegExp(`${line}[^]*${found.replace('*', '\\*')}`),
  )
})

it('refuses to write brackets on lines of their own if a comment inside of inner brackets would be lost', () => {
  const groups = 'a: [{ b: [x, # first\n  y] }, { c: z }]\n'
  expect(() => editYaml(groups, [set(['a', 1, 'c'], { d: [{ e: 'f' }] })], 'a.yaml')).toThrow(
    /found: a comment in brackets/,
  )
  expect(editYaml(groups, [set(['a', 1, 'c'], 'w')], 'a.yaml')).toBe(groups.replace('z', 'w'))
})

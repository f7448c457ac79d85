/** @jest-environment node */
import { add, candidate, remove, set, source } from '@/guide/testing/commentedCandidate'
import { editYaml } from './editYaml'

it('refuses to rearrange brackets with comments', () => {
  const list = 'a: x\nb: [\n  y, # first\n  z\n]\n'
  expect(() => editYaml(list, [remove('b', 0)], 'a.yaml')).toThrow(/a\.yaml, line 2\n[^]*found: a comment/)
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
  expect(() => editYaml(text, [set(['a'], 2)], 'a.yaml')).toThrow(new RegExp(`${line}[^]*${found.replace('*', '\\*')}`))
})

it.each([
  ['a missing item', remove('stances', 2), 'line 9, stances, item 3', 'an existing field or item'],
  ['a field that exists', add(['name'], 'Bo'), 'line 3, name', 'a field that does not exist'],
  ['an index beyond the list', add(['stances', 3], {}), 'line 9, stances, item 4', 'an index from 0 to 2'],
  ['a field of a text', set(['name', 'first'], 'Bo'), 'line 3, name', 'a group of fields'],
  ['a number that is not finite', set(['race'], NaN), 'line 4, race', 'a finite number'],
])('refuses an edit of %s', (_name, edit, place, expected) => {
  expect(() => editYaml(source, [edit], candidate)).toThrow(
    new RegExp(`${candidate}, ${place}[^]*expected: ${expected}`),
  )
})

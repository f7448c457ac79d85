/** @jest-environment node */
import { array, assert, constantFrom, dictionary, letrec, oneof, property } from 'fast-check'
import { editYaml } from '@/guide/write/editYaml'
import { parseYaml } from '@/guide/read/readYaml'
import type { YamlValue } from '@/guide/write/edits'
import { deriveEdits } from './deriveEdits'

const file = 'data/a/candidates/ada.yaml'
const source = `# Checked by hand.
name: Ada Byron # as on the ballot
stances:
  # From the interview.
  - title: More buses
    text: >-
      Byron wanted buses to run
      until midnight.
    sources: [forum, paper]
  # From the forum.
  - title: Fewer cars
    text: Byron wanted a car-free main street.
    sources: [forum]
sources: [list]
`

// oxlint-disable-next-line typescript/no-explicit-any -- The content of a file has any form.
type Fields = any

/** The lines that a change of the value removes and adds. */
function edit(change: (value: Fields) => void) {
  const before = parseYaml(source, file).value as YamlValue
  const after = structuredClone(before)
  change(after)
  const text = editYaml(source, deriveEdits(before, after), file)
  expect(parseYaml(text, file).value).toEqual(after)
  const lines = source.split('\n')
  const edited = text.split('\n')
  return {
    text,
    removed: lines.filter((line) => !edited.includes(line)),
    added: edited.filter((line) => !lines.includes(line)),
  }
}

it('changes one line for a changed word, and keeps its comment', () => {
  expect(edit((value) => (value.name = 'Ada King'))).toMatchObject({
    removed: ['name: Ada Byron # as on the ballot'],
    added: ['name: Ada King # as on the ballot'],
  })
})

it('changes one line for a changed word of an item that moves, which keeps its comments', () => {
  const { text, removed, added } = edit(({ stances }) => {
    stances.reverse()
    stances[1].title = 'More trains'
  })
  expect([...removed, ...added]).toEqual(['  - title: More buses', '  - title: More trains'])
  expect(text.indexOf('# From the forum.')).toBeLessThan(text.indexOf('# From the interview.'))
  expect(text).toMatch(/# From the forum\.\n  - title: Fewer cars/)
})

it('adds an item before others without a change to them', () => {
  const { removed, added } = edit(({ stances }) => stances.unshift({ title: 'Parks', text: 'Byron wanted parks.' }))
  expect({ removed, added }).toEqual({
    removed: [],
    added: ['  - title: Parks', '    text: Byron wanted parks.'],
  })
})

it('removes an item with its comment', () => {
  const { text, added } = edit(({ stances }) => stances.shift())
  expect(added).toEqual([])
  expect(text).not.toContain('# From the interview.')
  expect(text).toContain('# From the forum.')
})

it('changes one line for a changed source', () => {
  expect(edit(({ stances }) => (stances[0].sources[1] = 'post'))).toMatchObject({
    removed: ['    sources: [forum, paper]'],
    added: ['    sources: [forum, post]'],
  })
})

it('keeps an emptied list', () => {
  expect(edit((value) => (value.stances = [])).added).toEqual(['stances: []'])
})

const seed = 17

it(`turns any value into any other (seed ${seed})`, () => {
  const { value } = letrec<{ value: YamlValue; list: YamlValue[]; group: Record<string, YamlValue> }>((tie) => ({
    value: oneof({ maxDepth: 3 }, constantFrom('a', 'b b', 'c', 1, true, null), tie('list'), tie('group')),
    list: array(tie('value'), { maxLength: 4 }),
    group: dictionary(constantFrom('id', 'x', 'y', 'constructor'), tie('value')),
  }))
  const root = dictionary(constantFrom('k', 'l', 'm'), value, { minKeys: 1 })
  assert(
    property(root, root, (before, after) => {
      const text = editYaml(
        editYaml('', [{ kind: 'set', path: [], value: before }], 'x.yaml'),
        deriveEdits(before, after),
        'x.yaml',
      )
      expect(parseYaml(text, 'x.yaml').value).toEqual(after)
    }),
    { seed, numRuns: 100 },
  )
})

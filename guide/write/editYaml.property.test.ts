/** @jest-environment node */
import { array, assert, constantFrom, property } from 'fast-check'
import { applyToValue } from '@/guide/testing/applyToValue'
import { findLineProblem } from '@/guide/testing/editedLines'
import { editOf, getAt, listPlaces, readValue, yamlFiles } from '@/guide/testing/yamlEdits'
import { anyYaml, hostileYamlText, scalarYaml } from '@/guide/testing/yamlValues'
import { editYaml } from './editYaml'
import type { Edit, YamlPath, YamlValue } from './edits'
import { formatYaml } from './formatYaml'

jest.setTimeout(60_000)

const numRuns = 6

/** True if an edit removes the last entry of a list or group, which is removed too. */
function emptiesParent(value: YamlValue, { kind, path }: Edit): boolean {
  return kind === 'remove' && Object.keys(Object(getAt(value, path.slice(0, -1)))).length === 1
}

it.each([...yamlFiles])('changes in %s what a random edit asks for, and no other line', (file, source) => {
  const value = readValue(source)
  assert(
    property(editOf(value), (edit) => {
      const edited = editYaml(source, [edit], file)
      expect(readValue(edited)).toEqual(applyToValue(value, edit, file))
      expect(emptiesParent(value, edit) ? undefined : findLineProblem(source, edited, edit)).toBeUndefined()
    }),
    { numRuns },
  )
})

it.each([...yamlFiles])('leaves %s as it is if every value is set to what it is', (file, source) => {
  const edits = listPlaces(readValue(source)).map(({ path, value }): Edit => ({ kind: 'set', path, value }))
  expect(editYaml(source, edits, file)).toBe(source)
})

/** A random file of an election. */
const anyFile = constantFrom(...yamlFiles)

it('applies several edits in order', () => {
  const run = anyFile.chain(([file, source]) => {
    const start = readValue(source)
    const first = editOf(start)
    return first.chain((edit) =>
      editOf(applyToValue(start, edit, file)).map((next) => ({ file, source, start, edits: [edit, next] })),
    )
  })
  assert(
    property(run, ({ file, source, start, edits }) => {
      const expected = edits.reduce((value, edit) => applyToValue(value, edit, file), start)
      expect(readValue(editYaml(source, edits, file))).toEqual(expected)
    }),
    { numRuns: 100 },
  )
})

const shortText = constantFrom('Ada', 'mb-bears', 'Ada Byron', 'N/A', 'https://a.example/b', '2026-11-22')

it.each([...yamlFiles])('restores %s if a value is changed and changed back', (file, source) => {
  // Medford's texts are folded as the writer folds them. Titles and other long texts are not.
  const isFoldedAlike = (path: YamlPath, value: YamlValue) =>
    (file.includes('medford') && path.at(-1) === 'text') || String(value).length < 60
  const kept = listPlaces(readValue(source)).filter(
    ({ path, value }) => typeof value !== 'object' && isFoldedAlike(path, value),
  )
  assert(
    property(constantFrom(...kept), shortText, ({ path, value }, text) => {
      const changed = editYaml(source, [{ kind: 'set', path, value: text }], file)
      expect(editYaml(changed, [{ kind: 'set', path, value }], file)).toBe(source)
    }),
    { numRuns },
  )
})

it('writes any text in every style so that it reads back', () => {
  const source =
    'a:\n  - plain: text\n    double: "text"\n    single: \'text\'\n    folded: >-\n      text\n    literal: |-\n      text\n    flow: [text]\n'
  const styles = ['plain', 'double', 'single', 'folded', 'literal']
  assert(
    property(array(hostileYamlText, { minLength: 6, maxLength: 6 }), (texts) => {
      const edits = texts.map((value, index): Edit => {
        const style = styles[index]
        return { kind: 'set', path: style === undefined ? ['a', 0, 'flow', 0] : ['a', 0, style], value }
      })
      const [plain, double, single, folded, literal, flow] = texts
      const expected = { a: [{ plain, double, single, folded, literal, flow: [flow] }] }
      expect(readValue(editYaml(source, edits, 'a.yaml'))).toEqual(expected)
    }),
    { numRuns: 300 },
  )
})

it('creates files that read back', () => {
  assert(
    property(anyYaml, scalarYaml, (value, scalar) => {
      const contents = { name: scalar, stances: value }
      expect(readValue(formatYaml(contents, 'candidates/ada.yaml', '# A header'))).toEqual(contents)
    }),
    { numRuns: 200 },
  )
})

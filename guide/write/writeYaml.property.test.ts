/** @jest-environment node */
import { array, assert, constantFrom, dictionary, letrec, oneof, property } from 'fast-check'
import { applyEdit, editOf, editYaml, listPlaces, readValue, yamlFiles, type Edit } from '@/guide/testing/yamlEdits'
import { countRuns } from '@/lib/testing/countRuns'
import { anyYaml, hostileYamlText, scalarYaml } from '@/guide/testing/yamlValues'
import type { Path } from '@/lib/values'
import { writeYaml } from './writeYaml'
import type { YamlValue } from './yamlValue'

jest.setTimeout(60_000)

const numRuns = countRuns(2)

/** The sources of a new guide are empty. */
const filledFiles = [...yamlFiles].filter(([, source]) =>
  listPlaces(readValue(source)).some(({ path }) => path.length > 0),
)

it.each(filledFiles)('changes in %s what a random edit asks for, and nothing else', (file, source) => {
  const value = readValue(source)
  assert(
    property(editOf(value), (edit) => {
      expect(readValue(editYaml(source, [edit], file))).toEqual(applyEdit(value, edit))
    }),
    { numRuns },
  )
})

it.each([...yamlFiles])('leaves %s as it is if every value is set to what it is', (file, source) => {
  const edits = listPlaces(readValue(source)).map(({ path, value }): Edit => ({ kind: 'set', path, value }))
  expect(editYaml(source, edits, file)).toBe(source)
})

const shortText = constantFrom('Ada', 'mb-bears', 'Ada Byron', 'N/A', 'https://a.example/b', '2026-11-22')

it.each(filledFiles)('restores %s if a value is changed and changed back', (file, source) => {
  // Medford's text is folded as the writer folds it. Titles, translations and other long strings are not.
  const isFoldedAlike = (path: Path, value: YamlValue) =>
    (/medford(?!.*translations)/.test(file) && path.at(-1) === 'text') || String(value).length < 60
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
    { numRuns: countRuns(60) },
  )
})

it('creates files that read back', () => {
  assert(
    property(anyYaml, scalarYaml, (value, scalar) => {
      const contents = { name: scalar, stances: value }
      expect(
        readValue(Buffer.from(writeYaml(undefined, contents, 'candidates/ada.yaml', '# A header')).toString()),
      ).toEqual(contents)
    }),
    { numRuns: countRuns(50) },
  )
})

it('turns any value into any other', () => {
  const { value } = letrec<{ value: YamlValue; list: YamlValue[]; group: Record<string, YamlValue> }>((tie) => ({
    value: oneof({ maxDepth: 3 }, constantFrom('a', 'b b', 'c', 1, true, null), tie('list'), tie('group')),
    list: array(tie('value'), { maxLength: 4 }),
    group: dictionary(constantFrom('id', 'x', 'y', 'constructor'), tie('value'), { noNullPrototype: true }),
  }))
  const root = dictionary(constantFrom('k', 'l', 'm'), value, { minKeys: 1, noNullPrototype: true })
  assert(
    property(root, root, (before, after) => {
      const edited = writeYaml(writeYaml(undefined, before, 'x.yaml'), after, 'x.yaml')
      expect(readValue(Buffer.from(edited).toString())).toEqual(after)
    }),
    { numRuns: countRuns(50) },
  )
})

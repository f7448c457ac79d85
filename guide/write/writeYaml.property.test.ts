import { array, assert, boolean, constantFrom, dictionary, integer, letrec, oneof, property } from 'fast-check'
import { parseDocument, type Scalar } from 'yaml'
import { addComments, listComments, listOwnComments } from '@/guide/testing/yamlComments'
import {
  applyEdit,
  editOf,
  editYaml,
  listPlaces,
  readValue,
  yamlFiles,
  type Edit,
  type Place,
} from '@/guide/testing/yamlEdits'
import { countRuns } from '@/lib/testing/countRuns'
import { anyYaml, hostileYamlText, scalarYaml } from '@/guide/testing/yamlValues'
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

it.each(filledFiles)('loses no comment of %s but those of what is removed', (file, source) => {
  assert(
    property(integer({ min: 1, max: 5 }), boolean(), editOf(readValue(source)), (distance, hasGaps, edit) => {
      const commented = addComments(source, distance, hasGaps)
      const comments = listComments(editYaml(commented, [edit], file))
      expect(comments).toHaveLength(new Set(comments).size)
      const lost = listComments(commented).filter((comment) => !comments.includes(comment))
      const owned = listOwnComments(commented, edit)
      expect(lost.filter((comment) => !owned.includes(comment))).toEqual([])
    }),
    { numRuns },
  )
})

const unquoted = ['Ada', 'N/A', '2026-11-22', 'Two words. '.repeat(20).trim(), 'One.\n\nTwo.']

it.each(filledFiles)('restores %s if a value is changed and changed back', (file, source) => {
  const document = parseDocument(source)
  // Medford's statements are folded as the writer folds text. Other long text is not.
  const kept = listPlaces(readValue(source)).filter(({ path, value }) => {
    const { type } = document.getIn(path, true) as Scalar
    const isFoldedAlike = type === 'BLOCK_FOLDED' && file.startsWith('data/medford-2023/candidates/')
    return typeof value !== 'object' && (isFoldedAlike || (String(value).length < 60 && type !== 'BLOCK_FOLDED'))
  })
  // After text that needs quotation marks, those that the former value did not need are unknown.
  const others = ({ path }: Place) =>
    (document.getIn(path, true) as Scalar).type === 'PLAIN' ? [...unquoted, 'a: b', 'yes', '2026'] : unquoted
  const changes = constantFrom(...kept).chain((place) =>
    constantFrom(...others(place)).map((text) => [place, text] as const),
  )
  assert(
    property(changes, ([{ path, value }, text]) => {
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

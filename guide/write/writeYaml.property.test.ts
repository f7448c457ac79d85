import { array, assert, boolean, constantFrom, dictionary, integer, letrec, oneof, property } from 'fast-check'
import { isPair, LineCounter, parseDocument, visit, type Node, type Pair, type Scalar } from 'yaml'
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
import { getAt } from '@/lib/values'
import { writeYaml } from './writeYaml'
import type { YamlValue } from './yamlValue'

/** The sources of a new guide are empty. */
const filledFiles = [...yamlFiles].filter(([, source]) =>
  listPlaces(readValue(source)).some(({ path }) => path.length > 0),
)
const anyFile = constantFrom(...filledFiles)
const anyEdit = anyFile.chain(([file, source]) =>
  editOf(readValue(source)).map((edit) => [file, edit, source] as const),
)

const options = { numRuns: countRuns(20, 800) }

it('changes in a file what a random edit asks for, and nothing else', () => {
  assert(
    property(anyEdit, ([file, edit, source]) => {
      expect(readValue(editYaml(source, [edit], file))).toEqual(applyEdit(readValue(source), edit))
    }),
    options,
  )
})

/** Lines on which a field or an item begins. Indexes start at 0. */
function listEntryLines(source: string): readonly number[] {
  const lines = new LineCounter()
  const document = parseDocument(source, { lineCounter: lines })
  const starts: number[] = []
  const add = (node: unknown) => {
    const position = (node as Node).range?.[0] ?? 0
    const { line, col } = lines.linePos(position)
    const start = source.slice(position - col + 1, position)
    if (/^ *(?:- *)*$/.test(start)) starts.push(line - 1)
  }
  visit(document, { Pair: (_key, { key }) => add(key), Seq: (_key, { items }) => items.forEach((item) => add(item)) })
  return [...new Set(starts)].toSorted((a, b) => a - b)
}

/** Adds a numbered comment above every so many entries, and to the lines of the values beside them. */
function addComments(source: string, distance: number, hasGaps: boolean): string {
  const entries = listEntryLines(source)
  const lines = source.split('\n')
  for (const [index, line] of entries.entries()) {
    const text = lines[line] ?? ''
    const indent = /^ */.exec(text)?.[0] ?? ''
    const isOneLine = /[^:|>-]$/.test(text) && (entries.includes(line + 1) || lines[line + 1] === '')
    if (index % distance === 0) lines[line] = `${indent}# (${index})\n${hasGaps ? '\n' : ''}${text}`
    else if (isOneLine) lines[line] = `${text} # (${index})`
  }
  return lines.join('\n')
}

function listComments(source: string): readonly string[] {
  return source.match(/(?<=# .*)\(\d+\)/g) ?? []
}

/** The comments that an edit may remove: those directly above what it removes, and those in it. */
function listOwnComments(source: string, { kind, path }: Edit): readonly string[] {
  const old = getAt(readValue(source), path)
  const isReplaced = kind === 'set' && typeof old === 'object' && old !== null
  if (kind !== 'remove' && !isReplaced) return []
  const document = parseDocument(source)
  const parent = document.getIn(path.slice(0, -1), true) as { items: (Pair | Node)[] }
  const entry = parent.items.find((item, index) => (isPair(item) ? (item.key as Scalar).value : index) === path.at(-1))
  const head = (isPair(entry) ? entry.key : entry) as Node
  const value = (isPair(entry) ? entry.value : entry) as Node
  const lineStart = source.lastIndexOf('\n', head.range?.[0] ?? 0) + 1
  const above = kind === 'remove' ? /(?: *#.*\n)*$/.exec(source.slice(0, lineStart))?.[0] : ''
  return listComments(`${above}${source.slice(lineStart, value.range?.[2])}`)
}

it('loses no comment but those of what is removed', () => {
  assert(
    property(integer({ min: 1, max: 5 }), boolean(), anyEdit, (distance, hasGaps, [file, edit, source]) => {
      const commented = addComments(source, distance, hasGaps)
      const comments = listComments(editYaml(commented, [edit], file))
      expect(comments).toHaveLength(new Set(comments).size)
      const lost = listComments(commented).filter((comment) => !comments.includes(comment))
      const owned = listOwnComments(commented, edit)
      expect(lost.filter((comment) => !owned.includes(comment))).toEqual([])
    }),
    options,
  )
})

const plainTexts = ['Ada', 'N/A', '2026-11-22']
const foldedTexts = ['Two words. '.repeat(20).trim(), 'One.\n\nTwo.']
const quotedTexts = ['a: b', 'yes', '2026']

/** Medford's statements are folded as the writer folds text. Other long text is not. */
const isFoldedAlike = (file: string) => file.startsWith('data/medford-2023/candidates/')

/** Changes of a value after which the former value is written as it was. */
const anyChange = anyFile.chain(([file, source]) => {
  const document = parseDocument(source)
  const typeOf = ({ path }: Place) => (document.getIn(path, true) as Scalar).type
  const kept = listPlaces(readValue(source)).filter((place) => {
    if (typeof place.value === 'object') return false
    const isFolded = typeOf(place) === 'BLOCK_FOLDED'
    return isFolded ? isFoldedAlike(file) : String(place.value).length < 60
  })
  return constantFrom(...kept).chain((place) => {
    const type = typeOf(place)
    // After text of another style, quotation marks that a value does not need, and the lack of them, are unknown.
    const others = [
      ...plainTexts,
      ...(type?.startsWith('QUOTE') ? [] : foldedTexts),
      ...(type === 'PLAIN' ? quotedTexts : []),
    ]
    return constantFrom(...others).map((text) => [file, place, text, source] as const)
  })
})

it('restores a file if a value is changed and changed back', () => {
  assert(
    property(anyChange, ([file, { path, value }, text, source]) => {
      const changed = editYaml(source, [{ kind: 'set', path, value: text }], file)
      const restored = editYaml(changed, [{ kind: 'set', path, value }], file)
      // Next to a changed line, the writer folds long text as it always does.
      const isFolded = /^.{101,}$|>-$/m.test(source) && !isFoldedAlike(file)
      const form = (yaml: string) => (isFolded ? yaml.replaceAll(/\s+/g, ' ') : yaml)
      expect(form(restored)).toBe(form(source))
    }),
    options,
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

/** For tests: random YAML files in styles that the fixtures do not have. */
import { array, boolean, constantFrom, nat, record, type Arbitrary } from 'fast-check'
import { isDeepStrictEqual } from 'node:util'
import { parseDocument, stringify } from 'yaml'
import type { YamlValue } from '@/guide/write/yamlValue'
import { groupYaml } from './yamlValues'

export interface StyledFile {
  readonly source: string
  readonly value: YamlValue
}

const styles = record({
  indent: constantFrom(2, 3, 4),
  indentSeq: boolean(),
  collectionStyle: constantFrom('any', 'any', 'flow' as const),
  defaultStringType: constantFrom('PLAIN', 'PLAIN', 'QUOTE_DOUBLE', 'QUOTE_SINGLE', 'BLOCK_FOLDED', 'BLOCK_LITERAL'),
  lineWidth: constantFrom(40, 80, 0),
  directives: boolean(),
})

const insertion = record({
  position: nat(1000),
  text: constantFrom('', '', '# comment', '  # indented', '    # deeper', ' # end of line', '      # far'),
})

/** A file with comments, blank lines, line breaks and marks of many kinds. */
export const styledFile: Arbitrary<StyledFile> = record({
  value: groupYaml,
  style: styles,
  insertions: array(insertion, { maxLength: 8 }),
  hasMark: boolean(),
  isWindows: boolean(),
  hasLastBreak: boolean(),
}).map(({ value, style, insertions, hasMark, isWindows, hasLastBreak }) => {
  const { defaultStringType, collectionStyle, ...options } = style
  const plain = stringify(value, {
    ...options,
    defaultStringType: defaultStringType as 'PLAIN',
    collectionStyle: collectionStyle as 'any',
    defaultKeyType: 'PLAIN',
    aliasDuplicateObjects: false,
  })
  // The library serializes some texts of spaces wrongly. The writer may refuse to edit next to a text that keeps the
  // blank lines below it.
  const isReadable = isSame(plain, value) && !/[|>]\d?\+/.test(plain)
  // The writer refuses to rearrange brackets with comments.
  const changes = collectionStyle === 'flow' || !isReadable ? [] : insertions
  const commented = changes.reduce(
    (text, change) => insertComment(text, value, change),
    isReadable ? plain : JSON.stringify(value),
  )
  const source = [
    (text: string) => (isWindows ? text.replaceAll('\n', '\r\n') : text),
    (text: string) => (hasLastBreak ? text : text.replace(/\r?\n$/, '')),
    (text: string) => (hasMark ? `\uFEFF${text}` : text),
  ].reduce((text, change) => (isSame(change(text), value) ? change(text) : text), commented)
  return { source, value }
})

/** Inserts a line or the end of one, if the value stays the same. */
function insertComment(
  source: string,
  value: YamlValue,
  { position, text }: { position: number; text: string },
): string {
  const lines = source.split('\n')
  const index = position % lines.length
  const changed = text.startsWith(' #') ? lines.with(index, `${lines[index]}${text}`) : lines.toSpliced(index, 0, text)
  return isSame(changed.join('\n'), value) ? changed.join('\n') : source
}

function isSame(source: string, value: YamlValue): boolean {
  const document = parseDocument(source)
  return document.errors.length === 0 && isDeepStrictEqual(document.toJS(), value)
}

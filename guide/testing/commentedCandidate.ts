/** For tests: a file with comments, and short forms of its edits. */
import type { YamlValue } from '@/guide/write/yamlValue'
import type { Path } from '@/lib/values'
import { editYaml, type Edit } from './yamlEdits'

export const candidate = 'candidates/ada.yaml'

export const set = (path: Path, value: YamlValue): Edit => ({ kind: 'set', path, value })
export const add = (path: Path, value: YamlValue): Edit => ({ kind: 'add', path, value })
export const remove = (...path: Path): Edit => ({ kind: 'remove', path })
export const move = (path: Path, to: number): Edit => ({ kind: 'move', path, to })

export const source = `# header of the file

name: Ada # as on the ballot
race: mayor
# about the party
party: "N/A"

# about the stances
stances:
  # about the first stance
  - title: Roads # short
    topics: [roads, housing]
    text: >- # a summary
      Ada wanted wider roads, wider sidewalks, and a crossing at the library. She said so in an
      interview.

    sources:
      - letter
  # between stances

  - title: Parks
    sources: # two
      - letter # the first
      - notice
  # after the stances

sources: [notice]
`

/** Returns the lines that an edit removes from the source, with -, and those that it adds, with +. */
export function diff(edits: readonly Edit[], text = source, file = candidate): readonly string[] {
  const before = text.split('\n')
  const after = editYaml(text, edits, file).split('\n')
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start++
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++
  const cut = (lines: readonly string[]) => lines.slice(start, lines.length - end)
  return [...cut(before).map((line) => `-${line}`), ...cut(after).map((line) => `+${line}`)]
}
